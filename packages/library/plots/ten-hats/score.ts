import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ten-hats',
  premise:
    'A teacher with steamed-up glasses counts hats, and a lost wolf at the back of the line has put one on to be counted, so nobody sees that a boy is missing; as in a pack the whole line turns round, and whoever was last goes first, behind a nose.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['wolf'] },
  seasons: ['autumn', 'winter', 'spring'],
  nights: {
    place: 'a hill of woods in the mist',
    indoors: false,
    tone: 'funny',
    mechanism: 'turning a whole line round',
    feeling: 'worried',
    sleep: false,
  },
  contains: ['wolf'],
  alike: ['a-hole-in-the-howl'],
  registry: {
    idea: 'a wolf in a found hat makes the count come out right, and so it is wrong',
    device: 'when one is missing the whole pack turns round, and whoever was last goes first',
    objects: ['blue hat with a bobble and two ears', 'glasses that steam up', 'raisins, glue and rabbit', 'log that one stays still on'],
    joke: 'it is the boy you are looking for? Mainly',
    ending: 'a line of wolves counted from a bus window: all here',
  },
  beats: [
    { id: 'last', part: 'open', at: 'the wood', with: ['child', 'leader'], plants: ['last', 'hats'], refrain: true },
    { id: 'somebody-breathed', part: 'stir', at: 'the wood', with: ['child', 'wolf'] },
    { id: 'until-half-past', part: 'stir', at: 'the wood', with: ['child', 'wolf', 'leader', 'elder', 'elder2'], plants: ['stream'] },
    { id: 'keep-it-in-line', part: 'try', at: 'the wood', with: ['child', 'wolf', 'leader'] },
    { id: 'ten-hats', part: 'try', at: 'the wood', with: ['child', 'wolf', 'leader'], refrain: true },
    { id: 'who-has-the-head', part: 'turn', at: 'the wood', with: ['child', 'wolf', 'leader', 'boy'], pays: ['hats'], plants: ['rabbit'] },
    { id: 'turn-round', part: 'turn', at: 'the wood', with: ['child', 'wolf', 'leader', 'friend'], pays: ['last'] },
    { id: 'sniff', part: 'turn', at: 'the wood', with: ['child', 'wolf', 'leader', 'boy'], refrain: true, pays: ['stream', 'rabbit'] },
    { id: 'on-a-log', part: 'back', at: 'the wood', with: ['child', 'wolf', 'leader', 'boy'], plants: ['still'] },
    { id: 'stay-still', part: 'down', at: 'the wood', with: ['child', 'wolf'] },
    { id: 'all-here', part: 'last', at: 'the bus', with: ['child', 'wolf', 'leader'], pays: ['still'] },
  ],
  pictures: [
    {
      beats: ['somebody-breathed', 'until-half-past', 'keep-it-in-line'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'looks-at', to: 'wolf', feeling: 'surprised', faces: 'left' },
        { who: 'wolf', at: 'left', act: 'walks', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['ten-hats', 'who-has-the-head'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wolf', at: 'right', act: 'wears', to: 'beanie', holding: 'beanie', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'wolf', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['sniff', 'on-a-log'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wolf', at: 'right', act: 'sneaks', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'centre', act: 'pats', to: 'wolf', feeling: 'curious', faces: 'right' },
        { who: 'man', at: 'left', act: 'walks', feeling: 'surprised', faces: 'right', called: 'leader' },
      ],
    },
  ],
});
