import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'right-then',
  premise: 'A robot that learns by watching an old man holds out a corner of toast to a dog that has died; at the final another dog comes and takes it.',
  writtenFirstIn: 'en',
  putBefore: { sv: [39, 39], en: [40, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['robot', 'science', 'building', 'goodbye-to-pet', 'missing-someone', 'inventor'] },
  nights: { place: 'sports hall', indoors: true, tone: 'wry-warm', mechanism: 'leaving somebody’s habit alone', feeling: 'missing-someone', sleep: false, endsInBed: true },
  votes: { sv: [2, 3], en: [3, 6] },
  contains: ['robot', 'dog', 'goodbye-to-pet'],
  registry: {
    idea: 'a robot that learns by watching has learned what an old man does for a dog that is no longer there',
    device: 'one key that is not pressed',
    objects: ['corner of toast', 'patch on the floor', 'grey dog', 'golf trolley robot'],
    joke: 'Right then, said without getting up',
    ending: 'a third sigh through the wall, from where the patch is',
  },
  beats: [
    { id: 'except-for-the-toast', part: 'open', at: 'the kitchen', with: ['child', 'robot', 'tom'], plants: ['right-then'] },
    { id: 'ten-seconds', part: 'stir', at: 'the kitchen', with: ['child', 'robot', 'friend', 'pet'], plants: ['toast'] },
    { id: 'the-patch', part: 'try', at: 'the kitchen', with: ['child', 'tom'], plants: ['patch'] },
    { id: 'the-final', part: 'lull', at: 'the sports hall', with: ['child', 'robot', 'tom', 'adult', 'elder', 'dog'] },
    { id: 'two-hundred-people', part: 'turn', at: 'the sports hall', with: ['child', 'robot', 'tom', 'dog'] },
    { id: 'what-comes-next', part: 'turn', at: 'the sports hall', with: ['child', 'robot', 'tom', 'dog'], pays: ['toast'] },
    { id: 'sixth', part: 'back', at: 'the sports hall', with: ['child', 'tom', 'dog'], pays: ['right-then'] },
    { id: 'the-third-one', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['patch'] },
  ],
  pictures: [
    {
      beats: ['ten-seconds', 'the-patch'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'right', act: 'holds', to: 'bread', size: 'child' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'surprised' },
      ],
    },
    {
      beats: ['the-final', 'two-hundred-people'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dog', at: 'centre', act: 'walks' },
        { who: 'robot', at: 'right', act: 'holds', to: 'bread', size: 'child', faces: 'left' },
        { who: 'child', at: 'left', act: 'runs', feeling: 'afraid' },
      ],
    },
    {
      beats: ['what-comes-next', 'sixth'],
      framing: 'close',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'man', at: 'left', act: 'pats', to: 'dog', feeling: 'happy', called: 'tom' },
        { who: 'dog', at: 'centre', act: 'sits', feeling: 'happy' },
        { who: 'robot', at: 'right', act: 'looks-at', to: 'dog', size: 'child', feeling: 'curious' },
      ],
    },
  ],
});
