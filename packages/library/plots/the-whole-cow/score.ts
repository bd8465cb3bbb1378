import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-whole-cow',
  premise:
    'A cow made of cloth has one head, and it is the friend who moos best; when the friend cannot go out before all those eyes, the back end goes first, backwards, with the tail to the people.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [8, 30], en: [33, 41] },
  ages: [5, 7],
  leads: ['friend'],
  nights: { place: 'behind a red curtain', indoors: true, tone: 'funny', mechanism: 'going on backwards, so that whoever is shy need not look', feeling: 'shy of all the eyes', sleep: false, endsInBed: true },
  storyVotes: [1, 3],
  alike: ['the-back-end-of-clementine'],
  contains: ['cow'],
  registry: {
    idea: 'in the back of a cow there is not one eye that can see you, so the back goes first',
    device: 'whoever cannot look at the people moos at the curtain',
    objects: ['cow of white cloth with brown patches', 'string that says swish', 'hole where the tail is sewn on', 'hat held on to in the front row'],
    joke: 'a moo so like a cow that somebody looks out of the window',
    ending: 'the front has surely gone to sleep at its own house, so the back can shut its eyes',
  },
  beats: [
    { id: 'only-one-head', part: 'open', at: 'the room with the window', with: ['child', 'friend', 'leader', 'pet'], plants: ['moo'] },
    { id: 'just-as-important', part: 'stir', at: 'inside the cow', with: ['child', 'friend'], plants: ['nothing', 'hole'] },
    { id: 'stood-still', part: 'try', at: 'behind the curtain', with: ['child', 'friend', 'farmer'] },
    { id: 'not-one-eye', part: 'lull', at: 'inside the cow', with: ['child', 'friend'], plants: ['first'] },
    { id: 'swish', part: 'turn', at: 'the stage', with: ['child', 'friend'], pays: ['hole'] },
    { id: 'moo-at-it', part: 'turn', at: 'the stage', with: ['child', 'friend', 'elder', 'elder2'], pays: ['moo'] },
    { id: 'wrong-way-round', part: 'back', at: 'the stage', with: ['child', 'friend', 'farmer'] },
    { id: 'very-important', part: 'down', at: 'behind the curtain', with: ['child', 'friend'], pays: ['nothing'] },
    { id: 'the-whole-cow', part: 'last', at: 'home', with: ['child', 'adult'], pays: ['first'] },
  ],
  pictures: [
    {
      beats: ['only-one-head', 'just-as-important'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'sings', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'leader', at: 'right', act: 'looks-at', to: 'window', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'window', at: 'far', size: 'big' }],
    },
    {
      beats: ['swish', 'not-one-eye', 'moo-at-it'],
      framing: 'wide',
      world: 'stage',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'girl', called: 'farmer', at: 'right', act: 'points-at', to: 'pantomime-cow', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'pantomime-cow', at: 'left' }],
    },
    {
      beats: ['wrong-way-round', 'very-important'],
      framing: 'close',
      world: 'stage',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
