import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-the-air-on-three',
  premise:
    'An old coin in the lock of a changing cabin takes two friends back to the summer when the grown-up stood on the five-metre board and a child never seen before counted: one, two, two and a half; the child counts, must jump to be back in time, and nobody knows who made the counting up.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['time-travel'] },
  nights: { place: 'a swimming bath in 1997', indoors: false, tone: 'exciting', mechanism: 'a counting that goes in a ring', feeling: 'afraid of jumping', sleep: false, seasons: ['spring', 'summer', 'autumn'] },
  storyVotes: [3, 3],
  contains: ['water'],
  registry: {
    idea: 'the counting that helped somebody dare was learned from a child who had learned it from that very somebody',
    device: 'on three one is in the air already, and where one usually gets scared there is a half',
    objects: ['rusty lock for an old coin', 'yellow swimming things with lemons on', 'foot that rubs the other calf by the stove', 'locks that are emptied at six'],
    joke: 'just want to help somebody, said twelve times on a ladder',
    ending: 'both have always wondered who made the counting up',
  },
  beats: [
    { id: 'two-and-a-half', part: 'open', at: 'home', with: ['child', 'adult', 'minder'], plants: ['counting'] },
    { id: 'today-then', part: 'stir', at: 'the bath', with: ['child', 'friend'] },
    { id: 'the-coin', part: 'stir', at: 'the bath', with: ['child', 'friend', 'elder', 'elder2'], plants: ['coin'] },
    { id: 'wrong-music', part: 'stir', at: 'the bath, 1997', with: ['child', 'friend'] },
    { id: 'thirteen-minutes', part: 'try', at: 'the bath, 1997', with: ['child', 'friend'] },
    { id: 'on-one-leg', part: 'try', at: 'the bath, 1997', with: ['child', 'friend'], plants: ['foot'] },
    { id: 'at-the-top', part: 'turn', at: 'the board', with: ['child'] },
    { id: 'who-made-it-up', part: 'turn', at: 'the board', with: ['child'], pays: ['counting'] },
    { id: 'three-minutes', part: 'turn', at: 'the board', with: ['child', 'friend'] },
    { id: 'in-the-air', part: 'turn', at: 'the board', with: ['child'] },
    { id: 'clack', part: 'back', at: 'the bath', with: ['child', 'friend'], pays: ['coin'] },
    { id: 'lemons', part: 'down', at: 'the bathroom', with: ['child', 'adult', 'minder', 'pet'], pays: ['foot'] },
    { id: 'always-wondered', part: 'last', at: 'the bathroom', with: ['child', 'adult', 'minder'] },
  ],
  pictures: [
    {
      beats: ['wrong-music', 'the-coin', 'thirteen-minutes'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'reads', to: 'newspaper', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['at-the-top', 'who-made-it-up', 'on-one-leg'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'child-guest', feeling: 'calm', faces: 'right' },
        { who: 'child-guest', at: 'right', act: 'listens-to', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['in-the-air', 'three-minutes', 'clack'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'jumps', feeling: 'afraid', faces: 'right' }],
    },
  ],
});
