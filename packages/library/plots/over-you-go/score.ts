import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'over-you-go',
  premise:
    'A bad dream sits on the blanket with teeth that it does not know where to put, and is turned over: it has a soft, round back that nobody strokes, and gets smaller from being stroked, until somebody is turned over by a bigger hand.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [4, 12], en: [4, 12] },
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: {
    place: 'a bed with a little light on',
    indoors: true,
    tone: 'tender',
    mechanism: 'turning it over and stroking its back',
    feeling: 'afraid',
    sleep: false,
    endsInBed: true,
  },
  contains: ['nightmare', 'monster'],
  registry: {
    idea: 'a bad dream has a back as well, without eyes or teeth, and nobody ever strokes it',
    device: 'what is stroked gets smaller, and roars when it stops',
    objects: ['hairy knees', 'bad dream as big as a cow', 'voice as small as a pea'],
    joke: 'you have big teeth; I know, where shall I put them?',
    ending: 'the child is turned over on its tummy itself, and is stroked',
  },
  beats: [
    { id: 'a-bad-dream', part: 'open', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder', 'elder2', 'pet'], plants: ['lap'] },
    { id: 'you-shouted', part: 'stir', at: 'the bed', with: ['child', 'friend'] },
    { id: 'over-it-went', part: 'try', at: 'the bed', with: ['child'], plants: ['over'], refrain: true },
    { id: 'thats-your-back', part: 'try', at: 'the bed', with: ['child'], refrain: true },
    { id: 'roar', part: 'try', at: 'the bed', with: ['child', 'adult', 'sitter'] },
    { id: 'some-more', part: 'turn', at: 'the bed', with: ['child', 'pet'], refrain: true },
    { id: 'all-gone', part: 'down', at: 'the bed', with: ['child'], refrain: true },
    { id: 'flat-on-the-tummy', part: 'last', at: 'the lap', with: ['child', 'adult', 'sitter'], pays: ['over', 'lap'], refrain: true },
  ],
  pictures: [
    {
      beats: ['you-shouted', 'a-bad-dream', 'over-it-went'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'surprised', faces: 'right' },
        { who: 'monster', at: 'right', act: 'sits', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['thats-your-back', 'over-it-went', 'roar'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'monster', feeling: 'calm', faces: 'right' },
        { who: 'monster', at: 'right', act: 'lies-on-stomach', size: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['some-more', 'roar', 'all-gone'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'monster', feeling: 'happy', faces: 'right' },
        { who: 'monster', at: 'right', act: 'lies-on-stomach', size: 'tiny', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
