import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'at-exactly-my-speed',
  premise: 'A child has to go at the speed of a friend on crutches and is cross about it; in puddles the dog drinks from they read two dinosaurs, a small one with a bad foot and a large one that took half-steps all the way.',
  writtenFirstIn: 'en',
  ages: [11, 12],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['dinosaur', 'beach'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the beach', indoors: false, tone: 'tender', mechanism: 'reading footprints', feeling: 'impatient', sleep: false },
  contains: ['dinosaur', 'dog'],
  registry: {
    idea: 'a dinosaur shortened its stride for another one with a bad foot',
    device: 'puddles with three points',
    objects: ['crutches', 'sum in biro on an arm', 'footprints that each hold a piece of the sky'],
    joke: 'You were horrible at exactly my speed',
    ending: 'three sets of prints behind them, keeping level',
  },
  beats: [
    { id: 'swing-plant-step', part: 'open', at: 'the beach', with: ['child', 'friend', 'pet', 'adult'], plants: ['speed'] },
    { id: 'not-being-nice', part: 'stir', at: 'the beach', with: ['child', 'friend'] },
    { id: 'puddle-shaped', part: 'stir', at: 'the beach', with: ['child', 'friend', 'pet'] },
    { id: 'two-of-them', part: 'lull', at: 'the beach', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'the-bad-foot', part: 'try', at: 'the beach', with: ['child', 'friend'] },
    { id: 'half-steps', part: 'turn', at: 'the beach', with: ['child', 'friend'], pays: ['speed'] },
    { id: 'a-piece-of-sky', part: 'back', at: 'the beach', with: ['child', 'friend', 'pet', 'adult', 'museum'] },
    { id: 'keeping-level', part: 'last', at: 'the beach', with: ['child', 'friend', 'pet'] },
  ],
  pictures: [
    {
      beats: ['puddle-shaped', 'not-being-nice', 'swing-plant-step'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'sits', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'centre', act: 'crouches', to: 'puddle', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'puddle', at: 'near' }],
    },
    {
      beats: ['half-steps', 'the-bad-foot', 'two-of-them'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'right', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['a-piece-of-sky', 'keeping-level', 'half-steps'],
      framing: 'wide',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'woman', at: 'left', act: 'runs', to: 'child', feeling: 'surprised', called: 'museum', faces: 'right' },
        { who: 'child', at: 'centre', act: 'points-at', to: 'friend', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'pet', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'happy' },
      ],
    },
  ],
});
