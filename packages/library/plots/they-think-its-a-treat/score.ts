import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'they-think-its-a-treat',
  premise:
    'The evening before a test on the heart a child explains it with a potato to a bus driver who gets it wrong, and who goes round the roundabout again when the way has gone; in the morning the paper goes white, and the heart that will not stop banging is the depot.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['exam-worry', 'worried'] },
  nights: {
    place: 'a kitchen, a classroom and a bus',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'going round once more until it comes back',
    feeling: 'afraid of going white',
    sleep: false,
  },
  alike: ['still-in-the-words'],
  contains: ['worried', 'school', 'bus'],
  registry: {
    idea: 'the heart that bangs with fright of a test on the heart is the first answer',
    device: 'a wrong voice that is perfectly certain gets the right one out',
    objects: ['cold potato for a heart', 'salt and pepper for lungs', 'finger driven round a desk', 'driver’s eyes in a mirror'],
    joke: 'through the depot twice, one would write to the council',
    ending: 'a full bus goes round the roundabout, and round again',
  },
  beats: [
    { id: 'gone', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['banging'] },
    { id: 'not-like-a-bus', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'the-potato', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['depot'] },
    { id: 'the-roundabout', part: 'lull', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], plants: ['round'] },
    { id: 'face-down', part: 'turn', at: 'the classroom', with: ['child', 'friend'], pays: ['banging', 'depot'] },
    { id: 'to-drive', part: 'turn', at: 'the classroom', with: ['child'] },
    { id: 'the-eyes', part: 'last', at: 'the bus', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['round'] },
  ],
  pictures: [
    {
      beats: ['the-potato', 'not-like-a-bus'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'potato', feeling: 'curious', faces: 'right' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'potato', feeling: 'surprised', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'potato', feeling: 'surprised', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'looks-at', to: 'potato', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
      ],
      things: [{ what: 'potato', at: 'centre' }],
    },
    {
      beats: ['the-roundabout', 'the-potato'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['face-down', 'to-drive', 'the-roundabout'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'pencil', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'writes', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
