import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-bumps-and-a-lean',
  premise:
    'A new driver does whatever the voice in the ceiling of the bus says; when it drives off while a grandparent is buying chips, the child who can do that voice makes it stop, and go, and stop, and at last gets a word into the gap where the voice stops to think.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [13, 34], en: [38, 40] },
  ages: [7, 9],
  leads: ['elder'],
  nights: { place: 'a bus in the rain', indoors: true, tone: 'funny', mechanism: 'doing the voice that a driver obeys', feeling: 'alarmed', sleep: false, endsInBed: true, endsOnRefrain: true },
  alike: ['there-you-both-are', 'the-bus-bowed-first'],
  contains: ['bus'],
  registry: {
    idea: 'a driver obeys the recorded voice, and a child on board can do that voice',
    device: 'the gap after “next stop”, where the voice stops to think, is filled in by somebody quicker',
    objects: ['red hat seen through a hole in the steam', 'jacket with the creases of the packet', 'parcel of chips inside a coat'],
    joke: 'I could have knitted a bus',
    ending: 'a pillow is thumped twice and leaned over: two bumps and a lean, and the bus waits there till morning',
  },
  beats: [
    { id: 'the-lady', part: 'open', at: 'the bus', with: ['child', 'elder', 'friend', 'pet'], plants: ['voice', 'gap', 'bumps'] },
    { id: 'short', part: 'stir', at: 'the bus', with: ['elder', 'driver'], refrain: true, plants: ['obeys'] },
    { id: 'salt-and-vinegar', part: 'try', at: 'the bus', with: ['child', 'elder', 'lady'], plants: ['hat'] },
    { id: 'squeak', part: 'stir', at: 'the bus', with: ['child'], pays: ['obeys'] },
    { id: 'stop-and-go', part: 'try', at: 'the bus', with: ['child', 'driver', 'elder'], refrain: true },
    { id: 'not-custard', part: 'lull', at: 'the bus', with: ['child', 'elder'] },
    { id: 'the-gap', part: 'turn', at: 'the bus', with: ['child', 'driver', 'elder'], pays: ['gap', 'hat'] },
    { id: 'which-lady', part: 'back', at: 'the bus', with: ['child', 'elder', 'driver', 'lady'] },
    { id: 'morning', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['voice', 'bumps'] },
  ],
  pictures: [
    {
      beats: ['short', 'salt-and-vinegar', 'the-lady'],
      framing: 'middle',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'elder', at: 'centre', act: 'talks-to', to: 'man', feeling: 'angry', faces: 'right' },
        { who: 'man', called: 'driver', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'seat', act: 'sits', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['stop-and-go', 'squeak', 'not-custard'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'elder', at: 'left', act: 'chases', to: 'bus', holding: 'chips', feeling: 'surprised', faces: 'right' },
        { who: 'bus', at: 'right', act: 'runs', size: 'big', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['which-lady', 'the-gap'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'elder', at: 'right', act: 'gives', to: 'child', holding: 'chips', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
