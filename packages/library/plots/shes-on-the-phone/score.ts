import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shes-on-the-phone',
  premise:
    'An elephant will not move from where the bus must turn, and says nothing; but the juice in a glass is shaken by rings, big ones and small ones in turn, for she is on the phone through the ground, and a whole square must keep quiet.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [16, 43], en: [27, 51] },
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['elephant'] },
  nights: {
    place: 'a square with a bus stop',
    indoors: false,
    tone: 'funny',
    mechanism: 'reading rings in a glass and silencing a square',
    feeling: 'impatient',
    sleep: false,
  },
  alike: ['the-fox-is-ringing'],
  contains: ['elephant'],
  registry: {
    idea: 'an elephant in the way is on the phone: she talks through the ground and listens with her feet',
    device: 'rings in a glass of juice show who is talking and how near',
    objects: ['glass of juice that shivers', 'crispbread that may not be chewed', 'number seventeen with its lights out'],
    joke: 'can’t you see she is on the phone, says a child to the grown-ups',
    ending: 'the driver who was in a hurry waits in the dark till the juice is still',
  },
  beats: [
    { id: 'in-the-way', part: 'open', at: 'the square', with: ['child', 'elephant', 'driver', 'host', 'adult', 'elder', 'friend'], plants: ['bus'] },
    { id: 'rings', part: 'stir', at: 'the square', with: ['child', 'elephant', 'adult'], plants: ['juice'] },
    { id: 'only-the-ground', part: 'try', at: 'the square', with: ['child', 'driver', 'elephant', 'pet'] },
    { id: 'vroom', part: 'try', at: 'the square', with: ['child', 'driver', 'elephant'] },
    { id: 'quiet', part: 'turn', at: 'the square', with: ['child', 'adult', 'elder', 'friend', 'host', 'driver'] },
    { id: 'a-ring', part: 'turn', at: 'the square', with: ['child', 'elephant'] },
    { id: 'round-the-corner', part: 'back', at: 'the square', with: ['child', 'elephant', 'calf', 'driver'] },
    { id: 'lights-out', part: 'down', at: 'the bus', with: ['child', 'driver', 'calf'], pays: ['bus'] },
    { id: 'still', part: 'last', at: 'the bus', with: ['child'], pays: ['juice'] },
  ],
  pictures: [
    {
      beats: ['in-the-way', 'rings', 'only-the-ground'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elephant', at: 'right', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'juice', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bus', at: 'far' }],
    },
    {
      beats: ['vroom', 'quiet'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'man', holding: 'juice', feeling: 'angry', faces: 'right' },
        { who: 'man', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', called: 'driver' },
      ],
    },
    {
      beats: ['a-ring', 'round-the-corner'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elephant', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'juice', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
