import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'again-tomorrow',
  premise:
    'A little bus shuts its doors at the last stop and drives round the duck pond again, and again, until it is so tired that it cries with both wipers; it cannot stop, and the child knows what it is like, and says again tomorrow.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 4],
  leads: [],
  wish: { concepts: ['bus'] },
  nights: {
    place: 'a bus round a duck pond',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a pat, and again tomorrow',
    feeling: 'tired',
    sleep: false,
    endsInBed: true,
    endsOnRefrain: true,
  },
  putBefore: { sv: [8, 12], en: [5, 12] },
  contains: ['bus', 'duck'],
  registry: {
    idea: 'a bus that is having a lovely time will not let the last stop be the last',
    device: 'again is not taken away but put off till tomorrow, past the ducks and past the bench',
    objects: ['little red bus', 'doors that say pssssh', 'flask of tea', 'wipers that cry'],
    joke: 'a driver holds on to both his elbows, in case it was they who did it',
    ending: 'the way home goes past the ducks once more, and they are asleep',
  },
  beats: [
    { id: 'round-the-pond', part: 'open', at: 'the bus', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['ducks'] },
    { id: 'again', part: 'stir', at: 'the bus', with: ['child', 'driver', 'friend', 'pet'], refrain: true },
    { id: 'elbows', part: 'try', at: 'the bus', with: ['driver'], refrain: true },
    { id: 'every-button', part: 'try', at: 'the bus', with: ['driver'], refrain: true },
    { id: 'wipers', part: 'turn', at: 'the bus', with: ['driver', 'child'], refrain: true },
    { id: 'it-cant', part: 'turn', at: 'the bus', with: ['child', 'elder', 'elder2'] },
    { id: 'tomorrow', part: 'back', at: 'the bus', with: ['child', 'friend'], plants: ['tomorrow'] },
    { id: 'long-breath', part: 'down', at: 'the bus', with: ['child'] },
    { id: 'out-went-a-light', part: 'down', at: 'the bus stop', with: ['child', 'adult', 'elder', 'minder', 'driver', 'friend', 'pet'], pays: ['tomorrow'], refrain: true },
    { id: 'asleep', part: 'last', at: 'the duck pond', with: ['child', 'adult', 'elder', 'minder'], pays: ['ducks'] },
  ],
  pictures: [
    {
      beats: ['elbows', 'again', 'every-button'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'bus', at: 'centre', act: 'runs', size: 'big', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'duck', at: 'near', count: 3 },
        { what: 'bench', at: 'left' },
      ],
    },
    {
      beats: ['it-cant', 'wipers', 'every-button'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'sad', faces: 'right' },
        { who: 'man', called: 'driver', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['out-went-a-light', 'long-breath', 'tomorrow'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'bus', feeling: 'calm', faces: 'right' },
        { who: 'bus', at: 'right', act: 'sleeps', size: 'big', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
