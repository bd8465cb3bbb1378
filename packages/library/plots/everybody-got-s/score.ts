import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'everybody-got-s',
  premise:
    'The child has promised a baby to read aloud after the first day at school, but on the first day there is only one letter; so the child reads every S in the whole book, and that is just what a screaming baby wants to hear.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [37, 43], en: [26, 51] },
  ages: [6, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['first-day-at-school', 'school'] },
  nights: { place: 'school, and a bench under a tree', indoors: false, tone: 'funny', mechanism: 'reading all the letters that one has been given', feeling: 'ashamed', sleep: false },
  contains: [],
  registry: {
    idea: 'whoever has been given only one letter at school can read all of those in a book',
    device: 'every S in a book, read aloud one after the other, hushes a baby',
    objects: ['pram under a tree', 'book with silent pages', 'bent letter on a board'],
    joke: 'everybody got S; I was going to swap',
    ending: 'the tree says sss, as if it had been to school as well',
  },
  beats: [
    { id: 'on-monday', part: 'open', at: 'next door', with: ['child', 'baby', 'gran'], plants: ['promise', 'book'] },
    { id: 'one-letter', part: 'stir', at: 'the classroom', with: ['teacher', 'child'], plants: ['s'] },
    { id: 'a-swap', part: 'lull', at: 'the schoolyard', with: ['child', 'friend'] },
    { id: 'all-the-way-home', part: 'try', at: 'the street', with: ['child'] },
    { id: 'a-silent-page', part: 'try', at: 'the bench', with: ['baby', 'gran', 'child', 'elder', 'pet', 'man'], plants: ['silent'] },
    { id: 'only-the-one', part: 'turn', at: 'the bench', with: ['child', 'gran'] },
    { id: 'sss', part: 'turn', at: 'the bench', with: ['child', 'baby', 'gran', 'man'], pays: ['promise', 'book'] },
    { id: 'down-in-the-corner', part: 'turn', at: 'the bench', with: ['child', 'baby'], pays: ['silent'] },
    { id: 'what-was-it-about', part: 'down', at: 'the bench', with: ['man', 'child', 'gran'] },
    { id: 'the-tree', part: 'last', at: 'the bench', with: ['child'], pays: ['s'] },
  ],
  pictures: [
    {
      beats: ['one-letter', 'a-swap'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teacher', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', called: 'teacher' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-silent-page', 'only-the-one'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'baby', at: 'centre', act: 'rides', to: 'pram', feeling: 'crying', called: 'baby' },
        { who: 'old-lady', at: 'right', act: 'looks-at', to: 'baby', feeling: 'surprised', faces: 'left', called: 'gran' },
        { who: 'child', at: 'left', act: 'holds', to: 'book', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['sss', 'down-in-the-corner'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'happy', faces: 'right' },
        { who: 'baby', at: 'right', act: 'rides', to: 'pram', feeling: 'curious', called: 'baby' },
      ],
    },
  ],
});
