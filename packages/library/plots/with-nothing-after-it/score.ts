import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'with-nothing-after-it',
  premise:
    'A child has said “go on, then” to a friend, and somebody who has always wanted to do one thing can hear what came after it; it needs one with nothing after it, and nobody on the bridge has such a one, until the child says all the rest first, and the friend has come back for the bag.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: {
    relation: 'wants-to',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'],
  },
  nights: { place: 'a bridge where two friends sit', indoors: false, tone: 'funny-tender', mechanism: 'saying first what would have come after', feeling: 'jealous of what a friend is asked to', sleep: false, endsOnRefrain: true },
  contains: [],
  alike: ['go-on-then-knight'],
  registry: {
    idea: 'what is not said when leave is given gets caught on whoever was given it',
    device: 'all the rest is said first, so that it cannot come after',
    objects: ['bag left on a bridge', 'legs between railings on a Wednesday', 'cardigan that was not mentioned', 'smile painted over a sentence'],
    joke: 'I haven’t got any Wednesdays',
    ending: 'one more chapter is allowed, and there is nothing after it',
  },
  beats: [
    { id: 'wednesdays', part: 'open', at: 'the bridge', with: ['child', 'friend'], plants: ['bag', 'door'] },
    { id: 'ouch', part: 'stir', at: 'the bridge', with: ['child', 'wish'], plants: ['the rest'] },
    { id: 'somebody-on-the-bridge', part: 'try', at: 'the bridge', with: ['child', 'wish', 'elder', 'elder2', 'pet'] },
    { id: 'on-the-sleeve', part: 'lull', at: 'the bridge', with: ['child', 'wish'], pays: ['door'] },
    { id: 'the-rest-first', part: 'turn', at: 'the bridge', with: ['child', 'wish', 'friend'], plants: ['had to be there'], pays: ['bag', 'the rest'] },
    { id: 'say-it', part: 'turn', at: 'the bridge', with: ['child', 'wish', 'friend'] },
    { id: 'had-to-be-there', part: 'last', at: 'home', with: ['child', 'wish', 'friend', 'pet', 'adult'], pays: ['had to be there'] },
  ],
  pictures: [
    {
      beats: ['ouch', 'somebody-on-the-bridge'],
      framing: 'middle',
      world: 'bridge',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['somebody-on-the-bridge', 'on-the-sleeve'],
      framing: 'wide',
      world: 'bridge',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-rest-first', 'say-it'],
      framing: 'close',
      world: 'bridge',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'looks-at', to: 'friend', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
