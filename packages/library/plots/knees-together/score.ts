import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'knees-together',
  premise:
    'A knight has stood in the hall for six hundred years and was never told where the toilet is; there are forty-four buckles between him and it, and the last one is rusty, so that the most boring sandwich in the world is wanted.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [23, 50], en: [14, 40] },
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['knight', 'castle'] },
  nights: {
    place: 'a castle yard',
    indoors: false,
    tone: 'funny',
    mechanism: 'undoing buckles against time, and buttering the last',
    feeling: 'in a hurry for somebody else',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['knight'],
  registry: {
    idea: 'a suit of armour asks very politely whether it is far to the toilet',
    device: 'the boring sandwich with extra butter loosens the forty-fourth buckle',
    objects: ['colander for a helmet', 'pebble in a castle well', 'long red underwear', 'toilet roll for a sword'],
    joke: 'six hundred years on Tuesday, and a big drink first',
    ending: 'has everybody been: two knights go back to be sure',
  },
  beats: [
    { id: 'the-colander', part: 'open', at: 'the castle', with: ['child', 'friend', 'pet'], plants: ['colander', 'sandwich'] },
    { id: 'in-there', part: 'stir', at: 'the great hall', with: ['child', 'friend', 'knight', 'adult'] },
    { id: 'plip', part: 'try', at: 'the yard', with: ['child', 'friend', 'knight', 'guide', 'elder', 'elder2'], plants: ['squire'] },
    { id: 'forty-three', part: 'lull', at: 'the yard', with: ['child', 'friend', 'knight'], pays: ['squire'], plants: ['tap'] },
    { id: 'extra-butter', part: 'turn', at: 'the yard', with: ['child', 'friend', 'knight'], pays: ['sandwich'] },
    { id: 'still-going', part: 'turn', at: 'the yard', with: ['child', 'friend', 'knight', 'pet'], pays: ['tap'] },
    { id: 'arise', part: 'back', at: 'the yard', with: ['child', 'friend', 'knight'], pays: ['colander'] },
    { id: 'just-to-be-sure', part: 'last', at: 'the gate', with: ['child', 'friend', 'adult'] },
  ],
  pictures: [
    {
      beats: ['in-there', 'the-colander', 'plip'],
      framing: 'wide',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', called: 'knight', at: 'right', act: 'stands', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'knight', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'knight', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['forty-three', 'plip', 'extra-butter'],
      framing: 'middle',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'knight', feeling: 'angry', faces: 'right' },
        { who: 'knight', called: 'knight', at: 'centre', act: 'stands', feeling: 'afraid' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'knight', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'near' }],
    },
    {
      beats: ['still-going', 'extra-butter'],
      framing: 'close',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'listens-to', to: 'door', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'left', act: 'eats', to: 'bread', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
  ],
});
