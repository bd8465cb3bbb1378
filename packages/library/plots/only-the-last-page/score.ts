import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-the-last-page',
  premise:
    'A troll has a book without its last page and has wondered for seventy winters how it goes for the dog; a child who only ever reads last pages has read that one, dares to say it as it is, and gets all the rest in return.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [28, 36], en: [32, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['troll'] },
  nights: { place: 'outside a library', indoors: false, tone: 'warm-funny', mechanism: 'saying the last sentence aloud as it stands', feeling: 'worried how it will end', sleep: false, endsInBed: true },
  contains: ['troll', 'dog'],
  registry: {
    idea: 'one has the whole book but the end, and the other has only the end',
    device: 'a last sentence that is sad to whoever has not read the rest',
    objects: ['book like a postage stamp', 'thumb to hold on to', 'library card for a troll'],
    joke: 'eating nothing but the core: at least you know there is no worm',
    ending: 'a thumb at the last page is moved to page one',
  },
  beats: [
    { id: 'heap-of-gravel', part: 'open', at: 'the library', with: ['child', 'friend', 'troll', 'elder', 'pet'] },
    { id: 'the-core', part: 'stir', at: 'the library', with: ['child', 'friend', 'elder2'], plants: ['last page'] },
    { id: 'the-mice', part: 'stir', at: 'the library', with: ['child', 'friend', 'troll', 'elder', 'pet'] },
    { id: 'like-the-sea', part: 'lull', at: 'the library', with: ['child', 'troll', 'friend', 'elder', 'pet'] },
    { id: 'the-green-spine', part: 'try', at: 'the library', with: ['child', 'friend', 'troll', 'elder', 'pet'] },
    { id: 'five-puppies', part: 'turn', at: 'the library', with: ['child', 'friend', 'troll', 'elder', 'elder2', 'pet'] },
    { id: 'the-thumb', part: 'turn', at: 'the library', with: ['child', 'friend', 'troll', 'pet'] },
    { id: 'shh', part: 'back', at: 'the library', with: ['child', 'troll', 'librarian', 'elder'] },
    { id: 'page-ninety', part: 'down', at: 'the library', with: ['child', 'friend', 'troll', 'adult', 'elder', 'pet'] },
    { id: 'page-one', part: 'last', at: 'bed', with: ['child', 'troll', 'librarian', 'elder', 'pet'], pays: ['last page'] },
  ],
  pictures: [
    {
      beats: ['the-mice', 'heap-of-gravel'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'troll', at: 'right', act: 'holds-up', to: 'book', size: 'huge', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'troll', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'talks-to', to: 'troll', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'troll', feeling: 'curious', faces: 'right', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'bicycle', at: 'left', count: 2 }],
    },
    {
      beats: ['the-thumb', 'five-puppies'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'troll', at: 'right', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-hands', to: 'troll', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['page-ninety', 'shh'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'troll', at: 'right', act: 'sits', holding: 'book', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'troll', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'near', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'sits', feeling: 'curious', faces: 'right' },
      ],
    },
  ],
});
