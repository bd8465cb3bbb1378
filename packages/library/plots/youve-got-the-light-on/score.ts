import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youve-got-the-light-on',
  premise:
    'A police car with its light on and a child at a crossing both insist that the other go first, until a baby is on its way and the whole street is stuck; then the one who is so good at after-you sends everybody off in turn.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['police-car'] },
  nights: {
    place: 'a crossing',
    indoors: false,
    tone: 'funny',
    mechanism: 'telling traffic to go first, from a bench',
    feeling: 'stubborn',
    sleep: false,
  },
  alike: ['after-you', 'after-me', 'knight-at-the-door', 'half-a-noise'],
  contains: ['police-car'],
  registry: {
    idea: 'one lets a police car go first, and a police car lets one cross, and neither gives way',
    device: 'after you, said to each in turn, is how a jam is undone',
    objects: ['headlamps that blink twice', 'mirrors that are folded in', 'oil on a constable’s nose', 'horse that is said hello to'],
    joke: 'it is always the clutch; it isn’t the clutch, it is being polite',
    ending: 'across in the light of the headlamps, and then the car is sent home',
  },
  beats: [
    { id: 'light-on', part: 'open', at: 'the crossing', with: ['child', 'car', 'adult', 'elder', 'sitter'], plants: ['light'], refrain: true },
    { id: 'after-you', part: 'stir', at: 'the crossing', with: ['child', 'car'], plants: ['after'], refrain: true },
    { id: 'the-clutch', part: 'try', at: 'the crossing', with: ['child', 'officer', 'car'], plants: ['clutch'] },
    { id: 'one-inch', part: 'try', at: 'the crossing', with: ['child', 'adult', 'elder', 'sitter', 'officer', 'car', 'pet'], refrain: true },
    { id: 'the-radio', part: 'lull', at: 'the crossing', with: ['child', 'officer', 'car', 'adult', 'elder', 'sitter'] },
    { id: 'nowhere-to-go', part: 'turn', at: 'the street', with: ['officer', 'child', 'car'] },
    { id: 'stop', part: 'turn', at: 'the bench', with: ['child', 'adult', 'elder', 'sitter'] },
    { id: 'the-gap', part: 'turn', at: 'the bench', with: ['child', 'friend'], pays: ['after'], refrain: true },
    { id: 'go', part: 'back', at: 'the bench', with: ['child', 'car'] },
    { id: 'its-a-girl', part: 'down', at: 'the crossing', with: ['child', 'officer', 'car', 'adult', 'elder', 'elder2', 'sitter', 'pet'], pays: ['clutch'] },
    { id: 'in-the-light', part: 'last', at: 'the crossing', with: ['child', 'car', 'adult', 'elder', 'sitter'], pays: ['light'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-clutch', 'after-you', 'light-on', 'one-inch'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'police-car', feeling: 'curious', faces: 'right' },
        { who: 'police-car', at: 'right', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['stop', 'nowhere-to-go', 'the-radio'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'bench', feeling: 'proud', faces: 'right' },
        { who: 'police-car', at: 'centre', act: 'looks-at', to: 'child', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'bus', at: 'right', act: 'stands', size: 'big', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['go', 'the-gap', 'stop'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'police-car', feeling: 'proud', faces: 'right' },
        { who: 'police-car', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
