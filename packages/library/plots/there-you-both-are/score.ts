import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'there-you-both-are',
  premise:
    'At eight a child became the voice of a bus, like a mouse with good news, and at twelve wants it wiped; then the bus loses its way in the fog, the voice tells a blind lady to get off into a ditch, and somebody must shout not to listen to it.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [16, 39], en: [30, 36] },
  ages: [11, 12],
  leads: [],
  nights: { place: 'a bus', indoors: true, tone: 'funny-tender', mechanism: 'contradicting the voice one used to have', feeling: 'embarrassed', sleep: false },
  contains: ['bus'],
  registry: {
    idea: 'a child rides to school on the bus that speaks in the voice it had four years ago',
    device: 'somebody blind believes the recording, and the one who made it must shout: do not listen to me',
    objects: ['cupboard lined with egg boxes', 'hole rubbed in a misted window', 'ditch in place of a kerb', 'button that wipes a small voice out'],
    joke: 'he does not know, he is only eight',
    ending: 'two voices of one child call the same stop, and somebody says: there you both are',
  },
  beats: [
    { id: 'shut-up', part: 'open', at: 'the bus', with: ['child', 'elder', 'elder2'], plants: ['mouse', 'cupboard'] },
    { id: 'two-voices', part: 'stir', at: 'the bus', with: ['child', 'lady', 'friend', 'pet'], plants: ['never wrong'] },
    { id: 'fog', part: 'try', at: 'the bus', with: ['driver'] },
    { id: 'the-ditch', part: 'try', at: 'the bus', with: ['child', 'lady'], pays: ['never wrong'] },
    { id: 'dont-listen-to-me', part: 'turn', at: 'the bus', with: ['child', 'lady'] },
    { id: 'where-we-are', part: 'turn', at: 'the bus', with: ['child', 'lady', 'driver', 'friend'] },
    { id: 'all-twenty-three', part: 'back', at: 'the cupboard', with: ['child'], pays: ['cupboard'] },
    { id: 'both', part: 'last', at: 'the bus', with: ['lady'], pays: ['mouse'] },
  ],
  pictures: [
    {
      beats: ['two-voices', 'fog'],
      framing: 'middle',
      world: 'bus',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'old-lady', called: 'lady', at: 'seat', act: 'listens-to', to: 'radio', holding: 'stick', feeling: 'happy' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'radio', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['the-ditch', 'dont-listen-to-me', 'fog'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'lamp',
      weather: 'fog',
      season: 'autumn',
      figures: [
        { who: 'bus', at: 'right', act: 'waits', size: 'big', faces: 'left' },
        { who: 'old-lady', called: 'lady', at: 'centre', act: 'walks', holding: 'stick', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'old-lady', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['where-we-are', 'all-twenty-three', 'both'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      weather: 'fog',
      season: 'autumn',
      figures: [
        { who: 'old-lady', called: 'lady', at: 'seat', act: 'listens-to', to: 'child', holding: 'stick', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'old-lady', feeling: 'laughing', faces: 'left' },
        { who: 'girl', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'stick', at: 'left', colour: 'white' }],
    },
  ],
});
