import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'cant-whisper',
  premise:
    'The loudest and kindest of librarians has told one child off, in a whisper, and the best friend tries in vain to be told off as well, so that there are two; until the child stops the friend’s ride at the top of the steps, and what comes out is a whisper, for the voice has gone with fright.',
  writtenFirstIn: 'en',
  ages: [6, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['told-off'] },
  nights: {
    place: 'a library with a loud librarian',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'telling off the best friend, and hearing how it sounds',
    feeling: 'ashamed',
    sleep: false,
  },
  votes: { en: [0, 3] },
  contains: ['library'],
  registry: {
    idea: 'a telling-off was whispered because she who gave it had lost her voice with fright',
    device: 'the same words come out of one’s own mouth, in the same whisper',
    objects: ['book trolley at the top of four steps', 'four shoes on a desk', 'gap where a shark is out on loan'],
    joke: 'singing, shoes and a dropped atlas, and she only says bless you',
    ending: 'a farewell heard at the bus stop, and a whisper because it is a library',
  },
  beats: [
    { id: 'two-brown-shoes', part: 'open', at: 'the library', with: ['child', 'librarian', 'elder', 'elder2', 'pet'], plants: ['whisper', 'loud'] },
    { id: 'the-only-one', part: 'stir', at: 'the library', with: ['child', 'friend', 'elder'], plants: ['two'] },
    { id: 'too-nice', part: 'try', at: 'the library', with: ['child', 'friend', 'librarian'] },
    { id: 'from-the-side', part: 'turn', at: 'the library', with: ['child', 'friend', 'elder'], pays: ['whisper'] },
    { id: 'halfway', part: 'turn', at: 'the library', with: ['child', 'friend', 'librarian'] },
    { id: 'hello', part: 'back', at: 'the library', with: ['child', 'friend', 'librarian', 'elder', 'pet'], pays: ['two'] },
    { id: 'closing-time', part: 'last', at: 'the library', with: ['child', 'friend', 'librarian', 'adult', 'elder', 'fetcher', 'pet'], pays: ['loud'] },
  ],
  pictures: [
    {
      beats: ['the-only-one', 'two-brown-shoes'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'crawls', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bookshelf', at: 'far' }],
    },
    {
      beats: ['from-the-side', 'too-nice'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'rides', to: 'cart', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'reaches-for', to: 'cart', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'cart', at: 'left' }],
    },
    {
      beats: ['halfway', 'from-the-side', 'hello'],
      framing: 'over-shoulder',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'librarian', feeling: 'surprised', faces: 'right' },
        { who: 'librarian', at: 'right', act: 'runs', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
