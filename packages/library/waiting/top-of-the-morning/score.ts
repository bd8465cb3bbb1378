import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'top-of-the-morning',
  premise:
    'A child who is a bin lorry in the hall has taken a grown-up’s boot, and the real one has come for the bag; whoever drives it takes every wave for a hello, and only stops for what everybody stops for, a beep.',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['bin-lorry'] },
  nights: { place: 'a hall and a gate in the morning', indoors: false, tone: 'funny', mechanism: 'beeping and going backwards', feeling: 'sorry', sleep: false },
  contains: [],
  alike: ['i-only-go-forwards'],
  registry: {
    idea: 'a child who plays bin lorry has taken what the real one is about to eat',
    device: 'waving for stop is waved back to as a hello, and a beep cannot be misheard',
    objects: ['boot in a tied-up bag', 'bin that waves with its lid', 'banana in the toe of a boot', 'sofa taken by mistake'],
    joke: 'stop waving, she thinks we’re happy',
    ending: 'the boots go up where no bin lorry can reach',
  },
  beats: [
    { id: 'in-the-hall', part: 'open', at: 'the hall', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['beep', 'wave'], refrain: true },
    { id: 'off-the-floor', part: 'stir', at: 'the hall', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['floor'] },
    { id: 'the-other-boot', part: 'stir', at: 'the hall', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'hello-there', part: 'try', at: 'the gate', with: ['child', 'adult', 'elder', 'minder', 'driver', 'friend'] },
    { id: 'up-in-the-air', part: 'turn', at: 'the gate', with: ['child', 'adult', 'elder', 'minder', 'friend'], refrain: true },
    { id: 'when-you-hear-it', part: 'turn', at: 'the gate', with: ['child', 'driver', 'pet'], pays: ['beep'], refrain: true },
    { id: 'the-right-way', part: 'back', at: 'the gate', with: ['child', 'adult', 'elder', 'minder', 'driver'], pays: ['wave'] },
    { id: 'out-of-reach', part: 'last', at: 'the hall', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['floor'] },
  ],
  pictures: [
    {
      beats: ['off-the-floor', 'in-the-hall', 'the-other-boot'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'lifts', to: 'newspaper', feeling: 'happy', faces: 'right' }],
    },
    {
      beats: ['hello-there', 'up-in-the-air'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'afraid', faces: 'right' },
        { who: 'bin-lorry', at: 'right', act: 'holds-up', to: 'bin', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['when-you-hear-it', 'up-in-the-air', 'the-right-way'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'woman', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'driver', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bin', at: 'centre' }],
    },
  ],
});
