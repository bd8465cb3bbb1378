import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-looked-cold',
  premise:
    'Two friends who want to know where it goes follow what they have flushed, at walking pace, from lid to lid in the pavement and call to it, till at the foot of the hill nothing answers, for the pump has choked on a sock that one of them put on; then it is the bus home that runs on it.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['poo', 'poo-journey'] },
  nights: {
    place: 'a street from the loo to the sewage works',
    indoors: false,
    tone: 'funny',
    mechanism: 'pulling out of a pump what did not belong there',
    feeling: 'curious',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['toilet'],
  registry: {
    idea: 'what was flushed goes as fast as one walks, so two friends can follow it all the way, and it answers',
    device: 'a pump that pushes the whole street’s queue up a hill',
    objects: ['round lid in the pavement that answers', 'yellow sock with ducks, on a hook', 'tiny house without windows', 'giant comb for paper'],
    joke: 'who put a sock on their poo?',
    ending: 'hello is whispered to the floor of a bus, and the bus says pfff',
  },
  beats: [
    { id: 'bye-bye', part: 'open', at: 'the loo', with: ['child', 'friend'], plants: ['sock'] },
    { id: 'big-boots', part: 'stir', at: 'the hall', with: ['child', 'friend', 'minder', 'adult', 'pet'], plants: ['downwards'] },
    { id: 'the-lid', part: 'try', at: 'the street', with: ['child', 'friend', 'minder', 'pet'], plants: ['hello'], refrain: true },
    { id: 'lid-to-lid', part: 'try', at: 'the street', with: ['child', 'friend', 'minder', 'elder', 'elder2'], refrain: true },
    { id: 'the-hill', part: 'stir', at: 'the pump house', with: ['child', 'friend', 'minder'], pays: ['downwards'] },
    { id: 'no-answer', part: 'turn', at: 'the pump house', with: ['child', 'friend', 'minder'] },
    { id: 'slurp', part: 'turn', at: 'the pump house', with: ['child', 'friend', 'minder', 'pet'], pays: ['sock'] },
    { id: 'the-button', part: 'back', at: 'the pump house', with: ['child', 'friend', 'minder'] },
    { id: 'the-works', part: 'down', at: 'the sewage works', with: ['child', 'friend', 'minder'], plants: ['bus'] },
    { id: 'the-bus', part: 'last', at: 'the bus', with: ['child', 'friend', 'minder'], pays: ['hello', 'bus'], refrain: true },
  ],
  pictures: [
    {
      beats: ['big-boots', 'the-lid', 'bye-bye'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'minder', at: 'right', act: 'pulls', to: 'boots', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'talks-to', to: 'woman', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'woman', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['lid-to-lid', 'the-lid', 'the-hill', 'no-answer'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'woman', called: 'minder', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['slurp', 'no-answer', 'the-button'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sock', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'minder', at: 'right', act: 'looks-at', to: 'sock', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'left', colour: 'yellow' }],
    },
  ],
});
