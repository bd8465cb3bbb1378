import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'foot-please',
  premise:
    'A stone has to come out of the foot of an elephant, who only dares to hold it up if one asks and another says good the whole time; and the two who are to do it have not spoken since one of them said a thing that cannot be run after.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [11, 12], en: [1, 12] },
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['elephant'] },
  nights: {
    place: 'an elephant house, and a bus',
    indoors: true,
    tone: 'dry-tender',
    mechanism: 'saying sorry to an elephant within hearing of somebody else',
    feeling: 'ashamed of what was said',
    sleep: false,
  },
  contains: ['elephant'],
  alike: ['not-that-foot', 'there-thats-better'],
  registry: {
    idea: 'an elephant will not stand on three legs among people who have fallen out',
    device: 'one asks and one says good, and a sorry is said to the foot',
    objects: ['brush on a roof beam', 'apple sauce in a fringe', 'stone no bigger than a pea', 'long legs before the only empty seat'],
    joke: 'that was a very nice foot; have you got another?',
    ending: 'the wrong foot, and then the other one as well',
  },
  beats: [
    { id: 'her-back', part: 'open', at: 'the elephant house', with: ['child', 'rut', 'nike', 'elder', 'elder2', 'friend', 'pet'], plants: ['tall', 'elephant'] },
    { id: 'the-right-one', part: 'stir', at: 'the elephant house', with: ['child', 'rut', 'nike', 'barbro'], plants: ['wrong-foot'], refrain: true },
    { id: 'into-the-air', part: 'try', at: 'the elephant house', with: ['child', 'rut', 'nike'] },
    { id: 'three-legs', part: 'lull', at: 'the elephant house', with: ['child', 'rut', 'nike', 'barbro'], pays: ['elephant'] },
    { id: 'another-one', part: 'turn', at: 'the elephant house', with: ['child', 'rut', 'nike'], plants: ['another'], refrain: true },
    { id: 'careful', part: 'turn', at: 'the elephant house', with: ['child', 'rut', 'nike', 'barbro'], pays: ['tall'], refrain: true },
    { id: 'a-pea', part: 'back', at: 'the elephant house', with: ['child', 'rut', 'nike', 'barbro'] },
    { id: 'the-bus', part: 'last', at: 'the bus', with: ['child', 'nike'], pays: ['wrong-foot', 'another'], refrain: true },
  ],
  pictures: [
    {
      beats: ['into-the-air', 'the-right-one'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elephant', feeling: 'angry', faces: 'right' },
        { who: 'elephant', called: 'rut', at: 'far', act: 'looks-at', to: 'child', size: 'huge', feeling: 'surprised', faces: 'left' },
        { who: 'girl', called: 'nike', at: 'right', act: 'stands', holding: 'bucket', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['another-one', 'three-legs', 'careful'],
      framing: 'over-shoulder',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elephant', feeling: 'laughing', faces: 'right' },
        { who: 'girl', called: 'nike', at: 'right', act: 'looks-at', to: 'child', holding: 'bucket', feeling: 'happy', faces: 'left' },
        { who: 'elephant', called: 'rut', at: 'far', act: 'stands', size: 'huge', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['careful', 'another-one', 'a-pea'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'near', act: 'pats', to: 'elephant', feeling: 'sad', faces: 'right' },
        { who: 'elephant', called: 'rut', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
