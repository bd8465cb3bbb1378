import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-a-whisker',
  premise: 'A rabbit of a carpenter gnaws a wobbling table level and measures with his ears, one of which has always hung; the table gets lower and lower, until the child holds the ear up.',
  writtenFirstIn: 'en',
  ages: [5, 10],
  leads: [],
  wish: { concepts: ['rabbit'] },
  nights: { place: 'a long table on the grass', indoors: false, tone: 'funny', mechanism: 'holding something straight', feeling: 'ashamed', sleep: false },
  votes: { sv: [0, 3] },
  contains: ['rabbit'],
  registry: {
    idea: 'a rabbit measures with his ears, and one of them has never stood up',
    device: 'whatever is evened out gets lower, first the table and then the chairs',
    objects: ['long table for the neighbours', 'ear lifted with two fingers', 'supper eaten on tummies', 'potato salad put down where the table was'],
    joke: 'all my tables end up as trays',
    ending: 'the child may stay up just a whisker longer',
  },
  beats: [
    { id: 'clonk', part: 'open', at: 'the long table', with: ['child', 'friend', 'rabbit'], plants: ['wobble'] },
    { id: 'ears-dont-lie', part: 'stir', at: 'the long table', with: ['child', 'rabbit'], plants: ['ears'] },
    { id: 'just-a-whisker', part: 'try', at: 'the long table', with: ['child', 'rabbit', 'pet'] },
    { id: 'lower', part: 'try', at: 'the long table', with: ['child', 'friend', 'elder', 'pet', 'rabbit'] },
    { id: 'no-whiskers-left', part: 'lull', at: 'the grass', with: ['child', 'rabbit'] },
    { id: 'that-one-does', part: 'turn', at: 'the grass', with: ['child', 'rabbit'], pays: ['ears'] },
    { id: 'not-a-clonk', part: 'turn', at: 'the long table', with: ['child', 'friend', 'rabbit'], pays: ['wobble'] },
    { id: 'down-there', part: 'back', at: 'the long table', with: ['child', 'adult', 'elder', 'friend', 'pet'] },
    { id: 'a-whisker-longer', part: 'last', at: 'the grass', with: ['child', 'adult', 'rabbit'] },
  ],
  pictures: [
    {
      beats: ['ears-dont-lie', 'just-a-whisker', 'clonk'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'rabbit', at: 'centre', act: 'stands-on', to: 'table', feeling: 'proud' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'rabbit', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'rabbit', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['no-whiskers-left', 'lower', 'that-one-does'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'angry', faces: 'right' },
        { who: 'rabbit', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'centre', size: 'tiny' }],
    },
    {
      beats: ['that-one-does', 'not-a-clonk'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'rabbit', feeling: 'happy', faces: 'right' },
        { who: 'rabbit', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
