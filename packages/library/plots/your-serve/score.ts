import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'your-serve',
  premise:
    'Nobody pairs up with a child at table tennis, who therefore plays a folded-up half of a table and gets so good at hitting hard that the first one who asks for a game would rather fold it up again.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lonely'] },
  nights: {
    place: 'a table tennis club',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'rolling a ball over and sending slow ones',
    feeling: 'left out',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['lonely'],
  registry: {
    idea: 'a wall gives back exactly what one gives it, and so does whoever has played nothing else for a winter',
    device: 'a folded-up half of a table rises between two, and must be let down alone',
    objects: ['half a table on end', 'fluff on a jumper from under a radiator', 'bat with the price still on it', 'parrot that ate the register'],
    joke: 'who’s winning, you or the table?',
    ending: 'your serve, from the step of a bus',
  },
  beats: [
    { id: 'three-pairs', part: 'open', at: 'the club', with: ['child', 'okoro', 'friend', 'pet'], plants: ['wall'] },
    { id: 'whos-winning', part: 'stir', at: 'the club', with: ['child', 'conrad'], plants: ['wants'] },
    { id: 'a-cup-of-tea', part: 'try', at: 'the club', with: ['child', 'conrad'], plants: ['serve'] },
    { id: 'gosh', part: 'try', at: 'the club', with: ['child', 'conrad'], plants: ['parrot'] },
    { id: 'the-glasses', part: 'try', at: 'the club', with: ['child', 'conrad'] },
    { id: 'up-and-up', part: 'try', at: 'the club', with: ['child', 'conrad'] },
    { id: 'somebody-did', part: 'lull', at: 'the club', with: ['child'], pays: ['wants'] },
    { id: 'the-whole-mile', part: 'turn', at: 'the club', with: ['child', 'conrad'], pays: ['wall'] },
    { id: 'just-playing', part: 'back', at: 'the club', with: ['child', 'conrad'], pays: ['parrot'] },
    { id: 'next-thursday', part: 'last', at: 'the bus shelter', with: ['child', 'conrad', 'okoro'], pays: ['serve'] },
  ],
  pictures: [
    {
      beats: ['whos-winning', 'three-pairs'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'boy', called: 'conrad', at: 'right', act: 'lies-on-stomach', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'boy', holding: 'racket', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'ball', at: 'centre' }],
    },
    {
      beats: ['the-glasses', 'gosh', 'up-and-up'],
      framing: 'close',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'racket', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'conrad', at: 'right', act: 'reaches-for', to: 'glasses', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'glasses', at: 'centre' }],
    },
    {
      beats: ['just-playing', 'the-whole-mile'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', holding: 'racket', feeling: 'laughing', faces: 'right' },
        { who: 'boy', called: 'conrad', at: 'right', act: 'talks-to', to: 'child', holding: 'racket', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'centre' }, { what: 'ball', at: 'above' }],
    },
  ],
});
