import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'bump-excuse-me',
  premise:
    'A robot that cleans the library says excuse me to whatever it bumps into; a book falls down behind it under a low shelf, and nobody but the child can get down low enough to say excuse me to the book.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [6, 12], en: [5, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: { place: 'a library', indoors: true, tone: 'funny', mechanism: 'lying down low and taking a book away', feeling: 'curious', sleep: false, endsOnRefrain: true },
  alike: ['bonk-turning-round', 'i-think-im-stuck'],
  contains: ['robot'],
  registry: {
    idea: 'a robot that says excuse me to everything it bumps into is shut in by a book that will not move over',
    device: 'excuse me, said to a table, a bear, a foot, a wall and at last to the book by somebody else',
    objects: ['soft bear on the floor that is bumped into', 'stick poked in under a shelf', 'bag on a back that says bump'],
    joke: 'that’s my foot',
    ending: 'whoever wants to be read to bumps into a lap, and says excuse me',
  },
  beats: [
    { id: 'on-the-rug', part: 'open', at: 'the library', with: ['child', 'robot', 'adult', 'elder', 'sitter', 'pet'], plants: ['lap'] },
    { id: 'bump', part: 'open', at: 'the library', with: ['robot'], plants: ['excuse-me'], refrain: true },
    { id: 'that-is-my-foot', part: 'stir', at: 'the library', with: ['child', 'robot', 'friend'], refrain: true },
    { id: 'in-the-corner', part: 'try', at: 'the library', with: ['robot'], plants: ['book'], refrain: true },
    { id: 'come-out-robot', part: 'try', at: 'the library', with: ['keeper', 'tig', 'robot'], refrain: true },
    { id: 'down-low', part: 'turn', at: 'the library', with: ['child', 'keeper', 'tig', 'robot', 'elder', 'elder2'] },
    { id: 'excuse-me-book', part: 'turn', at: 'the library', with: ['child', 'robot', 'friend', 'elder2'], refrain: true },
    { id: 'out-it-came', part: 'back', at: 'the library', with: ['child', 'robot', 'keeper', 'tig'], refrain: true },
    { id: 'night-night', part: 'down', at: 'the library', with: ['child', 'robot'] },
    { id: 'up', part: 'last', at: 'the library', with: ['child', 'adult', 'elder', 'sitter', 'pet'], pays: ['lap', 'excuse-me', 'book'], refrain: true },
  ],
  pictures: [
    {
      beats: ['that-is-my-foot', 'bump', 'on-the-rug'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'centre', act: 'walks', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'robot', feeling: 'laughing', faces: 'right' },
        { who: 'bear', at: 'right', act: 'sits', size: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['come-out-robot', 'in-the-corner'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'tig', at: 'right', act: 'calls-to', to: 'robot', holding: 'stick', feeling: 'surprised', faces: 'left' },
        { who: 'robot', at: 'centre', act: 'hides-behind', to: 'book', size: 'small', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'book', at: 'centre' }],
    },
    {
      beats: ['excuse-me-book', 'down-low', 'out-it-came'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', holding: 'book', feeling: 'happy', faces: 'right' },
        { who: 'robot', at: 'right', act: 'walks', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
