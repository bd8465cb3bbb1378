import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'here-first',
  premise:
    'A heap of leaves that was raked to be jumped in has a hedgehog in it who means to sleep there until spring; the child who was here first stands up for her, prickly all over, and is brought a leaf in a heap of its own.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['hedgehog'] },
  nights: {
    place: 'a garden with heaps of leaves',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'sticking out all one has in front of somebody smaller',
    feeling: 'cross',
    sleep: false,
  },
  contains: ['hedgehog'],
  registry: {
    idea: 'a heap for jumping is a heap for sleeping, and both were here first',
    device: 'whoever has learnt from a hedgehog makes themselves prickly',
    objects: ['heap of leaves that says hff', 'green ear-muffs', 'soft brown leaf on a chest'],
    joke: 'that is a leaf',
    ending: 'the hedgehog grants that somebody else was here first',
  },
  beats: [
    { id: 'the-heap', part: 'open', at: 'the garden', with: ['child', 'elder', 'elder2', 'friend'], plants: ['jump'] },
    { id: 'a-wet-black-nose', part: 'stir', at: 'the garden', with: ['child', 'hedgehog'], plants: ['here first'], refrain: true },
    { id: 'until-spring', part: 'try', at: 'the garden', with: ['child', 'hedgehog', 'pet'], plants: ['prickles', 'spring'], refrain: true },
    { id: 'that-is-a-leaf', part: 'lull', at: 'the garden', with: ['child', 'hedgehog'], plants: ['leaf'] },
    { id: 'ear-muffs', part: 'turn', at: 'the garden', with: ['child', 'keeper'] },
    { id: 'prickly-all-over', part: 'turn', at: 'the garden', with: ['child', 'keeper', 'hedgehog'], pays: ['prickles'], refrain: true },
    { id: 'whump', part: 'back', at: 'the garden', with: ['child', 'adult', 'keeper'], pays: ['jump'] },
    { id: 'only-nearly', part: 'down', at: 'the second heap', with: ['child', 'hedgehog'], pays: ['spring', 'leaf'] },
    { id: 'you-were-here-first', part: 'last', at: 'the second heap', with: ['child', 'hedgehog'], pays: ['here first'], refrain: true },
  ],
  pictures: [
    {
      beats: ['that-is-a-leaf', 'until-spring', 'a-wet-black-nose'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'hedgehog', holding: 'leaf', feeling: 'curious', faces: 'right' },
        { who: 'hedgehog', at: 'right', act: 'looks-at', to: 'child', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'leaf', at: 'right', count: 3, size: 'small' }],
    },
    {
      beats: ['prickly-all-over', 'ear-muffs'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'centre', act: 'calls-to', to: 'old-man', feeling: 'angry', faces: 'right' },
        { who: 'hedgehog', at: 'left', act: 'hides-behind', to: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'old-man', called: 'keeper', at: 'right', act: 'pushes', to: 'wheelbarrow', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'wheelbarrow', at: 'right' },
        { what: 'leaf', at: 'left', count: 3, size: 'small' },
      ],
    },
    {
      beats: ['only-nearly', 'you-were-here-first', 'whump'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'happy', faces: 'right' },
        { who: 'hedgehog', at: 'right', act: 'holds', to: 'leaf', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'leaf', at: 'right', colour: 'brown' }],
    },
  ],
});
