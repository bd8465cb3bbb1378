import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-used-up-the-cat',
  premise:
    'A cat is combed until the heap of fur is as big as the cat, and then there is only the heap: the child has combed until there was no cat left; but the comb still says trrrrt, and something still answers rrrrrr, from the shelf with the hats.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [5, 30], en: [39, 41] },
  ages: [4, 6],
  leads: ['pet.cat'],
  fits: '!breed.Sphynx',
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'running a thumb along a comb and listening', feeling: 'sorry', sleep: false, endsInBed: true },
  contains: ['cat'],
  registry: {
    idea: 'a cat that is fluff all the way through is combed until it is used up',
    device: 'a thumb along a comb, and a purr that answers',
    objects: ['heap of fur as big as the cat', 'trousers of a cat', 'fur hat with an eye'],
    joke: 'I should have stopped at the trousers',
    ending: 'the cat asleep on top of the cat',
  },
  beats: [
    { id: 'in-the-butter', part: 'open', at: 'home', with: ['child', 'pet', 'adult', 'sitter'], plants: ['all the way through'] },
    { id: 'trrrrt', part: 'stir', at: 'home', with: ['child', 'pet'], refrain: true, plants: ['answer'] },
    { id: 'a-heap', part: 'try', at: 'home', with: ['child', 'pet'], plants: ['heap'] },
    { id: 'nothing-but-fluff', part: 'try', at: 'home', with: ['child', 'adult', 'sitter'], pays: ['all the way through'] },
    { id: 'no-cat', part: 'lull', at: 'home', with: ['child', 'adult', 'sitter', 'friend'] },
    { id: 'from-the-hall', part: 'turn', at: 'the hall', with: ['child'], refrain: true, pays: ['answer'] },
    { id: 'the-fur-hat', part: 'back', at: 'the hall', with: ['child', 'pet', 'adult', 'sitter', 'elder', 'elder2'] },
    { id: 'cat-on-cat', part: 'last', at: 'home', with: ['child', 'pet'], refrain: true, pays: ['heap'] },
  ],
  pictures: [
    {
      beats: ['a-heap', 'trrrrt', 'nothing-but-fluff'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', to: 'pet', holding: 'comb', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-back', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'heap-of-fur', at: 'right' }],
    },
    {
      beats: ['no-cat', 'nothing-but-fluff'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'heap-of-fur', holding: 'comb', feeling: 'crying', faces: 'right' },
      ],
      things: [{ what: 'heap-of-fur', at: 'centre' }],
    },
    {
      beats: ['the-fur-hat', 'from-the-hall'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'sits-on', to: 'wardrobe', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', holding: 'comb', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'wardrobe', at: 'right' }],
    },
  ],
});
