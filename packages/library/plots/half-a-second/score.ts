import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'half-a-second',
  premise: 'A tree has fallen over the line on a stormy night, and the train with somebody dear on board does not know; the child knows the old signals, the friend sees further than anybody, and a torch is pushed behind the red glass of a lamp that has blown out.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [12, 39], en: [14, 40] },
  ages: [9, 11],
  leads: ['elder', 'friend'],
  wish: { concepts: ['train', 'storm'] },
  nights: { place: 'a railway station', indoors: false, tone: 'adventure', mechanism: 'a red light for a train', feeling: 'afraid', sleep: false, endsInBed: true },
  contains: ['train'],
  registry: {
    idea: 'a closed station has to stop one more train',
    device: 'a torch pushed in where the wick of a signal lamp was',
    objects: ['signal lamp with three glasses', 'black book of trains', 'cocoa for a whole train'],
    joke: 'Welcome. You are thirty years late.',
    ending: 'a time in a black book, and the word stopped',
  },
  beats: [
    { id: 'no-trains-stop', part: 'open', at: 'the station house', with: ['child', 'friend', 'elder'], plants: ['half a second', 'lamp'] },
    { id: 'the-crash', part: 'stir', at: 'the station house', with: ['child', 'friend', 'elder'], plants: ['eyes'] },
    { id: 'red-across', part: 'lull', at: 'the station house', with: ['child', 'elder'] },
    { id: 'on-the-platform', part: 'try', at: 'the platform', with: ['child', 'friend', 'elder'] },
    { id: 'blown-out', part: 'turn', at: 'the platform', with: ['child', 'friend', 'elder'], pays: ['eyes'] },
    { id: 'the-red-glass', part: 'turn', at: 'the platform', with: ['child', 'friend', 'elder'], pays: ['lamp'] },
    { id: 'thirty-years-late', part: 'back', at: 'the platform', with: ['child', 'friend', 'elder', 'adult'], pays: ['half a second'] },
    { id: 'stopped', part: 'last', at: 'the station house', with: ['child', 'friend', 'elder'] },
  ],
  pictures: [
    {
      beats: ['red-across', 'the-crash', 'no-trains-stop'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'gives', to: 'child', holding: 'lantern', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'elder', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['blown-out', 'on-the-platform', 'the-red-glass'],
      framing: 'middle',
      world: 'platform',
      time: 'night',
      light: 'stars',
      weather: 'wind',
      figures: [
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'calls-to', to: 'child', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'centre', act: 'holds-up', to: 'flashlight', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['thirty-years-late', 'the-red-glass', 'stopped'],
      framing: 'wide',
      world: 'platform',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'train', at: 'right', act: 'waits', size: 'big' },
        { who: 'child', at: 'centre', act: 'holds', to: 'lantern', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'left', act: 'jumps', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
