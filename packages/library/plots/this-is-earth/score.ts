import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'this-is-earth',
  premise:
    'An astronaut just home from space lets go of everything in the air, and the child sits beside her to catch it, down to a cake on three floors; in the end it is she who catches the child’s sleepy head.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [5, 12], en: [9, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['astronaut'] },
  alike: ['clever-bean'],
  nights: { place: 'a library', indoors: true, tone: 'funny-tender', mechanism: 'catching', feeling: 'proud', sleep: true, endsOnRefrain: true },
  contains: ['space', 'astronaut'],
  registry: {
    idea: 'an astronaut home from space lets go of a cake to scratch her nose',
    device: 'a jumper held out is a hammock for a cake',
    objects: ['marzipan rocket in the hair', 'cake eaten out of a jumper', 'borrowed jumper'],
    joke: 'is it on the floor? no, it is on me',
    ending: 'a head too heavy to hold up is caught by the astronaut',
  },
  beats: [
    { id: 'the-mug', part: 'open', at: 'the library', with: ['child', 'astronaut', 'friend'], plants: ['earth'], refrain: true },
    { id: 'the-pen', part: 'stir', at: 'the library', with: ['child', 'astronaut'], refrain: true },
    { id: 'catching', part: 'try', at: 'the library', with: ['child', 'astronaut', 'librarian'], plants: ['catch'] },
    { id: 'the-cake', part: 'try', at: 'the library', with: ['astronaut', 'librarian', 'pet', 'elder', 'elder2'], plants: ['rocket'] },
    { id: 'the-nose', part: 'turn', at: 'the library', with: ['child', 'astronaut', 'librarian'] },
    { id: 'floff', part: 'turn', at: 'the library', with: ['child', 'librarian', 'astronaut'], pays: ['catch'] },
    { id: 'spoons', part: 'back', at: 'the library', with: ['child', 'astronaut'], pays: ['rocket'] },
    { id: 'the-armchair', part: 'last', at: 'the library', with: ['child', 'astronaut', 'adult'], pays: ['earth'], refrain: true },
  ],
  pictures: [
    {
      beats: ['catching', 'the-pen', 'the-mug'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'astronaut', called: 'astronaut', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'catches', to: 'book', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'book', at: 'centre' }],
    },
    {
      beats: ['floff', 'the-nose', 'spoons'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'catches', to: 'cake', feeling: 'surprised', faces: 'left' },
        { who: 'man', called: 'librarian', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
        { who: 'astronaut', called: 'astronaut', at: 'left', act: 'looks-at', to: 'cake', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'cake', at: 'centre', size: 'big' }],
    },
    {
      beats: ['the-armchair', 'spoons', 'floff'],
      framing: 'close',
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'astronaut', called: 'astronaut', at: 'centre', act: 'sits', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'centre', act: 'leans-on', to: 'astronaut', feeling: 'sleepy', faces: 'right' },
      ],
    },
  ],
});
