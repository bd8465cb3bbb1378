import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'warm-warmer-peep',
  premise: 'A hen has hidden her egg so well that she cannot find it and remembers only that it was warm there; when all grows cold the child is warm in one place, and that is the hood.',
  writtenFirstIn: 'en',
  putBefore: { sv: [30, 33], en: [25, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['hen', 'spring', 'easter', 'bird', 'garden'] },
  nights: { place: 'garden', indoors: false, tone: 'funny-tender', mechanism: 'feeling where it is warm', feeling: 'worried', sleep: false, endsInBed: true, seasons: ['spring', 'summer'] },
  contains: ['hen'],
  registry: {
    idea: 'what is looked for is carried along by whoever looks',
    device: 'a game of warm and cold that is meant as it is said',
    objects: ['egg in a hood', 'compost heap that steams', 'jacket on a bench'],
    joke: 'I am only the bus',
    ending: 'somewhere soft, somewhere good',
  },
  beats: [
    { id: 'somewhere-good', part: 'open', at: 'the garden', with: ['child', 'hen'], plants: ['jacket'] },
    { id: 'is-it-warm', part: 'try', at: 'the garden', with: ['child', 'hen', 'elder', 'pet', 'friend'], refrain: true },
    { id: 'the-sun-goes', part: 'lull', at: 'the garden', with: ['child', 'hen'] },
    { id: 'hot', part: 'turn', at: 'the garden', with: ['child', 'hen'], pays: ['jacket'] },
    { id: 'the-bus', part: 'back', at: 'the garden', with: ['child', 'hen', 'chick'] },
    { id: 'hidden-so-well', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['somewhere-good', 'is-it-warm'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'bucket', feeling: 'curious' },
        { who: 'hen', at: 'right', act: 'runs', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
    {
      beats: ['the-sun-goes', 'is-it-warm'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad' },
        { who: 'hen', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['hot', 'the-bus', 'hidden-so-well'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'chick', feeling: 'surprised' },
        { who: 'chick', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'hen', at: 'right', act: 'looks-at', to: 'chick', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
