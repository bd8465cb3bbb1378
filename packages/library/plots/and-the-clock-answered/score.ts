import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-the-clock-answered',
  premise:
    'A grandparent’s kitchen clock has lost the second half of its tick tock; two children look behind everything and try other sounds, till somebody asks at supper whether anybody ever said a word to the clock.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: ['elder'],
  nights: { place: 'a grandparent’s kitchen', indoors: true, tone: 'warm', mechanism: 'saying thank you to a clock', feeling: 'curious', sleep: false, endsInBed: true, endsOnRefrain: true },
  storyVotes: [3, 3],
  putBefore: { sv: [6, 12], en: [1, 12] },
  contains: ['clock'],
  registry: {
    idea: 'a clock has lost half of what it says, since nobody ever said it back',
    device: 'thanks said to a clock, one after another, from a stool',
    objects: ['pea under a clock', 'scissors missed since midsummer', 'bit of sky out of a jigsaw', 'first clementines'],
    joke: 'that is a plip, it would not fit',
    ending: 'a child whispers tick just before the clock, and the clock answers',
  },
  beats: [
    { id: 'tick-tock', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'elder'], plants: ['half'] },
    { id: 'only-tick', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'elder'] },
    { id: 'a-pea', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'pet', 'elder2'] },
    { id: 'a-plip', part: 'try', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'nearly-right', part: 'try', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'clementines', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'elder'], plants: ['thanks'] },
    { id: 'has-anybody', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder'] },
    { id: 'one-each', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder'], pays: ['thanks'] },
    { id: 'in-a-pocket', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'elder'] },
    { id: 'a-small-pause', part: 'down', at: 'the kitchen', with: ['child', 'adult'] },
    { id: 'it-answered', part: 'last', at: 'the spare room', with: ['child', 'friend', 'elder'], pays: ['half'] },
  ],
  pictures: [
    {
      beats: ['only-tick', 'a-pea', 'tick-tock'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'listens-to', to: 'clock', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'clock', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'clock', at: 'above', colour: 'brown' }],
    },
    {
      beats: ['clementines', 'nearly-right', 'has-anybody'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'gives', to: 'child', holding: 'orange', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'cup', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'drinks', to: 'cup', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['one-each', 'in-a-pocket', 'has-anybody'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'clock', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'clock', feeling: 'happy', faces: 'left' },
        { who: 'clock', at: 'above', colour: 'brown', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
