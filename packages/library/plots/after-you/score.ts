import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'after-you',
  premise:
    'A child and a penguin are the last two on the edge of a swimming pool and say after you to each other, for whoever goes in first finds out whether the leopard seal is there; then the penguin’s best pebble falls in.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [45, 50], en: [36, 40] },
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['penguin'] },
  nights: {
    place: 'a swimming pool',
    indoors: true,
    tone: 'funny',
    mechanism: 'going in first and reporting what is there',
    feeling: 'nervous',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['water'],
  registry: {
    idea: 'penguins stand on the edge and are polite, since whoever goes in first finds out who is down there',
    device: 'after you becomes after me',
    objects: ['white pebble between two feet', 'sock at the bottom of a pool', 'Geoffrey who lives up a mountain'],
    joke: 'what happens if he is there? Then nobody goes second',
    ending: 'nobody would go in first, and now nobody will get out first',
  },
  beats: [
    { id: 'the-last-two', part: 'open', at: 'the pool', with: ['child', 'penguin', 'teacher', 'friend', 'elder', 'pet'], plants: ['after you'] },
    { id: 'geoffrey', part: 'stir', at: 'the edge', with: ['child', 'penguin', 'friend', 'pet'], plants: ['seal'] },
    { id: 'on-three', part: 'try', at: 'the edge', with: ['child', 'penguin', 'friend', 'pet'] },
    { id: 'plop', part: 'lull', at: 'the edge', with: ['child', 'penguin', 'friend', 'pet'], plants: ['pebble'] },
    { id: 'after-me', part: 'turn', at: 'the water', with: ['child', 'penguin', 'pet'] },
    { id: 'no-seal', part: 'turn', at: 'the water', with: ['child', 'penguin', 'teacher', 'friend', 'pet'], pays: ['seal'] },
    { id: 'it-flew', part: 'turn', at: 'the water', with: ['child', 'penguin', 'teacher', 'friend', 'pet'] },
    { id: 'the-best-one', part: 'back', at: 'the water', with: ['child', 'penguin', 'friend', 'pet'], pays: ['pebble'] },
    { id: 'nobody-first', part: 'last', at: 'the water', with: ['child', 'penguin', 'teacher', 'friend', 'pet'], pays: ['after you'] },
  ],
  pictures: [
    {
      beats: ['geoffrey', 'the-last-two', 'on-three'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'penguin', feeling: 'surprised', faces: 'right' },
        { who: 'penguin', at: 'centre', act: 'stands', size: 'small', feeling: 'calm', faces: 'left' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'stone', at: 'centre', size: 'tiny', colour: 'white' }],
    },
    {
      beats: ['plop', 'on-three', 'after-me'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'surprised', faces: 'right' },
        { who: 'penguin', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['it-flew', 'no-seal'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'penguin', at: 'centre', act: 'swims', size: 'small', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'swims', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
