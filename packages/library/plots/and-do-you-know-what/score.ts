import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-do-you-know-what',
  premise: 'Without its stabilisers a bicycle lies down, since it has slept between them for two years; a bicycle that is curious does not fall over, so the child must ride and tell it about a hen who is buying a hat, and never get to the end.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [13, 31], en: [4, 30] },
  ages: [4, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['learning-to-cycle', 'bicycle'] },
  nights: { place: 'a path', indoors: false, tone: 'funny', mechanism: 'keeping somebody curious', feeling: 'cross', sleep: false, endsOnRefrain: true },
  contains: ['bicycle'],
  registry: {
    idea: 'a bicycle that is curious does not fall over',
    device: 'a story told in instalments, one push of the pedals each',
    objects: ['smallest hat in the world', 'hen on a bus', 'stabilisers like two pillows'],
    joke: 'the one who held the saddle wants to know what the shopkeeper did',
    ending: 'the end is told, and the bicycle may lie down',
  },
  beats: [
    { id: 'it-lay-down', part: 'open', at: 'the path', with: ['child', 'bicycle', 'helper', 'friend'], plants: ['lie down'] },
    { id: 'two-pillows', part: 'stir', at: 'the path', with: ['child', 'bicycle'] },
    { id: 'a-hen', part: 'try', at: 'the path', with: ['child', 'bicycle'], plants: ['hat'] },
    { id: 'who-was-it-for', part: 'try', at: 'the path', with: ['child', 'bicycle', 'helper', 'friend'] },
    { id: 'nothing-left', part: 'lull', at: 'the path', with: ['child', 'bicycle'] },
    { id: 'the-bus', part: 'turn', at: 'the path', with: ['child', 'bicycle', 'friend', 'pet'] },
    { id: 'tonight', part: 'back', at: 'the path', with: ['child', 'bicycle', 'helper'] },
    { id: 'the-end', part: 'last', at: 'home', with: ['child', 'bicycle', 'helper'], pays: ['lie down', 'hat'] },
  ],
  pictures: [
    {
      beats: ['two-pillows', 'it-lay-down', 'a-hen'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'bicycle', at: 'right', act: 'talks-to', to: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['who-was-it-for', 'a-hen'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'rides', to: 'bicycle', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'left', act: 'calls-to', to: 'child', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-bus', 'tonight'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'rides', to: 'bicycle', feeling: 'proud', faces: 'right' }],
    },
  ],
});
