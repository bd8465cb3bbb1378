import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'must-dash',
  premise: 'The sea gets hold of a watch, and whoever has that watch has no time; before the beach is cancelled, a dawdler digs it a way with as many corners as the way home from school.',
  writtenFirstIn: 'en',
  ages: [7, 9],
  leads: ['elder', 'pet.dog'],
  wish: { concepts: ['sea', 'beach'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the beach', indoors: false, tone: 'funny', mechanism: 'digging bends', feeling: 'cross', sleep: false },
  contains: ['sea', 'dog'],
  registry: {
    idea: 'the sea gets a watch and has no time for the beach any more',
    device: 'a channel with as many corners as a child’s way home from school',
    objects: ['watch on top of a wave', 'channel with corners', 'hole full of dog', 'two shoes brought back by a wave'],
    joke: 'How long must I lie here? – No hurry.',
    ending: 'plenty of time, with the watch left ticking in a pocket',
  },
  beats: [
    { id: 'no-time', part: 'open', at: 'the beach', with: ['child', 'elder', 'pet'], plants: ['holes', 'no time'] },
    { id: 'on-the-wave', part: 'stir', at: 'the beach', with: ['child', 'elder', 'pet', 'sea'] },
    { id: 'a-freckle', part: 'lull', at: 'the beach', with: ['child', 'elder', 'pet'] },
    { id: 'straight', part: 'try', at: 'the beach', with: ['child', 'elder', 'pet', 'sea'], plants: ['channel'] },
    { id: 'cancelled', part: 'turn', at: 'the beach', with: ['child', 'elder', 'sea'] },
    { id: 'corners', part: 'turn', at: 'the beach', with: ['child', 'sea'], pays: ['channel'] },
    { id: 'no-hurry', part: 'turn', at: 'the beach', with: ['child', 'elder', 'pet', 'sea'], pays: ['holes'] },
    { id: 'plenty', part: 'last', at: 'the bus stop', with: ['child', 'elder', 'pet'], pays: ['no time'] },
  ],
  pictures: [
    {
      beats: ['on-the-wave', 'no-time', 'a-freckle'],
      framing: 'over-shoulder',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'wave', feeling: 'surprised', faces: 'right' },
        { who: 'wave', at: 'right', act: 'runs', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'centre', act: 'looks-at', to: 'wave', feeling: 'surprised' },
      ],
    },
    {
      beats: ['straight', 'a-freckle', 'cancelled'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'digs', holding: 'spade', feeling: 'angry', faces: 'right' },
        { who: 'elder', at: 'right', act: 'points-at', to: 'wave', faces: 'left' },
        { who: 'wave', at: 'far', act: 'runs', feeling: 'afraid' },
      ],
    },
    {
      beats: ['no-hurry', 'corners'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'near', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left' },
        { who: 'wave', at: 'right', act: 'leans-on', to: 'elder', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'child' },
      ],
    },
  ],
});
