import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'with-the-little-finger',
  premise:
    'A robot helps somebody with a bad arm until nothing is left to do, and stops only for a thank you that will not be said; when it sticks in the potato patch and says I can manage by itself, the one in the armchair knows exactly how that feels.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [7, 9],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: {
    place: 'a kitchen and a potato patch',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'lending a shoulder to whoever can manage alone',
    feeling: 'too proud to be helped',
    sleep: false,
  },
  putBefore: { sv: [1, 12], en: [0, 12] },
  contains: ['robot'],
  registry: {
    idea: 'the helper who helps too much gets stuck and will not be helped',
    device: 'the helper says the very words of the one it helps',
    objects: ['armchair with three cushions in a potato patch', 'baking trays on mud', 'friend wound in kitchen paper', 'dough felt with a little finger'],
    joke: 'the nose was not even running',
    ending: 'flour is wiped off the helper’s nose with a sleeve',
  },
  beats: [
    { id: 'up-to-the-chin', part: 'open', at: 'the kitchen', with: ['elder', 'elder2', 'robot', 'child', 'friend', 'adult', 'pet'], plants: ['manage'] },
    { id: 'the-label', part: 'stir', at: 'the kitchen', with: ['friend', 'child', 'elder'], plants: ['thanks', 'bet'] },
    { id: 'three-cushions', part: 'try', at: 'the kitchen', with: ['robot', 'elder', 'child'], plants: ['nose', 'finger'] },
    { id: 'kitchen-paper', part: 'try', at: 'the kitchen', with: ['friend', 'robot', 'child', 'elder'] },
    { id: 'fresh-air', part: 'turn', at: 'the garden', with: ['robot', 'elder', 'child', 'friend'] },
    { id: 'what-am-i-then', part: 'turn', at: 'the potato patch', with: ['child', 'robot', 'elder'], pays: ['manage'] },
    { id: 'baking-trays', part: 'turn', at: 'the potato patch', with: ['child', 'friend', 'pet', 'robot', 'elder'], pays: ['finger'] },
    { id: 'five-past-twelve', part: 'back', at: 'the grass', with: ['robot', 'friend', 'elder', 'child'], pays: ['thanks', 'bet'] },
    { id: 'one-hand-short', part: 'down', at: 'the kitchen', with: ['elder', 'child', 'robot'] },
    { id: 'a-sleeve', part: 'last', at: 'the oven', with: ['child', 'friend', 'elder', 'robot', 'adult', 'pet'], pays: ['nose'] },
  ],
  pictures: [
    {
      beats: ['three-cushions', 'the-label', 'kitchen-paper'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'centre', act: 'lifts', to: 'elder', size: 'big', colour: 'blue', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['fresh-air', 'kitchen-paper', 'what-am-i-then'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'centre', act: 'carries', to: 'armchair', size: 'big', colour: 'blue', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'robot', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'armchair', at: 'centre' }],
    },
    {
      beats: ['baking-trays', 'what-am-i-then', 'five-past-twelve'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'robot', feeling: 'proud', faces: 'right' },
        { who: 'robot', at: 'centre', act: 'stands', size: 'big', colour: 'blue', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'robot', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
