import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'squelch-all-the-way-home',
  premise:
    'A digger waves with its scoop, and a child waves back with hands and then a foot, so high that the boot flies into the hole; it is dug for, and whoever sees it come up red in the mud must stop the whole machine.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [3, 12], en: [2, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['digger'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a building site', indoors: false, tone: 'funny', mechanism: 'one hand up and a shout with the whole tummy', feeling: 'eager', sleep: false },
  alike: ['the-path-is-hissing', 'in-the-scoop'],
  contains: ['digger'],
  registry: {
    idea: 'a boot waved off over a fence is dug for by the digger that was waved at',
    device: 'what is in the scoop, asked by everybody and last by the driver',
    objects: ['little red boot in a big yellow scoop', 'one boot and one sock', 'foot that is waved very high'],
    joke: 'here you are, boss',
    ending: 'waving with the hand this time, and one boot squelches all the way home',
  },
  beats: [
    { id: 'the-fence', part: 'open', at: 'the fence', with: ['child', 'adult', 'elder', 'sitter', 'driver'] },
    { id: 'more', part: 'open', at: 'the fence', with: ['child', 'friend'], plants: ['scoop'], refrain: true },
    { id: 'waving', part: 'stir', at: 'the fence', with: ['child', 'pet', 'elder2'], plants: ['foot'] },
    { id: 'one-boot', part: 'stir', at: 'the fence', with: ['child', 'adult', 'elder', 'sitter', 'driver'] },
    { id: 'no-boot', part: 'try', at: 'the fence', with: ['child', 'driver'], refrain: true },
    { id: 'something-red', part: 'lull', at: 'the fence', with: ['driver'], refrain: true },
    { id: 'stop', part: 'turn', at: 'the fence', with: ['child', 'driver'], pays: ['scoop'] },
    { id: 'boss', part: 'back', at: 'the fence', with: ['child', 'driver'] },
    { id: 'slurp', part: 'last', at: 'the fence', with: ['child', 'driver', 'adult', 'elder', 'sitter', 'pet'], pays: ['foot'] },
  ],
  pictures: [
    {
      beats: ['waving', 'more', 'the-fence'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'digger', at: 'right', act: 'waves', size: 'huge', colour: 'yellow', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'fence', at: 'centre' }],
    },
    {
      beats: ['one-boot', 'no-boot', 'something-red'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'driver', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'fence', at: 'centre' }],
    },
    {
      beats: ['stop', 'boss', 'something-red'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'proud', faces: 'right' },
        { who: 'digger', at: 'right', act: 'lifts', to: 'boots', size: 'big', colour: 'yellow', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'boots', at: 'centre', colour: 'red', count: 1 }],
    },
  ],
});
