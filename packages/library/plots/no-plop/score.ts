import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-plop',
  premise:
    'At swimming lessons a red ball will not stay at the bottom, not for hands, a tummy or two bottoms, and then it is gone under the bench; so the friend lets the child be the ball, and a tummy comes up all by itself.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [3, 27], en: [24, 35] },
  ages: [3, 4],
  leads: ['friend'],
  nights: { place: 'the swimming pool', indoors: true, tone: 'funny', mechanism: 'being the ball', feeling: 'determined', sleep: false, endsInBed: true },
  alike: ['thursday-swim'],
  contains: [],
  registry: {
    idea: 'a ball that is pushed under comes up again, and so does a tummy',
    device: 'whoever has no ball may be the ball',
    objects: ['red ball that is just red', 'two bottoms on one ball', 'one finger on a tummy'],
    joke: 'that’s what I said, said the friend, who hadn’t',
    ending: 'down, says a child to its own head: no plop',
  },
  beats: [
    { id: 'a-red-ball', part: 'open', at: 'the pool', with: ['child', 'friend'], plants: ['bottom', 'plop'], refrain: true },
    { id: 'tummy', part: 'stir', at: 'the pool', with: ['friend', 'child'], refrain: true },
    { id: 'bottoms', part: 'try', at: 'the pool', with: ['child', 'friend', 'elder', 'elder2'], refrain: true },
    { id: 'no-ball', part: 'lull', at: 'the pool', with: ['child', 'friend'] },
    { id: 'be-the-ball', part: 'turn', at: 'the pool', with: ['child', 'friend', 'teacher'], refrain: true },
    { id: 'rocking', part: 'back', at: 'the pool', with: ['child', 'friend', 'teacher'], pays: ['bottom'] },
    { id: 'the-pillow', part: 'down', at: 'bed', with: ['child', 'adult', 'pet'], refrain: true },
    { id: 'no-plop', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['plop'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-red-ball', 'tummy'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'ball', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['bottoms', 'no-ball'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'falls', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'falls', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'above', colour: 'red' }],
    },
    {
      beats: ['rocking', 'be-the-ball'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'swims', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'left', act: 'reaches-for', to: 'child', feeling: 'curious', faces: 'right' },
        { who: 'woman', called: 'teacher', at: 'right', act: 'kneels', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'near', colour: 'red' }],
    },
  ],
});
