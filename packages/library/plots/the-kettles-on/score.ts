import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-kettles-on',
  premise:
    'A pensioned fire engine puts out whatever is hot, the kettle and the candles with it, and thinks she is no use for anything else; then the best friend cannot get down from the apple tree, which is not hot at all, and the child asks for her ladder.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['fire-engine'] },
  nights: {
    place: 'a yard with an apple tree',
    indoors: false,
    tone: 'funny',
    mechanism: 'both hands on a bumper, and one candle left on purpose',
    feeling: 'sad about a cake',
    sleep: false,
  },
  putBefore: { sv: [0, 12], en: [3, 12] },
  contains: ['fire-engine', 'birthday', 'water'],
  registry: {
    idea: 'a fire engine with nothing left to put out puts out the tea',
    device: 'whoever thinks she can do only hot is asked for her other half, the ladder',
    objects: ['practice birthday', 'cake in an apple tree', 'whisper in capitals', 'bucket with a splash of milk'],
    joke: 'and you weren’t even hot',
    ending: 'the kettle’s on means come and be with us',
  },
  beats: [
    { id: 'too-old-for-fires', part: 'open', at: 'the yard', with: ['child', 'friend', 'elder', 'engine', 'pet'], plants: ['kettle'] },
    { id: 'i-must', part: 'stir', at: 'the yard', with: ['child', 'friend', 'engine'], plants: ['candles'] },
    { id: 'sticks', part: 'try', at: 'the yard', with: ['friend', 'engine', 'elder', 'adult'] },
    { id: 'up-the-tree', part: 'try', at: 'the yard', with: ['child', 'friend', 'elder'] },
    { id: 'only-hot', part: 'turn', at: 'the yard', with: ['child', 'elder', 'engine'] },
    { id: 'beep-beep', part: 'turn', at: 'the yard', with: ['child', 'friend', 'elder', 'elder2', 'engine'] },
    { id: 'one-left', part: 'back', at: 'the yard', with: ['child', 'elder', 'engine'], pays: ['candles'] },
    { id: 'come-and-be-with-us', part: 'last', at: 'the kitchen window', with: ['child', 'friend', 'elder', 'adult', 'engine', 'pet'], pays: ['kettle'] },
  ],
  pictures: [
    {
      beats: ['sticks', 'i-must', 'up-the-tree'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'fire-engine', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'fire-engine', called: 'engine', at: 'right', act: 'stands', size: 'big', colour: 'red', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['up-the-tree', 'only-hot'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'apple-tree', holding: 'cake', feeling: 'afraid', anyway: true },
      ],
    },
    {
      beats: ['beep-beep', 'one-left', 'only-hot'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'fire-engine', feeling: 'curious', faces: 'right' },
        { who: 'fire-engine', called: 'engine', at: 'right', act: 'stands', size: 'big', colour: 'red', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'apple-tree', at: 'far' }],
    },
  ],
});
