import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-toothbrush-resigns',
  premise: 'A toothbrush resigns to see the world, fails as a broom, a moustache and a painter, and is shown by the child that there is somewhere it has never been: right at the back.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [18, 38], en: [6, 41] },
  ages: [3, 8],
  leads: [],
  wish: { concepts: ['toothbrush', 'dentist', 'tooth'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'playing a journey', feeling: 'bored', sleep: false },
  contains: ['toothbrush'],
  registry: {
    idea: 'a toothbrush looks for a job in the world and finds the world is in the mouth',
    device: 'up and down are mountains, to and fro is the sea',
    objects: ['suitcase made of a matchbox', 'blue stripes on paper', 'crumb in a cave'],
    joke: 'too much wind in that line of work',
    ending: 'a yawn that smells of mint',
  },
  beats: [
    { id: 'i-resign', part: 'open', at: 'the bathroom', with: ['child', 'toothbrush'], plants: ['suitcase'] },
    { id: 'broom', part: 'try', at: 'the kitchen', with: ['child', 'toothbrush', 'pet'] },
    { id: 'moustache', part: 'try', at: 'the living room', with: ['child', 'toothbrush', 'adult'], plants: ['moustache'] },
    { id: 'painter', part: 'lull', at: 'the room', with: ['child', 'toothbrush'], leaveOut: true },
    { id: 'right-at-the-back', part: 'turn', at: 'the bathroom', with: ['child', 'toothbrush'] },
    { id: 'the-journey', part: 'turn', at: 'the bathroom', with: ['child', 'toothbrush'] },
    { id: 'somebody-there', part: 'turn', at: 'the bathroom', with: ['child', 'toothbrush', 'crumb'] },
    { id: 'where-tomorrow', part: 'back', at: 'the bathroom', with: ['child', 'toothbrush'], pays: ['suitcase'] },
    { id: 'mint', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['moustache'] },
  ],
  pictures: [
    {
      beats: ['i-resign', 'broom', 'moustache'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'chases', to: 'toothbrush', feeling: 'surprised' },
        { who: 'toothbrush', at: 'centre', act: 'runs', size: 'small', feeling: 'proud' },
      ],
      things: [{ what: 'broom', at: 'right' }],
    },
    {
      beats: ['painter', 'right-at-the-back'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'toothbrush', feeling: 'surprised' },
        { who: 'toothbrush', at: 'left', act: 'is-afraid', size: 'small', feeling: 'afraid' },
      ],
      things: [{ what: 'mirror', at: 'right' }],
    },
    {
      beats: ['somebody-there', 'where-tomorrow', 'mint'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'toothbrush', feeling: 'laughing' },
        { who: 'toothbrush', at: 'right', act: 'sits-on', to: 'cup', feeling: 'proud', size: 'small' },
      ],
      things: [{ what: 'cup', at: 'right', size: 'small' }],
    },
  ],
});
