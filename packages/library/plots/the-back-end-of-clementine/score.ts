import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-back-end-of-clementine',
  premise:
    'The friend got the face of the horse in the play and the child the back end, where nobody sees anything; when everybody looks at the front and it cannot move, it is the back that sits down.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [32, 34], en: [34, 40] },
  ages: [8, 11],
  leads: ['friend'],
  wish: { concepts: ['school-play', 'theatre', 'stage'] },
  nights: { place: 'the school stage', indoors: true, tone: 'funny', mechanism: 'making people laugh until somebody else can move', feeling: 'stage fright', sleep: false },
  votes: { en: [14, 21] },
  storyVotes: [3, 3],
  contains: ['horse', 'school'],
  registry: {
    idea: 'when the front of a horse is struck with stage fright, the back end saves the play by sitting down',
    device: 'a code of taps through a blanket, with one that only means I am here',
    objects: ['horse of two blankets and a duvet', 'eyelashes on a string', 'tail like a propeller'],
    joke: 'nobody claps an engine',
    ending: 'the child is in front, and waits for the tap',
  },
  beats: [
    { id: 'the-list', part: 'open', at: 'outside the hall', with: ['child', 'friend'] },
    { id: 'clementine', part: 'open', at: 'home', with: ['child', 'friend', 'adult'], plants: ['eyelashes', 'front'] },
    { id: 'the-row', part: 'stir', at: 'home', with: ['child', 'friend', 'adult', 'pet'] },
    { id: 'the-code', part: 'stir', at: 'home', with: ['child', 'friend'], plants: ['squeeze', 'tap'] },
    { id: 'friday', part: 'try', at: 'the hall', with: ['child', 'friend'] },
    { id: 'knees', part: 'lull', at: 'the stage', with: ['child', 'friend'] },
    { id: 'sat-down', part: 'turn', at: 'the stage', with: ['child', 'friend'] },
    { id: 'a-very-tired-horse', part: 'turn', at: 'the stage', with: ['child', 'friend', 'adult', 'elder', 'elder2'] },
    { id: 'im-here', part: 'turn', at: 'the stage', with: ['child', 'friend'], pays: ['squeeze', 'eyelashes'] },
    { id: 'the-bow', part: 'back', at: 'the stage', with: ['child', 'friend', 'elder'] },
    { id: 'saturday', part: 'last', at: 'the stage', with: ['child', 'friend'], pays: ['front', 'tap'] },
  ],
  pictures: [
    {
      beats: ['clementine', 'the-row', 'the-code'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'pats', to: 'pantomime-horse', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'pantomime-horse', at: 'centre' }],
    },
    {
      beats: ['knees', 'sat-down', 'a-very-tired-horse'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'girl', at: 'right', act: 'calls-to', to: 'pantomime-horse', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'pantomime-horse', at: 'centre', size: 'big' }],
    },
    {
      beats: ['the-bow', 'im-here'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-hands', to: 'child', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'right', act: 'holds-hands', to: 'friend', feeling: 'proud', faces: 'left' },
      ],
    },
  ],
});
