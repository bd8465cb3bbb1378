import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'flat-nought',
  premise: 'A ghost does her washing on Friday nights, and the child’s red shirt has turned her sheet pink on the very night of the annual meeting, where the rules say white; but ghosts are only white because nobody ever let them choose.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [35, 36], en: [11, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: { place: 'a laundry room in a basement', indoors: true, tone: 'funny', mechanism: 'asking why it has to be so', feeling: 'sorry for what one has done', sleep: false },
  storyVotes: [2, 3],
  contains: ['ghost', 'dark'],
  registry: {
    idea: 'a red shirt left in the machine turns a ghost’s sheet pink',
    device: 'ghosts are white because sheets were, and nobody was ever allowed to choose',
    objects: ['peg with a nought on it', 'notice read through a lady', 'Sunday hat that was rained on', 'empty packets of dye'],
    joke: 'about to give up the ghost a second time',
    ending: 'coloured sheets dance in the attic, and somebody asks who hangs out washing at this hour',
  },
  beats: [
    { id: 'sixteen', part: 'open', at: 'a block of flats', with: ['child', 'friend', 'adult'], plants: ['nought'] },
    { id: 'the-shirt', part: 'stir', at: 'home', with: ['child', 'adult', 'pet'], plants: ['red'] },
    { id: 'the-lady', part: 'stir', at: 'the laundry room', with: ['child', 'ghost'] },
    { id: 'nought', part: 'stir', at: 'the laundry room', with: ['child', 'ghost'] },
    { id: 'pink', part: 'try', at: 'the laundry room', with: ['child', 'ghost'], pays: ['red'], plants: ['meeting'] },
    { id: 'the-hottest', part: 'lull', at: 'the laundry room', with: ['child', 'ghost', 'elder'] },
    { id: 'why', part: 'turn', at: 'the laundry room', with: ['child', 'ghost'], plants: ['choose'] },
    { id: 'the-hat', part: 'turn', at: 'the laundry room', with: ['child', 'ghost'], plants: ['shell'] },
    { id: 'good-luck', part: 'back', at: 'the laundry room', with: ['child', 'ghost', 'adult'] },
    { id: 'the-attic', part: 'last', at: 'the kitchen window', with: ['child', 'adult', 'friend', 'pet'], pays: ['nought', 'meeting', 'choose', 'shell'] },
  ],
  pictures: [
    {
      beats: ['the-lady', 'nought', 'pink'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'ghost', called: 'hildur', at: 'right', act: 'sits', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'washing-machine', at: 'far', size: 'child' }],
    },
    {
      beats: ['pink', 'the-hottest', 'why'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'ghost', called: 'hildur', at: 'right', act: 'holds', to: 'blanket', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'blanket', at: 'right', colour: 'pink' },
        { what: 'washing-machine', at: 'far', size: 'child' },
      ],
    },
    {
      beats: ['why', 'the-hat', 'good-luck'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'curious', faces: 'right' },
        { who: 'ghost', called: 'hildur', at: 'right', act: 'talks-to', to: 'child', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
