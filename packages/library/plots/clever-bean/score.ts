import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'clever-bean',
  premise:
    'An astronaut who has lived half a year where nothing falls lets go of everything in the air, so a child learns to catch, with potatoes; at her talk she lets go of the jar with the bean that has been in space, and what was missed is found by letting go of a potato.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [4, 12], en: [6, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['space', 'astronaut'] },
  nights: { place: 'a library', indoors: true, tone: 'funny', mechanism: 'letting go of a potato where the bean was lost', feeling: 'eager', sleep: false },
  contains: ['space'],
  registry: {
    idea: 'an astronaut home from space cannot stop letting go of things in the air, and a child becomes her catcher',
    device: 'a potato let go of on the same spot rolls the same way as the bean',
    objects: ['teacup on a foot', 'bean with a white spot in a corked jar', 'potato in an astronaut’s pocket', 'flower pot with biscuit crumbs'],
    joke: 'what do you see out of the window? everywhere, and she lets go of her keys',
    ending: 'the cup is put down one finger at a time, and it stays',
  },
  beats: [
    { id: 'a-teacup', part: 'open', at: 'the library', with: ['child', 'astronaut', 'librarian', 'pet'], plants: ['let-go', 'pot'], refrain: true },
    { id: 'the-crashing', part: 'stir', at: 'the library', with: ['child', 'astronaut', 'pet'], refrain: true },
    { id: 'a-catcher', part: 'try', at: 'the library', with: ['child', 'astronaut', 'friend'], plants: ['potatoes'] },
    { id: 'the-bean', part: 'stir', at: 'the library', with: ['child', 'astronaut'], plants: ['up'] },
    { id: 'on-saturday', part: 'try', at: 'the library', with: ['child', 'astronaut', 'librarian', 'adult', 'elder', 'elder2'], refrain: true },
    { id: 'got-it', part: 'lull', at: 'the library', with: ['child', 'astronaut'] },
    { id: 'nobody-move', part: 'turn', at: 'the library', with: ['child', 'astronaut', 'librarian'], pays: ['potatoes'] },
    { id: 'it-rolled', part: 'turn', at: 'the library', with: ['child', 'astronaut'], refrain: true },
    { id: 'it-knew', part: 'down', at: 'the library', with: ['child', 'astronaut'], pays: ['up', 'pot'] },
    { id: 'it-stayed', part: 'last', at: 'the library', with: ['child', 'astronaut'], pays: ['let-go'] },
  ],
  pictures: [
    {
      beats: ['a-catcher', 'the-crashing', 'the-bean'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'astronaut', called: 'astronaut', at: 'left', act: 'throws', to: 'potato', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'right', act: 'catches', to: 'potato', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'potato', at: 'near', count: 3 }],
    },
    {
      beats: ['got-it', 'on-saturday', 'nobody-move'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'catches', to: 'jar', feeling: 'afraid', faces: 'right' },
        { who: 'astronaut', called: 'astronaut', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'librarian', called: 'librarian', at: 'far', act: 'stands', feeling: 'surprised' },
      ],
    },
    {
      beats: ['it-rolled'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'seed', feeling: 'proud', faces: 'right' },
        { who: 'astronaut', called: 'astronaut', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
