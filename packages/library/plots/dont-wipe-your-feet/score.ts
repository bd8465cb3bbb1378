import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dont-wipe-your-feet',
  premise:
    'A hedgehog has curled up on the doormat of somebody who wants all feet wiped, and cannot be told from the mat; the child keeps everybody’s feet off it, and the mud that nobody has wiped off is what it wanted.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['hedgehog'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a doorstep',
    indoors: false,
    tone: 'funny',
    mechanism: 'a muddy boot put down where a nose can find it',
    feeling: 'watchful',
    sleep: false,
  },
  alike: ['nobody-say-aww'],
  contains: ['hedgehog'],
  registry: {
    idea: 'one end of a bristly doormat is a hedgehog, so for once nobody may wipe their feet',
    device: 'the mud that was not wiped off is full of supper',
    objects: ['welly put down on purpose', 'stripy sock on its way down', 'footprints followed by a nose'],
    joke: 'that bit’s mat, that bit’s hedgehog',
    ending: 'soup with the door ajar, and a sniff under the hedge, softer and softer',
  },
  beats: [
    { id: 'snff', part: 'open', at: 'the doorstep', with: ['child', 'friend', 'owner'], plants: ['wipe'] },
    { id: 'the-bump', part: 'stir', at: 'the doorstep', with: ['child', 'hedgehog'], plants: ['mud'] },
    { id: 'that-bit', part: 'try', at: 'the doorstep', with: ['child', 'adult', 'elder', 'helper', 'owner'], refrain: true },
    { id: 'one-leg', part: 'try', at: 'the doorstep', with: ['child', 'neighbour', 'owner'], refrain: true, leaveOut: true },
    { id: 'stripy-sock', part: 'turn', at: 'the doorstep', with: ['child', 'owner', 'hedgehog', 'elder'] },
    { id: 'off-with-it', part: 'turn', at: 'the doorstep', with: ['child', 'friend', 'pet'], pays: ['mud'] },
    { id: 'slup', part: 'back', at: 'the doorstep', with: ['hedgehog', 'child', 'adult', 'elder', 'neighbour'], refrain: true },
    { id: 'just-as-they-are', part: 'down', at: 'the doorstep', with: ['child', 'owner'], pays: ['wipe'] },
    { id: 'softer', part: 'last', at: 'the kitchen', with: ['child', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-bump', 'snff', 'that-bit'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'hedgehog', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'rug', at: 'right', colour: 'brown' }],
    },
    {
      beats: ['one-leg', 'stripy-sock', 'that-bit'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'hedgehog', feeling: 'surprised', faces: 'right' },
        { who: 'hedgehog', at: 'centre', act: 'is-afraid', feeling: 'afraid' },
        { who: 'man', at: 'right', act: 'balances', feeling: 'surprised', called: 'neighbour', if: '!short', faces: 'left' },
      ],
    },
    {
      beats: ['slup', 'just-as-they-are', 'off-with-it'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'hedgehog', at: 'centre', act: 'looks-at', to: 'boots', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
  ],
});
