import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-put-it-back',
  premise:
    'A penguin gives a child the best of six hundred pebbles, and the child says what was said at a birthday to somebody whose present was a stone; the nest is washed away, and it is that somebody who knows what a stone must be like.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [6, 12], en: [4, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['penguin'] },
  nights: {
    place: 'a penguin house',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'feeling for the flat side of a stone, and saying thank you',
    feeling: 'ashamed',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['penguin'],
  registry: {
    idea: 'what was said to a friend about a stone is said again to a penguin who gives one',
    device: 'whoever gave a stone is the one who knows that it must have a flat side',
    objects: ['present in newspaper', 'grey stone with a pink stripe', 'ring of stones round a cross penguin', 'black stone on a shoe in a bus'],
    joke: 'you dropped this; it is put on the boot again',
    ending: 'you dropped this, says the friend in the bus; yes; thank you',
  },
  beats: [
    { id: 'on-the-boot', part: 'open', at: 'the penguin house', with: ['child', 'penguin', 'keeper', 'friend'], plants: ['gift'], refrain: true },
    { id: 'in-newspaper', part: 'stir', at: 'the penguin house', with: ['child', 'friend'], plants: ['pocket'], refrain: true },
    { id: 'best-of-six-hundred', part: 'lull', at: 'the penguin house', with: ['child', 'keeper', 'penguin'] },
    { id: 'the-bucket', part: 'try', at: 'the penguin house', with: ['child', 'penguin', 'elder', 'elder2'] },
    { id: 'a-flat-side', part: 'turn', at: 'the penguin house', with: ['child', 'friend', 'penguin'] },
    { id: 'the-bow', part: 'turn', at: 'the penguin house', with: ['child', 'friend', 'penguin'], pays: ['gift'] },
    { id: 'you-dropped-this', part: 'last', at: 'a bus', with: ['child', 'friend'], pays: ['pocket'], refrain: true },
  ],
  pictures: [
    {
      beats: ['on-the-boot', 'in-newspaper', 'best-of-six-hundred'],
      framing: 'close',
      world: 'cave',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'penguin', feeling: 'surprised', faces: 'right' },
        { who: 'penguin', called: 'penguin', at: 'centre', act: 'gives', to: 'child', holding: 'stone', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'holds', to: 'broom', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-flat-side', 'the-bucket'],
      framing: 'middle',
      world: 'cave',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'sad', faces: 'right' },
        { who: 'penguin', called: 'penguin', at: 'centre', act: 'throws', to: 'stone', feeling: 'angry', faces: 'left' },
        { who: 'friend', at: 'right', act: 'kneels', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'stone', at: 'near', count: 3, size: 'tiny' }],
    },
    {
      beats: ['you-dropped-this', 'the-bow'],
      framing: 'wide',
      world: 'bus',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'seat', act: 'holds', to: 'stone', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'waits', feeling: 'calm', faces: 'right', anyway: true },
      ],
    },
  ],
});
