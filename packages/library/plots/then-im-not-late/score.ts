import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-im-not-late',
  premise:
    'Round a corner lies a street where it is always Tuesday, for a sister has held on to that day for sixty years, so that a brother who said he would be home on Tuesday cannot be late; and at the corner stands an old man who asks every year what day it is, on the wrong side.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['always-same-weekday'] },
  nights: {
    place: 'a street where it is always Tuesday',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking on the other side of a corner',
    feeling: 'too late',
    sleep: false,
    endsInBed: true,
    endsOnRefrain: true,
  },
  contains: ['cat', 'bus'],
  registry: {
    idea: 'somebody keeps hold of a day so that whoever promised to come on it cannot be late',
    device: 'round the corner it is another day than at the bus stop',
    objects: ['bowl and spoon that nobody may sit down at', 'cat with a long face who gets fish on Friday', 'trumpet practised for sixty years for a lesson tomorrow', 'pea soup that is always pea'],
    joke: 'when do you have Sunday? Tuesday',
    ending: 'when must I be asleep? Tuesday, and then one is not late',
  },
  beats: [
    { id: 'what-day', part: 'open', at: 'the bus stop', with: ['child', 'elder', 'elder2', 'tom'], plants: ['suitcase'] },
    { id: 'bins', part: 'stir', at: 'Tuesday Street', with: ['child', 'elder', 'nell', 'pet', 'friend'], plants: ['trumpet'] },
    { id: 'always-pea', part: 'stir', at: 'Tuesday Street', with: ['child', 'elder', 'nell'], plants: ['tuesday', 'bowl'] },
    { id: 'so-he-cant', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'nell'] },
    { id: 'out-into-saturday', part: 'turn', at: 'the bus stop', with: ['child', 'elder', 'tom'], pays: ['suitcase'] },
    { id: 'just-in-time', part: 'turn', at: 'Tuesday Street', with: ['child', 'tom', 'nell'] },
    { id: 'keep-it', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'tom', 'nell'], pays: ['bowl', 'trumpet'] },
    { id: 'not-late', part: 'last', at: 'bed', with: ['child', 'elder', 'adult'], pays: ['tuesday'] },
  ],
  pictures: [
    {
      beats: ['bins', 'always-pea'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', at: 'right', act: 'plays', to: 'trumpet', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'boy', feeling: 'surprised', faces: 'right' },
        { who: 'cat', at: 'near', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'bin', at: 'far', count: 2 }],
    },
    {
      beats: ['so-he-cant', 'always-pea'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', called: 'nell', at: 'right', act: 'looks-at', to: 'bowl', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'old-lady', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'bowl', at: 'centre' }],
    },
    {
      beats: ['just-in-time', 'out-into-saturday', 'keep-it'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'tom', at: 'left', act: 'holds', to: 'hat', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'near', act: 'holds-hands', to: 'old-man', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', called: 'nell', at: 'right', act: 'looks-at', to: 'old-man', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
