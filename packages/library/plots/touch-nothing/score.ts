import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'touch-nothing',
  premise:
    'A child may look at a racing car three doors away as long as nothing is touched, and only holds the steering wheel, and a nut goes down the nose; large hands get stuck, and small ones that want to know things get in, while the driver is told to touch nothing.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [6, 12], en: [5, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['racing-car'] },
  nights: {
    place: 'a garage',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'fingers that walk where large hands get stuck',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['car'],
  registry: {
    idea: 'hands that want to know things may touch nothing, and are the ones that get in',
    device: 'holding is not touching, till the nut is off',
    objects: ['steering wheel in a lap', 'nut in the nose of a car', 'helmet on the top shelf', 'ear that is black'],
    joke: 'nothing is less than a bit',
    ending: 'sit exactly like that; touch nothing',
  },
  beats: [
    { id: 'hands', part: 'open', at: 'the garage', with: ['child', 'driver', 'elder', 'elder2', 'pet'], plants: ['hands'], refrain: true },
    { id: 'both-right', part: 'stir', at: 'the garage', with: ['child', 'driver'] },
    { id: 'at-seven', part: 'stir', at: 'the garage', with: ['child', 'driver'], plants: ['seven'] },
    { id: 'only-holding', part: 'try', at: 'the racing car', with: ['child'] },
    { id: 'ping', part: 'try', at: 'the racing car', with: ['child', 'driver'] },
    { id: 'next-year', part: 'lull', at: 'the garage', with: ['child', 'driver'], refrain: true },
    { id: 'fingers-that-walk', part: 'turn', at: 'the racing car', with: ['child', 'driver'], pays: ['hands'], refrain: true },
    { id: 'your-hands-know', part: 'turn', at: 'the racing car', with: ['child', 'driver'] },
    { id: 'once-round', part: 'back', at: 'the square', with: ['child', 'driver', 'friend'], pays: ['seven'] },
    { id: 'exactly-like-that', part: 'last', at: 'the garage', with: ['child', 'driver', 'adult'], refrain: true },
  ],
  pictures: [
    {
      beats: ['both-right', 'hands', 'at-seven'],
      framing: 'middle',
      world: 'attic',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-lady', feeling: 'angry', faces: 'right' },
        { who: 'old-lady', called: 'driver', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'racing-car', at: 'centre', size: 'child', colour: 'red' }],
    },
    {
      beats: ['ping', 'only-holding', 'next-year'],
      framing: 'close',
      world: 'attic',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'wheel', feeling: 'afraid', faces: 'right' },
        { who: 'old-lady', called: 'driver', at: 'right', act: 'looks-at', to: 'wheel', holding: 'helmet', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['fingers-that-walk', 'your-hands-know'],
      framing: 'over-shoulder',
      world: 'attic',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'old-lady', called: 'driver', at: 'left', act: 'looks-at', to: 'child', feeling: 'afraid' },
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'racing-car', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'racing-car', at: 'right', size: 'child', colour: 'red' }],
    },
  ],
});
