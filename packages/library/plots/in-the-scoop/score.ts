import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-the-scoop',
  premise: 'A digger cannot tip, for in its scoop somebody soft with a tail lies in the sun; the child digs the same hollow, small, and is carried to bed by another digger.',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['digger'] },
  nights: { place: 'garden', indoors: false, tone: 'happy', mechanism: 'a better place to lie', feeling: 'curious', sleep: false },
  contains: ['digger', 'cat', 'dog'],
  registry: {
    idea: 'what is too strong cannot move what is comfortable',
    device: 'the same hollow dug small',
    objects: ['scoop', 'red spade', 'heap of sand', 'apple tree'],
    joke: 'hooted back',
    ending: 'a hollow exactly as big as somebody',
  },
  beats: [
    { id: 'brum', part: 'open', at: 'the garden', with: ['child', 'digger', 'friend', 'elder'], plants: ['brum'] },
    { id: 'it-has-a-tail', part: 'stir', at: 'the garden', with: ['child', 'digger', 'cat'] },
    { id: 'shake', part: 'try', at: 'the garden', with: ['child', 'digger', 'cat', 'friend'] },
    { id: 'toot', part: 'lull', at: 'the garden', with: ['child', 'digger', 'cat', 'pet'] },
    { id: 'round-as-a-bowl', part: 'turn', at: 'the garden', with: ['child', 'digger'], plants: ['hollow'] },
    { id: 'out', part: 'turn', at: 'the garden', with: ['child', 'digger', 'cat', 'friend', 'elder'], pays: ['brum'] },
    { id: 'the-other-digger', part: 'back', at: 'the hall', with: ['child', 'adult'] },
    { id: 'a-small-hollow', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['hollow'] },
  ],
  pictures: [
    {
      beats: ['it-has-a-tail', 'shake', 'toot'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'digger', at: 'right', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'left', if: 'pet.cat / pet.dog' },
        { who: 'digger', at: 'right', act: 'looks-at', to: 'cat', feeling: 'surprised', faces: 'left', if: '!pet.cat & !pet.dog' },
        { who: 'pet', at: 'centre', act: 'sleeps', if: 'pet.cat / pet.dog' },
        { who: 'cat', at: 'centre', act: 'sleeps', if: '!pet.cat & !pet.dog', called: 'cat' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', if: 'pet.cat / pet.dog' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'cat', if: '!pet.cat & !pet.dog' },
        { who: 'friend', at: 'far', act: 'laughs' },
      ],
    },
    {
      beats: ['round-as-a-bowl', 'out'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'digs', holding: 'spade', feeling: 'proud' },
        { who: 'digger', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-other-digger', 'a-small-hollow'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'left', act: 'carries', to: 'child', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'sleeps', feeling: 'sleepy' },
      ],
    },
  ],
});
