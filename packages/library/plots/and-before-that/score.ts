import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-before-that',
  premise: 'Somebody has lost something and thinks it is carelessness; the child walks backwards with it through the whole day, and where memory ends the hands remember: it was put down because both were needed.',
  writtenFirstIn: 'sv',
  ages: [3, 9],
  leads: [],
  wish: {
    relation: 'has-lost',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'],
    other: ['garment', 'toy', 'thing', 'food', 'plant', 'furniture', 'machine'],
  },
  nights: { place: 'back through the garden', indoors: false, tone: 'funny-tender', mechanism: 'walking backwards through the day', feeling: 'ashamed', sleep: true, endsInBed: true, endsOnRefrain: true },
  contains: ['mouse'],
  registry: {
    idea: 'what one put down to have one’s hands free is not lost by carelessness',
    device: 'a day walked through backwards, step by step, with “And before that?”',
    objects: ['sandwich that is eaten back whole', 'bucket with a mouse in it', 'hello said from the other end'],
    joke: 'Olleh',
    ending: 'the day told backwards until before it one was asleep',
  },
  beats: [
    { id: 'careless', part: 'open', at: 'the hall', with: ['child', 'wish'], plants: ['careless'] },
    { id: 'out-of-the-door', part: 'stir', at: 'the garden', with: ['child', 'wish'] },
    { id: 'backwards', part: 'try', at: 'the garden', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'sandwich', part: 'try', at: 'the bench', with: ['child', 'wish'] },
    { id: 'the-hole', part: 'lull', at: 'the grass', with: ['child', 'wish'] },
    { id: 'show-me-how', part: 'turn', at: 'the grass', with: ['child', 'wish'] },
    { id: 'the-bucket', part: 'turn', at: 'the shed', with: ['child', 'wish', 'mouse'], pays: ['careless'] },
    { id: 'somebody-holds', part: 'back', at: 'the shed', with: ['child', 'wish', 'mouse'] },
    { id: 'before-that', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['backwards', 'out-of-the-door', 'sandwich'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'centre', act: 'walks', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'walks', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['show-me-how', 'the-hole'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'waits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['the-bucket', 'somebody-holds'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'other', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'other', feeling: 'surprised', faces: 'left' },
        { who: 'mouse', at: 'near', act: 'sleeps' },
        { who: 'other', at: 'centre', act: 'waits' },
      ],
    },
  ],
});
