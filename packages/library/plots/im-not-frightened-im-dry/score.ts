import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-not-frightened-im-dry',
  premise:
    'A child and a witch of three hundred stand at the edge in the swimming class and are not frightened, only dry; the witch sends all the water up under the roof, and down it comes only if the word is said backwards with a mouth under water, in the one small bucket that is left.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [4, 12], en: [3, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['witch', 'magic', 'learning-to-swim'] },
  alike: ['witches-do-not-put-their-faces-in', 'thursday-swim', 'take-the-porridge-along'],
  nights: { place: 'a swimming class', indoors: true, tone: 'funny-tender', mechanism: 'a magic word bubbled backwards in a bucket', feeling: 'afraid', sleep: false, endsInBed: true },
  contains: ['witch', 'magic', 'water'],
  registry: {
    idea: 'a witch has stood at the edge of the pool for three hundred years, and is not frightened but dry',
    device: 'the water of a pool hangs under the roof until its word is said backwards, under water, in the one bucket that is left',
    objects: ['pool of water like a jelly under the roof', 'small red bucket full to the brim', 'hat left behind in the air'],
    joke: 'I’m not frightened, I’m dry',
    ending: 'now the child is quite dry, but not frightened',
  },
  beats: [
    { id: 'on-the-edge', part: 'open', at: 'the pool', with: ['child', 'witch', 'teacher'], plants: ['dry'], refrain: true },
    { id: 'one-drop', part: 'stir', at: 'the pool', with: ['witch', 'friend'], plants: ['drop'] },
    { id: 'up-is-easy', part: 'try', at: 'the pool', with: ['witch', 'teacher'] },
    { id: 'a-red-bucket', part: 'lull', at: 'the pool', with: ['witch', 'child', 'teacher'], refrain: true },
    { id: 'three-hundred-years', part: 'turn', at: 'the pool', with: ['child', 'witch'] },
    { id: 'down', part: 'turn', at: 'the pool', with: ['child', 'witch'], pays: ['drop'] },
    { id: 'only-like-this', part: 'back', at: 'the pool', with: ['witch', 'child', 'friend', 'teacher'] },
    { id: 'dry', part: 'last', at: 'home', with: ['child'], pays: ['dry'], refrain: true },
  ],
  pictures: [
    {
      beats: ['on-the-edge', 'one-drop'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'witch', called: 'witch', at: 'right', act: 'stands', holding: 'towel', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'witch', holding: 'towel', feeling: 'proud', faces: 'right' },
      ],
    },
    {
      beats: ['a-red-bucket', 'up-is-easy', 'three-hundred-years'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'witch', called: 'witch', at: 'right', act: 'crouches', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'witch', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bucket', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['only-like-this', 'down'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'swims', feeling: 'laughing', faces: 'right' },
        { who: 'witch', called: 'witch', at: 'right', act: 'swims', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'far', act: 'swims', feeling: 'surprised' },
      ],
    },
  ],
});
