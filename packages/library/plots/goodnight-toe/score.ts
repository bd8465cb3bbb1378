import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'goodnight-toe',
  premise:
    'A cat is said goodnight to bit by bit until all of it is asleep but the tail, which wants a story; and when the tail has had one about a tail, somebody feels for how much of the child is tired, and there is a toe.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  storyVotes: [3, 3],
  ages: [3, 4],
  leads: ['pet.cat'],
  nights: { place: 'the bed', indoors: true, tone: 'gentle', mechanism: 'telling a tail a story, and holding a foot', feeling: 'wide awake', sleep: true, endsInBed: true },
  putBefore: { sv: [10, 12], en: [2, 12] },
  alike: ['the-tail-is-still-awake'],
  contains: ['cat'],
  registry: {
    idea: 'a cat is put to bed bit by bit with a goodnight for each, and then the child is',
    device: 'one bit stays awake: a tail wants a story, a toe wants to be held',
    objects: ['four paws of one cat', 'tail under a blanket', 'foot in a warm hand'],
    joke: 'tails have no mouth',
    ending: 'goodnight, toe',
  },
  beats: [
    { id: 'sounds-like-no', part: 'open', at: 'the bed', with: ['child', 'pet', 'adult', 'elder', 'sitter'] },
    { id: 'four-paws', part: 'stir', at: 'the bed', with: ['child', 'pet'], plants: ['bit by bit'], refrain: true },
    { id: 'a-tail-awake', part: 'try', at: 'the bed', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'sitter'] },
    { id: 'no-mouth', part: 'try', at: 'the bed', with: ['child', 'pet', 'adult', 'elder', 'sitter'] },
    { id: 'once-a-tail', part: 'turn', at: 'the bed', with: ['child', 'pet', 'friend'], refrain: true },
    { id: 'little-nose', part: 'down', at: 'the bed', with: ['child', 'adult', 'elder', 'sitter'], pays: ['bit by bit'], refrain: true },
    { id: 'a-toe', part: 'last', at: 'the bed', with: ['child', 'adult', 'elder', 'sitter'], refrain: true },
  ],
  pictures: [
    {
      beats: ['four-paws', 'sounds-like-no'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['once-a-tail', 'no-mouth'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-stomach', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sleeps', feeling: 'sleepy', faces: 'right' },
      ],
    },
    {
      beats: ['a-toe', 'little-nose'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'lies-on-back', feeling: 'sleepy' },
        { who: 'pet', at: 'near', act: 'sleeps', feeling: 'sleepy' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', if: 'adult' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', if: '!adult & elder' },
        { who: 'woman', called: 'sitter', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});
