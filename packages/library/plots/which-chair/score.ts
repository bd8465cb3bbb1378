import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'which-chair',
  premise: 'A grandparent who is to read sits down in a child’s chair, and when the grandparent gets up the chair comes too, as far as the door; it is not the grandparent who is stuck but what is in two pockets.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [22, 27], en: [19, 35] },
  ages: [3, 6],
  leads: ['elder'],
  nights: { place: 'a bedroom and its door', indoors: true, tone: 'funny', mechanism: 'emptying two pockets', feeling: 'worried', sleep: false },
  storyVotes: [3, 3],
  alike: ['hello-toe'],
  contains: [],
  registry: {
    idea: 'a grandparent gets up from a small chair and the chair comes along',
    device: 'what is stuck is the pockets, so they are emptied',
    objects: ['red chair with arms', 'cardigan with pockets like loaves', 'glasses under a potato'],
    joke: 'what chair, and the chair turns round as well',
    ending: 'a careful look behind: the bed has stayed where it was',
  },
  beats: [
    { id: 'it-creaked', part: 'open', at: 'the bedroom', with: ['child', 'elder', 'friend'], refrain: true, plants: ['chair', 'glasses', 'pockets'] },
    { id: 'what-chair', part: 'stir', at: 'the bedroom', with: ['child', 'elder'], refrain: true },
    { id: 'shake', part: 'try', at: 'the bedroom', with: ['child', 'elder'], refrain: true },
    { id: 'the-door', part: 'lull', at: 'the door', with: ['child', 'elder', 'pet'] },
    { id: 'two-loaves', part: 'turn', at: 'the door', with: ['child', 'elder'], pays: ['pockets'] },
    { id: 'out-of-the-pockets', part: 'turn', at: 'the door', with: ['child', 'elder', 'elder2'], pays: ['glasses'] },
    { id: 'like-a-cork', part: 'back', at: 'the door', with: ['child', 'elder'] },
    { id: 'the-bed', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['chair'] },
  ],
  pictures: [
    {
      beats: ['what-chair', 'it-creaked', 'shake'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'sits-on', to: 'chair', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'bed', act: 'points-at', to: 'chair', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'left', colour: 'red' }],
    },
    {
      beats: ['shake', 'the-door', 'two-loaves'],
      framing: 'wide',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'pulls', to: 'chair', feeling: 'afraid', faces: 'left' },
        { who: 'elder', at: 'left', act: 'sits-on', to: 'chair', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'left', colour: 'red' }],
    },
    {
      beats: ['out-of-the-pockets', 'like-a-cork', 'two-loaves'],
      framing: 'close',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'glasses', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
