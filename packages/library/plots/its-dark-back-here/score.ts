import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-dark-back-here',
  premise:
    'A child who dreads reading aloud hides the book behind a shelf and is locked in with a library of whispering books: after closing time everybody can only whisper, and the one loud thing is what is read aloud, mistakes and all; the hidden book has the only shout, and the word that is always read wrong is what the grown-up out in the street knows the child by.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['whispering-books'] },
  nights: {
    place: 'a library after closing time',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'reading aloud so that every mistake is heard',
    feeling: 'afraid of reading aloud',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'after closing time everybody in a library can only whisper, books as well, and only what is read aloud is loud',
    device: 'the word that is always read wrong is the one by which somebody outside knows who is reading',
    objects: ['book pushed down behind the atlases', 'duck read out through a flap for books', 'dictionary that gives a lesson in help', 'voice like a snail in its shell'],
    joke: 'there is a duck in there, and somebody is giving it a lesson',
    ending: 'the wrong word is read once more, because it was the better one',
  },
  beats: [
    { id: 'page-ten', part: 'open', at: 'the library', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'librarian', 'pet'], plants: ['wrong-word', 'louder'] },
    { id: 'anybody-still-here', part: 'stir', at: 'the library', with: ['child', 'friend', 'librarian', 'pet'], plants: ['loud'] },
    { id: 'quack', part: 'try', at: 'the library', with: ['friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'who-shouts', part: 'turn', at: 'the library', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'you-hid-me', part: 'turn', at: 'the library', with: ['child', 'friend'] },
    { id: 'over-the-street', part: 'turn', at: 'the library', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['loud'] },
    { id: 'nobody-else', part: 'back', at: 'the library', with: ['child', 'friend', 'librarian', 'adult', 'elder', 'minder'], pays: ['wrong-word'] },
    { id: 'the-next-day', part: 'last', at: 'the library', with: ['child', 'librarian', 'friend'], pays: ['louder'] },
  ],
  pictures: [
    {
      beats: ['quack', 'anybody-still-here'],
      framing: 'middle',
      world: 'library',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'reads', to: 'book', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'listens-to', to: 'friend', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['you-hid-me', 'who-shouts'],
      framing: 'close',
      world: 'library',
      time: 'night',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'whispers-to', to: 'book', holding: 'book', feeling: 'sad', faces: 'right' }],
    },
    {
      beats: ['over-the-street', 'nobody-else'],
      framing: 'wide',
      world: 'library',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'reads', to: 'book', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
