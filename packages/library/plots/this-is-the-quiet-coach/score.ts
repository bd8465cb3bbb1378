import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'this-is-the-quiet-coach',
  premise:
    'A birthday has stopped in a forest with a whole train, in the quiet coach, opposite a boy who puts up his hand at every sound; the party is called off, a note with a question on it comes across the table, and twenty-six strangers sing at the tops of their voices without a sound.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [8, 12], en: [2, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['birthday'] },
  nights: {
    place: 'a train',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'writing on a steamed window, and sharing out a cake without a word',
    feeling: 'disappointed',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['birthday'],
  registry: {
    idea: 'a birthday is stuck where nobody may make a sound, and is sung for by a whole railway coach with its mouth open and no voice',
    device: 'headphones that are not on, so that nobody asks questions, and a question on a note',
    objects: ['cake cut with a bus pass', 'steamed window with an age on it', 'hand that goes up at every sound', 'harmony that shows on a chin'],
    joke: 'what sort of things? that was one',
    ending: 'the boy of the quiet coach bellows from the platform, and is told that this is the quiet coach',
  },
  beats: [
    { id: 'two-hours', part: 'open', at: 'the train', with: ['child', 'adult', 'elder', 'elder2', 'aunt', 'malte'], plants: ['quiet', 'cake'], refrain: true },
    { id: 'the-hand', part: 'stir', at: 'the train', with: ['child', 'malte', 'friend', 'pet'], plants: ['asks', 'loud'] },
    { id: 'mine', part: 'lull', at: 'the train', with: ['child', 'malte'] },
    { id: 'another-day', part: 'try', at: 'the train', with: ['child', 'friend'] },
    { id: 'a-note', part: 'try', at: 'the train', with: ['child', 'malte'], pays: ['asks'] },
    { id: 'on-the-window', part: 'turn', at: 'the train', with: ['child'], pays: ['cake'] },
    { id: 'without-a-sound', part: 'turn', at: 'the train', with: ['child', 'malte', 'adult', 'elder', 'aunt'], pays: ['loud'] },
    { id: 'one-question', part: 'back', at: 'the train', with: ['child', 'malte'] },
    { id: 'hooray', part: 'down', at: 'the station', with: ['child', 'malte'], pays: ['quiet'], refrain: true },
    { id: 'the-last-piece', part: 'last', at: 'the train', with: ['child', 'adult', 'elder', 'aunt'] },
  ],
  pictures: [
    {
      beats: ['the-hand', 'two-hours', 'mine'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cake', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'malte', at: 'right', act: 'points-at', to: 'sign', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'sign', at: 'above' }],
    },
    {
      beats: ['a-note', 'another-day', 'mine', 'on-the-window'],
      framing: 'close',
      world: 'train',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'boy', called: 'malte', at: 'right', act: 'gives', to: 'child', holding: 'letter', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'boy', feeling: 'crying', faces: 'right' },
      ],
    },
    {
      beats: ['without-a-sound', 'on-the-window', 'one-question'],
      framing: 'wide',
      world: 'train',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'boy', called: 'malte', at: 'right', act: 'sings', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'stands', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', at: 'seat', act: 'sings', feeling: 'happy', faces: 'left' },
        { who: 'man', at: 'far', act: 'sings', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
