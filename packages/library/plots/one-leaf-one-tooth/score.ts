import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-leaf-one-tooth',
  premise: 'One leaf is left on the maple and one tooth is loose, and neither will come off; the caretaker shows that the leaf is not stuck, only not done, and who is waiting behind it.',
  writtenFirstIn: 'en',
  putBefore: { sv: [15, 50], en: [40, 51] },
  ages: [5, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: { place: 'school', indoors: false, tone: 'wry-warm', mechanism: 'letting be', feeling: 'impatient', sleep: false },
  contains: ['tooth'],
  registry: {
    idea: 'a leaf lets go when the tree has shut a door behind it; so does a tooth; so does a day',
    device: 'somebody is behind it, waiting for the seat',
    objects: ['last leaf', 'chart of paper teeth', 'bud', 'spaghetti'],
    joke: 'the apple lost',
    ending: 'the leaf lets go when nobody looks',
  },
  beats: [
    { id: 'neither', part: 'open', at: 'the playground', with: ['child', 'friend'], plants: ['leaf', 'tooth'] },
    { id: 'pulling', part: 'try', at: 'school', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'paper-teeth', part: 'lull', at: 'school', with: ['child', 'friend'], plants: ['paper tooth'] },
    { id: 'the-hats', part: 'try', at: 'the playground', with: ['child', 'friend', 'caretaker'] },
    { id: 'not-done', part: 'turn', at: 'the playground', with: ['child', 'friend', 'caretaker'], plants: ['somebody behind'] },
    { id: 'somebody-behind-it', part: 'turn', at: 'school', with: ['child', 'friend'], pays: ['somebody behind'] },
    { id: 'spaghetti', part: 'back', at: 'the table', with: ['child', 'friend', 'adult'], pays: ['tooth'] },
    { id: 'trying-to-sleep', part: 'down', at: 'bed', with: ['child', 'adult'], pays: ['paper tooth'] },
    { id: 'so-did-the-leaf', part: 'last', at: 'bed', with: ['child'], pays: ['leaf'] },
  ],
  pictures: [
    {
      beats: ['paper-teeth', 'the-hats'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'throws', to: 'cap', feeling: 'laughing' },
        { who: 'child', at: 'right', act: 'points-at', to: 'leaf', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'tree', at: 'centre' }, { what: 'leaf', at: 'above' }],
    },
    {
      beats: ['not-done'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'caretaker', at: 'right', act: 'holds-up', to: 'branch', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'leaf', feeling: 'curious', faces: 'right' },
      ],
      things: [
        { what: 'leaf', at: 'above' },
        { what: 'ladder', at: 'far' },
      ],
    },
    {
      beats: ['spaghetti'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'seat', act: 'eats', to: 'spaghetti', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'sings', feeling: 'laughing', faces: 'left' },
        { who: 'adult', at: 'far', act: 'looks-at', to: 'child', feeling: 'surprised' },
      ],
    },
  ],
});
