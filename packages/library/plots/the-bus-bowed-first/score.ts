import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-bus-bowed-first',
  premise:
    'A bus that kneels at every stop stays down one evening, since nobody has bowed back in twenty years; all the passengers do, but for one as straight as a ruler, until a cap is dropped in front of his shoes.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['bus'] },
  nights: {
    place: 'a bus',
    indoors: true,
    tone: 'funny',
    mechanism: 'bowing back, and dropping a cap for somebody who will not',
    feeling: 'determined',
    sleep: false,
  },
  votes: { sv: [3, 3] },
  contains: ['bus'],
  registry: {
    idea: 'a bus kneels for everybody, and stays down until somebody bows back',
    device: 'whoever picks up a cap has bowed, as far as a bus can see',
    objects: ['cake that leans the other way', 'man as straight as a ruler', 'cap dropped in front of two shoes', 'horn that is hit with a forehead'],
    joke: 'you know that, but the bus doesn’t',
    ending: 'the bus goes down in the garage, and this time it may stay down',
  },
  beats: [
    { id: 'politest', part: 'open', at: 'the bus', with: ['child', 'bus'], plants: ['kneels'], refrain: true },
    { id: 'leaning', part: 'stir', at: 'the bus', with: ['child', 'adult', 'cake', 'driver'], plants: ['cake'] },
    { id: 'every-button', part: 'try', at: 'the bus', with: ['driver'], if: 'age>=6' },
    { id: 'in-a-hurry', part: 'try', at: 'the bus', with: ['stiff', 'cake', 'child', 'driver'], plants: ['ruler'] },
    { id: 'a-bit-up', part: 'try', at: 'the bus', with: ['child', 'cake', 'adult', 'driver', 'friend', 'pet', 'elder'], refrain: true },
    { id: 'never', part: 'lull', at: 'the bus', with: ['stiff', 'driver', 'child'], refrain: true },
    { id: 'the-cap', part: 'turn', at: 'the bus', with: ['child', 'stiff'], pays: ['ruler'] },
    { id: 'up', part: 'turn', at: 'the bus', with: ['stiff', 'child', 'driver', 'cake'], pays: ['cake'], refrain: true },
    { id: 'whoops', part: 'back', at: 'the bus', with: ['stiff', 'child'] },
    { id: 'deepest', part: 'down', at: 'the bus stop', with: ['child', 'bus'] },
    { id: 'stay-down', part: 'last', at: 'the garage', with: ['driver', 'bus'], pays: ['kneels'], refrain: true },
  ],
  pictures: [
    {
      beats: ['leaning', 'politest', 'every-button', 'in-a-hurry'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'bus', at: 'right', act: 'stands', size: 'big', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bus', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-bit-up', 'in-a-hurry', 'never'],
      framing: 'middle',
      world: 'bus',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'stiff', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left' },
        { who: 'old-lady', called: 'cake', at: 'seat', act: 'holds', to: 'cake', feeling: 'surprised' },
      ],
    },
    {
      beats: ['the-cap', 'up', 'never'],
      framing: 'close',
      world: 'bus',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'man', called: 'stiff', at: 'right', act: 'reaches-for', to: 'cap', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'cap', at: 'near' }],
    },
  ],
});
