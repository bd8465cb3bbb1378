import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-on-top',
  premise: 'A fish in the swimming pool has seen legs all his life and believes that they grow down from the ceiling; the child who will not put a face under water and he who will not put his over it both want to see who is there.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [12, 31], en: [2, 30] },
  ages: [4, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['learning-to-swim'] },
  nights: { place: 'the swimming pool', indoors: true, tone: 'funny', mechanism: 'wanting to be seen', feeling: 'afraid', sleep: false },
  contains: ['fish'],
  registry: {
    idea: 'seen from below, people are legs that grow from the ceiling',
    device: 'two brave ones change sides and miss each other',
    objects: ['bubbles with a word in each', 'third step of the pool', 'plaster on a knee'],
    joke: 'there is a bottom on top, and that is all',
    ending: 'one bubble says next time',
  },
  beats: [
    { id: 'the-third-step', part: 'open', at: 'the pool', with: ['child', 'teacher', 'adult'], plants: ['next time'] },
    { id: 'from-the-ceiling', part: 'stir', at: 'the pool', with: ['child', 'fish'], plants: ['water holds'] },
    { id: 'on-three', part: 'try', at: 'the pool', with: ['child', 'fish'] },
    { id: 'changed-sides', part: 'try', at: 'the pool', with: ['child', 'fish'] },
    { id: 'the-whistle', part: 'lull', at: 'the pool', with: ['child', 'fish', 'teacher'] },
    { id: 'face-to-face', part: 'turn', at: 'the pool', with: ['child', 'fish', 'teacher'], pays: ['water holds'] },
    { id: 'saying-hello', part: 'back', at: 'the pool', with: ['child', 'teacher', 'adult', 'friend', 'elder'] },
    { id: 'one-bubble', part: 'last', at: 'the pool', with: ['child'], pays: ['next time'] },
  ],
  pictures: [
    {
      beats: ['from-the-ceiling', 'the-third-step'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'fish', at: 'right', act: 'swims', called: 'fish', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['changed-sides', 'on-three'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fish', at: 'centre', act: 'jumps', called: 'fish', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'swims', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['face-to-face', 'saying-hello'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'swims', feeling: 'laughing', faces: 'right' },
        { who: 'fish', at: 'right', act: 'swims', called: 'fish', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
