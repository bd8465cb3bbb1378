import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'still-in-the-words',
  premise:
    'A new bus driver goes round and round a roundabout whose sign has blown over; the friend who rides backwards knows the road only when it is going away, and the goose that comes before it has gone home, but it is still in the rhyme, and the rhyme goes as fast as the bus.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [5, 31], en: [9, 29] },
  ages: [5, 7],
  leads: ['friend'],
  nights: { place: 'a bus on a roundabout', indoors: true, tone: 'funny', mechanism: 'saying a rhyme at the pace of a bus', feeling: 'a bit lost', sleep: false, endsInBed: true },
  contains: ['bus'],
  registry: {
    idea: 'a bus goes round a roundabout whose sign has fallen on its face, and whoever rides backwards knows the right road when it is behind',
    device: 'the goose has walked away but is still in the rhyme, so the rhyme is said as fast as the bus goes and the bell is rung on its last word',
    objects: ['sign on its face in long grass', 'lady with leeks', 'wobbly lamp post', 'red button on a pole'],
    joke: 'second from where? from the start. it is round, it has not got one',
    ending: 'the button of the lamp is the button of the bus: ding, and out goes the light',
  },
  beats: [
    { id: 'knees', part: 'open', at: 'the bus', with: ['child', 'friend', 'adult', 'driver', 'pet'], plants: ['backwards'] },
    { id: 'no-sign', part: 'stir', at: 'the bus', with: ['driver'], refrain: true, plants: ['rhyme'] },
    { id: 'no-start', part: 'try', at: 'the bus', with: ['driver'], refrain: true },
    { id: 'behind-us', part: 'try', at: 'the bus', with: ['child', 'friend', 'driver', 'adult'], plants: ['lamp post'] },
    { id: 'the-button', part: 'try', at: 'the bus', with: ['child', 'friend', 'driver'], plants: ['button'] },
    { id: 'no-goose', part: 'lull', at: 'the bus', with: ['child', 'adult', 'elder'], refrain: true },
    { id: 'in-the-words', part: 'turn', at: 'the bus', with: ['child', 'friend', 'driver'], refrain: true, pays: ['rhyme'] },
    { id: 'wobbly', part: 'back', at: 'the bus', with: ['child', 'friend', 'driver'], pays: ['backwards', 'lamp post'] },
    { id: 'the-lamp', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], refrain: true, pays: ['button'] },
  ],
  pictures: [
    {
      beats: ['no-start', 'no-sign', 'behind-us'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'bus', at: 'left', act: 'runs', size: 'big', feeling: 'surprised', faces: 'right' },
        { who: 'goose', at: 'right', act: 'looks-at', to: 'bus', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['behind-us', 'the-button', 'no-goose'],
      framing: 'middle',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'talks-to', to: 'friend', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'man', at: 'seat', act: 'sits', feeling: 'sleepy' },
      ],
    },
    {
      beats: ['in-the-words', 'wobbly'],
      framing: 'close',
      world: 'bus',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'friend', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'stands', feeling: 'curious', faces: 'right', view: 'side' },
      ],
    },
  ],
});
