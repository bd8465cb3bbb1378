import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'all-the-way-round',
  premise: 'A cat has to sit in whatever has an edge all the way round, and a lap has none in front; when a loose boat takes her away the child lays a rope in a ring on the quay, and then has another ring to offer.',
  writtenFirstIn: 'sv',
  ages: [3, 8],
  leads: [],
  wish: { concepts: ['cat'] },
  nights: { place: 'a harbour', indoors: false, tone: 'funny', mechanism: 'laying a ring', feeling: 'jealous', sleep: false },
  votes: { sv: [0, 3], en: [0, 3] },
  contains: ['cat', 'sea', 'boat'],
  registry: {
    idea: 'a cat must sit in anything that has an edge all the way round',
    device: 'a ring of rope fetches her home, a ring of arms makes a lap',
    objects: ['captain’s cap with a cat in it', 'loose rowing boat', 'rope with two ends that meet'],
    joke: 'a lap has no edge in front, one would run out',
    ending: 'tucked in there is an edge all the way round',
  },
  beats: [
    { id: 'in-a-bucket', part: 'open', at: 'the harbour', with: ['child', 'cat'], plants: ['edge', 'have to'] },
    { id: 'the-cap', part: 'stir', at: 'the harbour', with: ['child', 'cat', 'skipper'], leaveOut: true },
    { id: 'no-front', part: 'try', at: 'the harbour', with: ['child', 'cat'], plants: ['lap'] },
    { id: 'in-everything', part: 'try', at: 'the harbour', with: ['child', 'cat', 'friend', 'elder', 'pet'] },
    { id: 'the-boat', part: 'lull', at: 'the quay', with: ['child', 'cat', 'skipper'] },
    { id: 'the-rope', part: 'turn', at: 'the quay', with: ['child', 'cat', 'friend'], pays: ['edge', 'have to'] },
    { id: 'another-ring', part: 'back', at: 'the quay', with: ['child', 'cat'], pays: ['lap'] },
    { id: 'tucked-in', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['in-a-bucket', 'the-cap', 'no-front'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'cat', called: 'cat', at: 'right', act: 'sits-on', to: 'bucket', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'right' }],
    },
    {
      beats: ['the-boat', 'in-everything', 'the-rope'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'cat', feeling: 'afraid', faces: 'right' },
        { who: 'cat', called: 'cat', at: 'right', act: 'sits-on', to: 'boat', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'boat', at: 'right' }],
    },
    {
      beats: ['the-rope', 'another-ring'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'cat', called: 'cat', at: 'right', act: 'jumps', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'far', act: 'looks-at', to: 'cat', feeling: 'surprised' },
      ],
      things: [{ what: 'rope', at: 'centre' }],
    },
  ],
});
