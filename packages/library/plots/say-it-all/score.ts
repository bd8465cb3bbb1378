import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'say-it-all',
  premise:
    'A small ghost in a library says boo and everybody runs, so that nobody has heard the rest of it; a child sits down on the rug and stays, and the rest of it is hoo.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: {
    place: 'a library with a curtain',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'staying until somebody has cried it all',
    feeling: 'sad',
    sleep: false, endsOnRefrain: true,
  },
  putBefore: { sv: [8, 12], en: [1, 12] },
  alike: ['that-will-be-the-brakes'],
  contains: ['ghost'],
  registry: {
    idea: 'a ghost that says boo is only at the beginning of crying, and nobody stays for the rest',
    device: 'whoever runs hears half a word, and whoever stays hears the other half',
    objects: ['drop at the end of a ghost’s nose', 'newspaper over a head', 'fold of a curtain'],
    joke: 'boo … hoo',
    ending: 'boo, calls the child, and behind the curtain somebody laughs: hoo, hoo',
  },
  beats: [
    { id: 'behind-the-curtain', part: 'open', at: 'the library', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'ghost', 'librarian'], plants: ['armchair', 'curtain'], refrain: true },
    { id: 'for-fun', part: 'stir', at: 'the library', with: ['ghost', 'librarian'], refrain: true },
    { id: 'a-bucket', part: 'try', at: 'the library', with: ['ghost', 'librarian'], if: 'age>=5', refrain: true },
    { id: 'newspaper', part: 'try', at: 'the library', with: ['ghost', 'librarian'], plants: ['newspaper'], refrain: true },
    { id: 'thinner', part: 'lull', at: 'the library', with: ['child', 'ghost'] },
    { id: 'on-the-rug', part: 'turn', at: 'the library', with: ['child', 'ghost', 'librarian', 'friend'], pays: ['newspaper'], refrain: true },
    { id: 'all-of-it', part: 'turn', at: 'the library', with: ['child', 'ghost', 'pet'], refrain: true },
    { id: 'thats-better', part: 'down', at: 'the library', with: ['ghost', 'librarian'] },
    { id: 'hoo-hoo', part: 'last', at: 'the library', with: ['child', 'adult', 'elder', 'minder', 'ghost'], pays: ['armchair', 'curtain'], refrain: true },
  ],
  pictures: [
    {
      beats: ['for-fun', 'behind-the-curtain', 'a-bucket'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'ghost', at: 'centre', act: 'stands', size: 'child', feeling: 'sad', faces: 'left' },
        { who: 'man', at: 'left', act: 'runs', feeling: 'afraid', faces: 'left' },
        { who: 'librarian', called: 'librarian', at: 'right', act: 'points-at', to: 'ghost', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['all-of-it', 'on-the-rug', 'thinner'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'ghost', feeling: 'calm', faces: 'right' },
        { who: 'ghost', at: 'right', act: 'stands', size: 'child', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['hoo-hoo', 'thats-better', 'all-of-it'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'seat', act: 'sits-on-lap', to: 'adult', feeling: 'happy' },
        { who: 'adult', at: 'seat', act: 'sits', feeling: 'happy' },
        { who: 'ghost', at: 'left', act: 'hides-behind', to: 'curtain', size: 'child', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'curtain', at: 'left', size: 'big' }],
    },
  ],
});
