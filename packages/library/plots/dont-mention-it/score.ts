import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dont-mention-it',
  premise:
    'There is less left of a fairy for every thank you, and the politest child in the class pulls her out of a watering can; when an old man thanks her a thousand times for his weeded allotment she is nearly rubbed out, and only rudeness can bring her back.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [10, 12], en: [7, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['fairy'] },
  nights: { place: 'an allotment', indoors: false, tone: 'funny', mechanism: 'being rude to somebody whom politeness rubs out', feeling: 'grateful', sleep: false, endsOnRefrain: true },
  contains: ['fairy'],
  registry: {
    idea: 'every thank you leaves less of a fairy, and insults fill her up again',
    device: 'the politest person in the class has to be horrible, out loud, to save somebody',
    objects: ['spout of a watering can with two boots in it', 'cabbages seen through a hand', 'row of peas tied with string', 'pea eaten like a melon'],
    joke: 'they are … not quite straight?',
    ending: 'the most horrible fairy I’ve ever met; don’t mention it',
  },
  beats: [
    { id: 'the-spout', part: 'open', at: 'the allotment', with: ['child', 'fairy'], plants: ['grip'] },
    { id: 'a-jungle', part: 'stir', at: 'the allotment', with: ['child', 'fairy'], plants: ['mention', 'string'], refrain: true },
    { id: 'manners', part: 'stir', at: 'the allotment', with: ['child', 'fairy', 'friend', 'pet', 'elder', 'elder2'], plants: ['manners'] },
    { id: 'by-the-scruff', part: 'try', at: 'the allotment', with: ['child', 'fairy'] },
    { id: 'radishes', part: 'try', at: 'the allotment', with: ['child', 'fairy'], plants: ['better'] },
    { id: 'a-thousand-times', part: 'lull', at: 'the allotment', with: ['child', 'neighbour', 'fairy'] },
    { id: 'less-left', part: 'lull', at: 'the peas', with: ['child', 'fairy'], pays: ['manners'] },
    { id: 'a-rotten-knot', part: 'turn', at: 'the peas', with: ['child', 'fairy'], pays: ['better', 'grip'] },
    { id: 'not-quite-straight', part: 'turn', at: 'the peas', with: ['child', 'neighbour', 'fairy'], pays: ['string'] },
    { id: 'his-arm', part: 'down', at: 'the shed', with: ['child', 'neighbour', 'fairy'] },
    { id: 'saturday', part: 'last', at: 'the gate', with: ['child', 'fairy'], pays: ['mention'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-jungle', 'manners', 'the-spout'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fairy', called: 'fairy', at: 'right', act: 'is-angry', size: 'tiny', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fairy', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'watering-can', at: 'centre' }],
    },
    {
      beats: ['a-thousand-times', 'less-left', 'radishes'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'old-man', feeling: 'afraid', faces: 'right' },
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['not-quite-straight', 'a-rotten-knot'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'fairy', called: 'fairy', at: 'centre', act: 'talks-to', to: 'old-man', size: 'small', feeling: 'angry', faces: 'right' },
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'looks-at', to: 'fairy', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fairy', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
