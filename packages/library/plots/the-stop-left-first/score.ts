import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-stop-left-first',
  premise: 'A tractor too strong to notice drives off with a bus stop and everybody in it, and has to reverse it home, where left goes right; only a child who always says the wrong one can tell it which way.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [5, 34], en: [10, 36] },
  ages: [5, 11],
  leads: [],
  wish: { concepts: ['tractor'] },
  nights: { place: 'a country road', indoors: false, tone: 'funny', mechanism: 'saying the wrong one', feeling: 'ashamed', sleep: false },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'a trailer backs the wrong way, so whoever mixes up left and right is the only one who can steer it',
    device: 'a bus stop is towed away with those who wait in it and must be put back on its own mark',
    objects: ['bus stop on tow', 'square where no grass grows', 'hay wagon'],
    joke: 'many a bus has left without me, but never the stop',
    ending: 'a way that need not be called anything',
  },
  beats: [
    { id: 'which-way', part: 'open', at: 'a tractor on a country road', with: ['child', 'pet', 'tractor'], plants: ['left and right', 'which way'] },
    { id: 'on-tow', part: 'stir', at: 'a country road', with: ['child', 'tractor', 'friend', 'elder', 'lind'], plants: ['the square'] },
    { id: 'stop-stopped', part: 'try', at: 'a country road', with: ['child', 'tractor', 'lind'] },
    { id: 'never-backwards', part: 'try', at: 'a country road', with: ['child', 'tractor', 'friend', 'elder'], plants: ['backs the wrong way'] },
    { id: 'bus-on-the-hill', part: 'lull', at: 'a country road', with: ['child', 'tractor', 'lind'] },
    { id: 'the-wrong-one', part: 'turn', at: 'a country road', with: ['child', 'tractor'], pays: ['left and right', 'backs the wrong way'] },
    { id: 'stop-thinking', part: 'turn', at: 'a country road', with: ['child', 'tractor', 'pet'], pays: ['the square'] },
    { id: 'the-four-o-clock', part: 'back', at: 'the bus stop', with: ['child', 'tractor', 'lind', 'friend', 'elder'] },
    { id: 'that-way', part: 'last', at: 'the way home', with: ['child', 'tractor', 'adult'], pays: ['which way'] },
  ],
  pictures: [
    {
      beats: ['on-tow', 'which-way', 'stop-stopped'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'tractor', at: 'right', act: 'pulls', to: 'bench', size: 'big', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'tractor', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['bus-on-the-hill', 'never-backwards', 'the-wrong-one'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'tractor', feeling: 'sad' },
        { who: 'tractor', at: 'right', act: 'waits', size: 'big', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['stop-thinking', 'the-wrong-one', 'the-four-o-clock'],
      framing: 'over-shoulder',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'tractor' },
        { who: 'tractor', at: 'right', act: 'pushes', to: 'bench', size: 'big', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'centre' }],
    },
  ],
});
