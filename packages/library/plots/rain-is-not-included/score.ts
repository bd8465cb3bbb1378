import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'rain-is-not-included',
  premise:
    'A child who hears what horses say makes up a sore foot for an old pony who talks of nothing but his work, out of fear of the first canter; the pony is to be retired and says not another word, until the child stands in the way of the trailer and says who is afraid.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [8, 11],
  votes: { en: [0, 3] },
  leads: [],
  wish: { concepts: ['talk-to-animals', 'horse'] },
  nights: {
    place: 'a riding school with a trailer in the yard',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'standing in the way and saying who is afraid',
    feeling: 'afraid, and believing oneself the only one',
    sleep: false,
  },
  alike: ['the-same-in-english'],
  contains: ['horse'],
  registry: {
    idea: 'whoever hears horses makes up words for one, and then gets no more of his',
    device: 'arms straight out in the opening of a trailer before the true thing is said',
    objects: ['pony who speaks of his work', 'hands cold inside gloves', 'handkerchief with hay on it', 'sofa that means to catch a train'],
    joke: 'rain is not included',
    ending: 'a heavy head over a shoulder, and this is included',
  },
  beats: [
    { id: 'a-hand-on-the-neck', part: 'open', at: 'the riding school', with: ['child', 'pony', 'mona', 'pet'], plants: ['included'], refrain: true },
    { id: 'cold-hands', part: 'stir', at: 'the stable', with: ['child', 'pony', 'mona', 'friend', 'elder', 'elder2'], plants: ['fear'] },
    { id: 'which-foot', part: 'stir', at: 'the stable', with: ['child', 'pony', 'mona'] },
    { id: 'not-a-word', part: 'try', at: 'the stable', with: ['child', 'pony'] },
    { id: 'say-goodbye', part: 'turn', at: 'the yard', with: ['child', 'pony', 'mona'] },
    { id: 'in-the-way', part: 'turn', at: 'the yard', with: ['child', 'mona'], pays: ['fear'] },
    { id: 'plastic-bags', part: 'back', at: 'the yard', with: ['child', 'pony'], refrain: true },
    { id: 'a-sofa', part: 'back', at: 'the riding hall', with: ['child', 'pony', 'mona', 'elder', 'elder2'] },
    { id: 'this-is-included', part: 'last', at: 'the stable', with: ['child', 'pony', 'friend', 'pet'], pays: ['included'], refrain: true },
  ],
  pictures: [
    {
      beats: ['which-foot', 'cold-hands', 'not-a-word'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'mona', at: 'left', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'centre', act: 'pats', to: 'pony', feeling: 'afraid', faces: 'right' },
        { who: 'pony', called: 'pony', at: 'right', act: 'looks-at', to: 'child', colour: 'grey', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['say-goodbye', 'in-the-way', 'not-a-word'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pony', called: 'pony', at: 'left', act: 'looks-at', to: 'child', colour: 'grey', feeling: 'calm', faces: 'right' },
        { who: 'woman', called: 'mona', at: 'centre', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'right', act: 'stands', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'trailer', at: 'far' }],
    },
    {
      beats: ['a-sofa', 'plastic-bags'],
      framing: 'close',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'rides', to: 'pony', feeling: 'laughing', faces: 'right' },
        { who: 'pony', called: 'pony', at: 'centre', act: 'runs', colour: 'grey', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
