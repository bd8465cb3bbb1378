import { score } from '@sagolykta/storyteller/score';

const anybody = ['animal', 'creature', 'vehicle', 'person', 'machine', 'toy', 'sky', 'food', 'water'] as const;

export default score({
  id: 'you-cant-answer-and',
  premise:
    'A child who was left over yesterday answers “and” to every “or”, so that nobody need be left over; two come to the gate and both get to play, until they have such fun with each other that the child is left over again, and has only that one word to shout.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { relation: 'and', kinds: anybody, other: anybody },
  nights: {
    place: 'a garden gate',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'shouting the one word that has room for everybody',
    feeling: 'left over',
    sleep: false,
  },
  putBefore: { sv: [0, 1], en: [1, 1] },
  contains: [],
  registry: {
    idea: 'after or it stops, but after and there is always room for one more',
    device: 'the child who says and, so as not to choose, must finish it: and me',
    objects: ['sandwich with nothing in it', 'gate squeaked by somebody who holds on tight', 'cheese with jam on top of it'],
    joke: 'cheese or jam? And.',
    ending: 'the grown-up, asked if it is nice or funny, says and',
  },
  beats: [
    { id: 'cheese-or-jam', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['or', 'left-over'] },
    { id: 'at-the-gate', part: 'stir', at: 'the gate', with: ['child', 'wish', 'other', 'friend', 'pet'], plants: ['one-more'] },
    { id: 'both', part: 'try', at: 'the garden', with: ['child', 'wish', 'other'] },
    { id: 'each-others-sound', part: 'try', at: 'the garden', with: ['child', 'wish', 'other', 'friend', 'pet'] },
    { id: 'just-right-for-two', part: 'turn', at: 'the gate', with: ['child', 'wish', 'other'] },
    { id: 'the-only-word', part: 'turn', at: 'the gate', with: ['child', 'wish', 'other', 'friend'], pays: ['left-over'] },
    { id: 'and-me', part: 'turn', at: 'the gate', with: ['child', 'wish', 'other', 'friend'], pays: ['one-more'] },
    { id: 'on-the-step', part: 'last', at: 'the step', with: ['child', 'wish', 'other', 'adult', 'elder', 'elder2', 'minder', 'friend'], pays: ['or'] },
  ],
  pictures: [
    {
      beats: ['at-the-gate', 'both', 'each-others-sound'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'stands', feeling: 'surprised' },
        { who: 'other', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'centre' }],
    },
    {
      beats: ['the-only-word', 'just-right-for-two', 'and-me'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'stands-on', to: 'gate', feeling: 'sad', faces: 'right' }],
    },
    {
      beats: ['on-the-step', 'and-me'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'centre', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'other', at: 'far', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'adult', at: 'right', act: 'eats', to: 'sandwich', feeling: 'surprised', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'eats', to: 'sandwich', feeling: 'surprised', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'eats', to: 'sandwich', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});
