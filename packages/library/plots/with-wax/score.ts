import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'with-wax',
  premise:
    'Two friends follow somebody of the farm that is on the run past eaten pansies, a car wash and a bus stop to the lake, where it stands up to its belly and will not budge until it has seen the sun go down; then the fence is made not higher but longer, up to where one sees the lake.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { relation: 'runs-away', nouns: ['cow', 'bull', 'horse', 'donkey', 'pig', 'goat'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a village and a lake at sunset',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'looking the same way and waiting until it is over',
    feeling: 'longing to see something',
    sleep: false,
    endsInBed: true,
  },
  contains: ['cow', 'water'],
  registry: {
    idea: 'somebody jumps the fence again and again only to see the sun go down, and nobody has asked',
    device: 'the fence is not to be higher but longer, up to where one sees the lake',
    objects: ['long box of pansies, and then of earth', 'car wash, the big programme', 'striped bath towel on a beach', 'bus stop bench that was shared', 'cake trimmed with pansies'],
    joke: 'came in at one end and out at the other, with wax',
    ending: 'under a striped towel, no, a striped duvet',
  },
  beats: [
    { id: 'missing', part: 'open', at: 'the notice-board', with: ['child', 'friend', 'pet'], plants: ['reward', 'jump'] },
    { id: 'the-right-shoe', part: 'stir', at: 'the street', with: ['child', 'friend'], plants: ['pansies', 'shoe'] },
    { id: 'the-big-programme', part: 'try', at: 'the car wash', with: ['child', 'friend'], plants: ['wax'] },
    { id: 'the-seven', part: 'try', at: 'the bus stop', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'lady'], plants: ['towel'] },
    { id: 'up-to-the-belly', part: 'turn', at: 'the lake', with: ['child', 'friend', 'wish', 'elder', 'adult', 'lady'], pays: ['wax', 'shoe'] },
    { id: 'the-same-way', part: 'turn', at: 'the lake', with: ['child', 'friend', 'wish'], plants: ['see'] },
    { id: 'to-the-end', part: 'back', at: 'the lake', with: ['child', 'friend', 'wish'] },
    { id: 'make-it-longer', part: 'down', at: 'the farm', with: ['child', 'friend', 'wish', 'farmer', 'pet'], pays: ['pansies', 'reward', 'jump'] },
    { id: 'in-a-row', part: 'last', at: 'the bedroom window', with: ['child', 'wish', 'adult', 'pet'], pays: ['see', 'towel'] },
  ],
  pictures: [
    {
      beats: ['the-right-shoe', 'the-big-programme', 'missing'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'shoe', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['up-to-the-belly', 'the-same-way', 'the-seven'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'wish', faces: 'right' },
        { who: 'wish', colour: 'brown', at: 'centre', act: 'stands', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'wish', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['make-it-longer', 'to-the-end'],
      framing: 'wide',
      world: 'farm',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'man', called: 'farmer', at: 'right', act: 'hugs', to: 'wish', feeling: 'happy', faces: 'left' },
        { who: 'wish', colour: 'brown', at: 'centre', act: 'stands', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'proud', faces: 'right' },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
  ],
});
