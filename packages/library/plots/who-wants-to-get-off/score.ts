import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'who-wants-to-get-off',
  premise:
    'Somebody keeps pressing the bell on the bus, and at every stop nobody gets off and more get on, until the driver won’t stop for one more ding; it is a baby’s bare toe, and a child who has picked up a sock puts it on.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['bus'] },
  nights: {
    place: 'a bus that gets fuller',
    indoors: true,
    tone: 'funny',
    mechanism: 'putting a sock on a foot that rings',
    feeling: 'impatient',
    sleep: false,
  },
  contains: ['bus'],
  alike: ['the-end-with-ears', 'the-bus-bowed-first'],
  registry: {
    idea: 'a bus stops for nobody and fills up, because a baby asleep rings with a toe',
    device: 'under the coats, where only the child is small enough to look, hangs a bare foot',
    objects: ['very small yellow sock', 'swimmer with a head in a tuba', 'tree on a bus', 'fat pink toe on a red bell'],
    joke: 'asleep at the top, and not at the bottom',
    ending: 'a ding far off, and it is the other foot',
  },
  beats: [
    { id: 'waited-all-day', part: 'open', at: 'the bus', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['bell', 'baby'], refrain: true },
    { id: 'swimming-pool', part: 'stir', at: 'the bus', with: ['child', 'driver', 'friend'], plants: ['sock'], refrain: true },
    { id: 'garden-shop', part: 'try', at: 'the bus', with: ['driver'], refrain: true },
    { id: 'town-hall', part: 'try', at: 'the bus', with: ['driver', 'child', 'friend'], refrain: true },
    { id: 'not-one-more', part: 'try', at: 'the bus', with: ['driver'] },
    { id: 'not-listening', part: 'turn', at: 'the bus', with: ['child', 'driver', 'adult', 'elder', 'minder'], pays: ['bell'] },
    { id: 'under-the-coats', part: 'turn', at: 'the bus', with: ['child', 'pet'], pays: ['baby'], refrain: true },
    { id: 'a-toe', part: 'turn', at: 'the bus', with: ['child'], pays: ['sock'] },
    { id: 'i-do', part: 'back', at: 'the bus', with: ['child', 'driver'], refrain: true },
    { id: 'psssh', part: 'down', at: 'the bus stop', with: ['child', 'driver'] },
    { id: 'other-foot', part: 'last', at: 'the bus stop', with: ['child', 'adult', 'elder', 'minder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['swimming-pool', 'waited-all-day', 'garden-shop'],
      framing: 'middle',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'sock', feeling: 'curious', faces: 'right' },
        { who: 'swimmer', at: 'right', act: 'stands', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'near', colour: 'yellow', size: 'tiny' }],
    },
    {
      beats: ['town-hall', 'garden-shop', 'not-one-more'],
      framing: 'wide',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'woman', at: 'right', act: 'plays', to: 'tuba', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'woman', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'tree', at: 'far', size: 'child' }],
    },
    {
      beats: ['under-the-coats', 'a-toe', 'not-listening'],
      framing: 'close',
      world: 'bus',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'baby', feeling: 'surprised', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'carries', to: 'baby', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
