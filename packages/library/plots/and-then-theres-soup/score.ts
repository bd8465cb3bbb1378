import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-then-theres-soup',
  premise:
    'Somebody anxious has got stuck in the middle of a footbridge on the way to a supper, and a child who is to say a poem there finds out that a what-if is only stopped in at the worst place, and that “And then?” is good for one step; but the last what-if of the one is the child’s own.',
  writtenFirstIn: 'en',
  ages: [7, 12],
  leads: [],
  wish: { relation: 'anxious', kinds: ['person', 'animal', 'creature'] },
  nights: {
    place: 'a footbridge and a village hall',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'going on to the end of the worst thing that could happen, out loud',
    feeling: 'anxious about being looked at',
    sleep: false,
    seasons: ['autumn'],
  },
  contains: [],
  registry: {
    idea: 'whoever is anxious stops in the middle of a what-if, which is the worst place there is to stop, and at the end of every one of them is soup',
    device: 'and then? is asked by somebody else, and is good for one step on a bridge',
    objects: ['pot of soup with two handles carried over a footbridge', 'poem that felt like a good idea in August', 'three planks left of a bridge', 'bread held out over a floor'],
    joke: 'then nobody can get past, what a pity',
    ending: 'two stop in the middle of a bridge because it is a good place to stop',
  },
  beats: [
    { id: 'august', part: 'open', at: 'the footbridge', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['soup', 'poem'] },
    { id: 'halfway', part: 'stir', at: 'the footbridge', with: ['child', 'friend', 'wish'] },
    { id: 'and-then', part: 'stir', at: 'the footbridge', with: ['child', 'wish'], plants: ['middle'] },
    { id: 'one-step', part: 'try', at: 'the footbridge', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'three-planks', part: 'turn', at: 'the footbridge', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'the-rest-of-it', part: 'turn', at: 'the footbridge', with: ['child', 'wish'] },
    { id: 'the-fourth-line', part: 'turn', at: 'the hall', with: ['child', 'friend', 'wish'], pays: ['poem'] },
    { id: 'no-rhyme', part: 'back', at: 'the hall', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['soup'] },
    { id: 'a-good-place', part: 'last', at: 'the footbridge', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['middle'] },
  ],
  pictures: [
    {
      beats: ['halfway', 'and-then', 'august'],
      framing: 'wide',
      world: 'bridge',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'wish', at: 'centre', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['three-planks', 'one-step', 'the-rest-of-it'],
      framing: 'over-shoulder',
      world: 'bridge',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['the-fourth-line', 'no-rhyme'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'far', act: 'calls-to', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
