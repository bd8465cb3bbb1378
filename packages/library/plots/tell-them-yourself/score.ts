import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'tell-them-yourself',
  premise: 'Two who are not speaking send every word through the child between them on the bench, until the child falls asleep with a hand on each and there is nobody left to carry words.',
  writtenFirstIn: 'sv',
  ages: [3, 10],
  leads: [],
  wish: {
    relation: 'and',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
    other: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
  },
  nights: { place: 'a bench in the park', indoors: false, tone: 'funny', mechanism: 'falling asleep between two who will not speak', feeling: 'cross', sleep: false },
  contains: [],
  registry: {
    idea: 'whoever speaks to the other first has lost',
    device: 'a child holds both of them fast and sleeps, or nearly',
    objects: ['bun that both gave away', 'gull on the litter bin'],
    joke: 'Tell them I was talking to the bench.',
    ending: 'two answers at exactly the same time',
  },
  beats: [
    { id: 'two-ends', part: 'open', at: 'a bench in the park', with: ['child', 'wish', 'other'] },
    { id: 'the-bun', part: 'stir', at: 'a bench in the park', with: ['child', 'wish', 'other'], plants: ['bun', 'nobody first'] },
    { id: 'carrying-words', part: 'try', at: 'a bench in the park', with: ['child', 'wish', 'other', 'friend', 'pet', 'elder'] },
    { id: 'do-not-say-it', part: 'lull', at: 'a bench in the park', with: ['child', 'wish', 'other'] },
    { id: 'each-their-way', part: 'try', at: 'a bench in the park', with: ['child', 'wish', 'other'] },
    { id: 'asleep', part: 'turn', at: 'a bench in the park', with: ['child', 'wish', 'other'] },
    { id: 'you-may-win', part: 'turn', at: 'a bench in the park', with: ['child', 'wish', 'other'] },
    { id: 'in-pieces', part: 'back', at: 'a bench in the park', with: ['child', 'wish', 'other', 'pet'], pays: ['bun'] },
    { id: 'out-of-the-window', part: 'last', at: 'the window', with: ['child', 'adult'], pays: ['nobody first'] },
  ],
  pictures: [
    {
      beats: ['two-ends', 'the-bun', 'carrying-words'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'waits', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'centre', act: 'sits', feeling: 'surprised' },
        { who: 'other', at: 'right', act: 'waits', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['do-not-say-it', 'carrying-words', 'each-their-way'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'other', at: 'right', act: 'whispers-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'other', faces: 'right' },
      ],
    },
    {
      beats: ['asleep', 'you-may-win', 'in-pieces'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'sleeps', feeling: 'calm' },
        { who: 'wish', at: 'left', act: 'looks-at', to: 'other', feeling: 'happy', faces: 'right' },
        { who: 'other', at: 'right', act: 'looks-at', to: 'wish', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
