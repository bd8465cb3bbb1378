import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'keep-an-eye-on-the-butler',
  premise:
    'Letters no bigger than stamps turn up in library books, to the wolf and to the pea; they are from a librarian whom nobody asks about books, and two friends who could catch him with an aha ask him what to read next instead.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['tiny-letters'] },
  nights: {
    place: 'a library',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'answering a letter instead of catching who wrote it',
    feeling: 'sorry for somebody nobody asks',
    sleep: false,
    endsInBed: true,
  },
  alike: ['you-cant-stop-there'],
  storyVotes: [3, 3],
  contains: ['letter', 'library', 'detective'],
  registry: {
    idea: 'a librarian who says only three things writes to the people in the books, since nobody asks him about them',
    device: 'the letters are written on the backs of green slips that say overdue, and one of those hangs on a fridge',
    objects: ['letter to a pea', 'moustache like a closed gate', 'otter book that is seventeen days late', 'pencil sharpened as thin as a pin'],
    joke: 'the grandmother was very dry',
    ending: 'an aha that has been saved up all week is said down the phone, with leave',
  },
  beats: [
    { id: 'page-nine', part: 'open', at: 'the library', with: ['child', 'friend'], plants: ['letters'] },
    { id: 'suspects', part: 'stir', at: 'the library', with: ['child', 'friend', 'librarian', 'elder', 'elder2'], plants: ['three-things'] },
    { id: 'a-trap', part: 'try', at: 'the library', with: ['child', 'friend', 'pet'] },
    { id: 'that-green', part: 'turn', at: 'the library', with: ['child', 'friend', 'librarian'], plants: ['aha'] },
    { id: 'not-a-single-one', part: 'turn', at: 'the library', with: ['child', 'friend', 'librarian'] },
    { id: 'two-readers', part: 'turn', at: 'the library', with: ['child', 'friend', 'librarian'], pays: ['letters'] },
    { id: 'the-gate', part: 'back', at: 'the library', with: ['librarian', 'child', 'friend'], pays: ['three-things'] },
    { id: 'aha', part: 'last', at: 'bed', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['aha'] },
  ],
  pictures: [
    {
      beats: ['suspects', 'page-nine'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'librarian', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'near', act: 'writes', to: 'book', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'librarian', called: 'pike', at: 'right', act: 'sits', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['that-green', 'a-trap', 'not-a-single-one'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'letter', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'letter', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'letter', at: 'centre', colour: 'green', size: 'tiny' }],
    },
    {
      beats: ['two-readers', 'not-a-single-one', 'the-gate'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'librarian', called: 'pike', at: 'right', act: 'reads', to: 'letter', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'librarian', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'librarian', feeling: 'happy', faces: 'right', anyway: true },
      ],
    },
  ],
});
