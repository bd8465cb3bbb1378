import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-owl-took-it',
  premise:
    'An owl takes the hat of whoever runs last, and nobody believes whoever runs last; on the evening of the race its chick sits on the path, nine runners come downhill, and the last one stands in the way with arms like wings and makes no sound.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [4, 36], en: [3, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['owl'] },
  nights: { place: 'a running path in a wood', indoors: false, tone: 'wry-warm', mechanism: 'standing in the way without a sound', feeling: 'being last', sleep: false, seasons: ['spring'] },
  votes: { sv: [0, 3] },
  alike: ['third-tree-from-the-left', 'that-wasnt-me'],
  contains: ['owl', 'dark'],
  registry: {
    idea: 'an owl takes the hat of whoever is last, since that is the only one it dares to frighten',
    device: 'a whole race with its lamps out, on the moss, toes first, past a chick',
    objects: ['three white bobbles at the top of a tree', 'grey bobble that opens two eyes', 'last hat in the box'],
    joke: 'the fastest has gone last, and the owl took it',
    ending: 'the owl sees that the last one is two, and shuts its eyes',
  },
  beats: [
    { id: 'own-pace', part: 'open', at: 'the running club', with: ['child', 'friend', 'leader'], plants: ['the-owl-took-it'] },
    { id: 'but-it-was-true', part: 'open', at: 'the bend', with: ['child', 'owl', 'pet'], plants: ['waited'] },
    { id: 'last-in-the-box', part: 'stir', at: 'the start', with: ['child', 'leader', 'adult'] },
    { id: 'grey-bobble', part: 'try', at: 'the bend', with: ['child', 'owl', 'chick'] },
    { id: 'nine-lamps', part: 'lull', at: 'the bend', with: ['child', 'chick'] },
    { id: 'and-look', part: 'turn', at: 'the bend', with: ['child', 'friend', 'chick'] },
    { id: 'toes-first', part: 'turn', at: 'the bend', with: ['child', 'friend', 'chick'] },
    { id: 'your-hat', part: 'back', at: 'the finish', with: ['child', 'friend', 'leader', 'elder', 'elder2', 'pet'], pays: ['the-owl-took-it'] },
    { id: 'two', part: 'last', at: 'the wood', with: ['child', 'friend', 'leader', 'owl'], pays: ['waited'] },
  ],
  pictures: [
    {
      beats: ['but-it-was-true'],
      framing: 'over-shoulder',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'owl', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'right', act: 'flies', holding: 'beanie', colour: 'brown', size: 'child', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['and-look', 'nine-lamps'],
      framing: 'middle',
      world: 'forest',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'owl', called: 'chick', at: 'right', act: 'sits', size: 'tiny', colour: 'grey', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'centre', act: 'whispers-to', to: 'friend', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'owl', holding: 'flashlight', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['toes-first', 'and-look', 'your-hat'],
      framing: 'close',
      world: 'forest',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'owl', called: 'chick', at: 'right', act: 'looks-at', to: 'child', size: 'tiny', colour: 'grey', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'sneaks', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'far', act: 'sneaks', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
