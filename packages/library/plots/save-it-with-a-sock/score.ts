import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'save-it-with-a-sock',
  premise: 'The little man of a game falls out of the tablet and will not stop either: the child hears itself say all that grown-ups say, until he has forgotten how far he came, and somebody must ask to be shown.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [22, 50], en: [6, 51] },
  ages: [4, 11],
  leads: [],
  wish: { onlyAsked: true, concepts: ['computer-games'] },
  nights: { place: 'a yard', indoors: false, tone: 'funny', mechanism: 'asking to be shown how far one has come', feeling: 'cross', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'the figure in a game will not be turned off, and the child must be its grown-up',
    device: 'a sock tied where one stops, to go on from tomorrow',
    objects: ['thumb-sized man with a cap', 'spoon butted out from under a table', 'one red per cent', 'sock on a climbing frame'],
    joke: 'two and a half, says whoever has been counted at before',
    ending: 'the other sock is tied to the bedpost, and the day begins there tomorrow',
  },
  beats: [
    { id: 'five-minutes', part: 'open', at: 'the sofa', with: ['child', 'adult', 'hero'] },
    { id: 'out-he-fell', part: 'stir', at: 'the rug', with: ['child', 'hero'], plants: ['forgets'] },
    { id: 'level-one', part: 'try', at: 'the living room', with: ['child', 'hero', 'pet', 'elder'], plants: ['spoon'] },
    { id: 'like-a-grown-up', part: 'try', at: 'the living room', with: ['child', 'hero'] },
    { id: 'level-two', part: 'try', at: 'the yard', with: ['child', 'hero', 'friend'] },
    { id: 'who-are-you', part: 'lull', at: 'the climbing frame', with: ['child', 'hero'], pays: ['forgets'] },
    { id: 'show-me', part: 'turn', at: 'the climbing frame', with: ['child', 'hero'], pays: ['spoon'] },
    { id: 'the-sock', part: 'turn', at: 'the climbing frame', with: ['child', 'hero', 'friend'], plants: ['sock'] },
    { id: 'no-fever', part: 'down', at: 'the kitchen', with: ['child', 'adult', 'elder'] },
    { id: 'the-other-sock', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['sock'] },
  ],
  pictures: [
    {
      beats: ['level-one', 'out-he-fell'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elf', at: 'centre', act: 'jumps', size: 'small', feeling: 'happy', called: 'hero', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elf', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'spoon', at: 'right' },
        { what: 'table', at: 'right' },
      ],
    },
    {
      beats: ['level-two', 'like-a-grown-up', 'who-are-you'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'chases', to: 'elf' },
        { who: 'elf', at: 'right', act: 'runs', size: 'small', feeling: 'laughing', called: 'hero' },
        { who: 'friend', at: 'far', act: 'looks-at', to: 'elf', feeling: 'surprised' },
      ],
      things: [{ what: 'climbing-frame', at: 'right' }],
    },
    {
      beats: ['show-me', 'the-sock'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elf', at: 'right', act: 'holds-up', to: 'spoon', size: 'small', feeling: 'curious', called: 'hero', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elf', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
