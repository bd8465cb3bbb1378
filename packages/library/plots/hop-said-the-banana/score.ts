import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hop-said-the-banana',
  premise:
    'The banana has snapped, and at every stamp the table hops, and then the chair with the grown-up on it, and the fridge, until the whole kitchen has hopped out of the door; it comes back only when the child turns round and stamps backwards.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [2, 12], en: [2, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['angry'] },
  nights: { place: 'a kitchen', indoors: true, tone: 'funny', mechanism: 'stamping backwards', feeling: 'angry', sleep: false },
  contains: ['angry'],
  registry: {
    idea: 'whoever stamps makes the furniture hop, away through the door',
    device: 'stamping backwards, with one’s bottom to the door, brings it all home',
    objects: ['banana in two bits', 'chair in a flower bed with somebody on it', 'bird on a fridge', 'flower in the hair'],
    joke: 'the fridge is running; poh, because that is hop backwards',
    ending: 'a stamp with one toe, and the banana hops straight into the mouth',
  },
  beats: [
    { id: 'snapped', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'], plants: ['banana', 'stamp'], refrain: true },
    { id: 'the-fridge', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'], refrain: true },
    { id: 'out', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter', 'pet', 'friend'], refrain: true },
    { id: 'alone', part: 'lull', at: 'the door', with: ['child', 'adult', 'elder', 'sitter'] },
    { id: 'backwards', part: 'turn', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter', 'pet'], pays: ['stamp'], refrain: true },
    { id: 'this-much', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'] },
    { id: 'one-toe', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'], pays: ['banana'], refrain: true },
  ],
  pictures: [
    {
      beats: ['snapped', 'the-fridge'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
        { who: 'banana', at: 'centre', act: 'jumps', feeling: 'surprised', faces: 'right' },
        { who: 'chair', at: 'right', act: 'jumps', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['alone', 'out'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'fridge', feeling: 'surprised', faces: 'right' },
        { who: 'fridge', at: 'right', act: 'stands', feeling: 'calm', faces: 'left' },
        { who: 'bird', at: 'right', act: 'sits-on', to: 'fridge', feeling: 'calm', faces: 'left' },
        { who: 'adult', at: 'centre', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'left' },
        { who: 'elder', at: 'centre', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'left', if: '!adult' },
        { who: 'woman', called: 'sitter', at: 'centre', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'left', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['backwards', 'this-much'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'laughing', faces: 'left' },
        { who: 'fridge', at: 'right', act: 'jumps', feeling: 'laughing', faces: 'right' },
        { who: 'chair', at: 'centre', act: 'jumps', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
