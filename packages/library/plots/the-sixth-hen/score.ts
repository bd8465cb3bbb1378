import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-sixth-hen',
  premise: 'A fox has moved in among the hens because he is afraid of the dark; the child teaches him to count while it comes, and tells him who it is that jumps out.',
  writtenFirstIn: 'en',
  putBefore: { sv: [19, 31], en: [29, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['fox', 'hen', 'dark'] },
  nights: { place: 'a henhouse', indoors: false, tone: 'funny-tender', mechanism: 'standing still while the eyes get used to it', feeling: 'afraid', sleep: true },
  contains: ['fox', 'dark'],
  registry: {
    idea: 'the one who jumps out is oneself',
    device: 'six are counted where five live',
    objects: ['glasses on top of a head', 'cross hen', 'fox with a tail it forgot', 'pine cone still warm'],
    joke: 'cluck, said the large orange one',
    ending: 'an egg that is a pine cone',
  },
  beats: [
    { id: 'six', part: 'open', at: 'the henhouse', with: ['child', 'keeper'], plants: ['glasses'] },
    { id: 'cluck', part: 'stir', at: 'the henhouse', with: ['child', 'keeper', 'fox'] },
    { id: 'something-small', part: 'lull', at: 'the henhouse', with: ['child', 'keeper', 'fox', 'pet'] },
    { id: 'to-ten', part: 'try', at: 'the garden', with: ['child', 'keeper', 'fox'] },
    { id: 'what-jumps-out', part: 'turn', at: 'the garden', with: ['child', 'keeper', 'fox'], pays: ['glasses'] },
    { id: 'five', part: 'back', at: 'the garden', with: ['child', 'keeper', 'friend'] },
    { id: 'pine-cone', part: 'last', at: 'the henhouse', with: ['child', 'keeper'] },
  ],
  pictures: [
    {
      beats: ['cluck', 'six', 'something-small'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'fox', at: 'right', act: 'sits-on', to: 'nest', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'fox', feeling: 'surprised' },
        { who: 'hen', at: 'centre', act: 'looks-at', to: 'fox', feeling: 'angry' },
      ],
      things: [{ what: 'nest', at: 'right' }],
    },
    {
      beats: ['to-ten', 'something-small'],
      framing: 'wide',
      world: 'farm',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'fox', at: 'centre', act: 'stands', feeling: 'afraid' },
        { who: 'child', at: 'left', act: 'pats', to: 'fox', feeling: 'calm' },
        { who: 'elder', at: 'right', act: 'stands' },
        { who: 'woman', called: 'keeper', at: 'right', act: 'stands', if: '!elder' },
      ],
      things: [{ what: 'wheelbarrow', at: 'far' }],
    },
    {
      beats: ['what-jumps-out', 'five', 'pine-cone'],
      framing: 'close',
      world: 'farm',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'fox', at: 'right', act: 'jumps', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs' },
      ],
    },
  ],
});
