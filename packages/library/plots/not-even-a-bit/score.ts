import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-even-a-bit',
  premise:
    'Three sharks in the paddling pool may play if nobody bites, not even a bit; the smallest bites the swimming ring and flies round the pool, says sorry, and is the ring instead.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [10, 12], en: [9, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['shark'] },
  nights: {
    place: 'a paddling pool',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying sorry and being what one has broken',
    feeling: 'sorry',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['shark'],
  registry: {
    idea: 'sharks may play if nobody bites, and ask of each thing whether they may, a bit',
    device: 'whoever bit the swimming ring becomes the swimming ring',
    objects: ['yellow swimming ring', 'round pink big toe', 'three sharks in three little towels'],
    joke: 'not even a bit? it bit',
    ending: 'are you cross with me? not even a bit',
  },
  beats: [
    { id: 'three-sharks', part: 'open', at: 'the pool', with: ['child', 'teacher', 'friend'], plants: ['ring'] },
    { id: 'the-rule', part: 'stir', at: 'the pool', with: ['child', 'teacher', 'pet'], plants: ['rule'], refrain: true },
    { id: 'splashing', part: 'try', at: 'the pool', with: ['child', 'teacher'], refrain: true },
    { id: 'the-toe', part: 'try', at: 'the pool', with: ['child', 'teacher'], refrain: true },
    { id: 'it-bit', part: 'turn', at: 'the pool', with: ['child'] },
    { id: 'pffft', part: 'turn', at: 'the pool', with: ['child', 'teacher'] },
    { id: 'flat', part: 'turn', at: 'the pool', with: ['child'], refrain: true },
    { id: 'be-my-ring', part: 'turn', at: 'the pool', with: ['child', 'teacher', 'friend'], pays: ['ring'] },
    { id: 'glide', part: 'turn', at: 'the pool', with: ['child'], refrain: true },
    { id: 'towels', part: 'back', at: 'the bench', with: ['child', 'adult', 'teacher', 'elder', 'elder2'], refrain: true },
    { id: 'not-even-a-bit', part: 'last', at: 'the bench', with: ['child'], pays: ['rule'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-toe', 'splashing', 'the-rule'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'swims', feeling: 'laughing', faces: 'right' },
        { who: 'man', called: 'teacher', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
        { who: 'shark', at: 'left', act: 'looks-at', to: 'man', size: 'child', feeling: 'curious', faces: 'right' },
      ],
      things: [
        { what: 'rubber-duck', at: 'near' },
        { what: 'shark', at: 'far', count: 2 },
      ],
    },
    {
      beats: ['flat', 'pffft', 'be-my-ring'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'shark', feeling: 'sad', faces: 'right' },
        { who: 'shark', at: 'right', act: 'cries', size: 'small', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['glide', 'be-my-ring', 'towels'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'shark', feeling: 'laughing', faces: 'right' },
        { who: 'shark', at: 'centre', act: 'swims', size: 'small', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'rubber-duck', at: 'right' }],
    },
  ],
});
