import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-only-does-up',
  premise:
    'Counting backwards sends up everything in the neighbour’s garden except the rocket, and at last the friend in a washing basket, who is counted down again forwards and comes home knowing why: the rocket has no ears.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [4, 38], en: [4, 29] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['rocket'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a neighbour’s garden, and the moon', indoors: false, tone: 'funny', mechanism: 'counting forwards, softer and softer', feeling: 'afraid for a friend', sleep: false, endsInBed: true },
  votes: { en: [0, 6] },
  storyVotes: [3, 3],
  alike: ['three-two-wait'],
  contains: ['rocket'],
  registry: {
    idea: 'a countdown sends up whatever has ears to hear it: a mug, a can, a basket with a child in it',
    device: 'what went up on five to one comes down on one to five',
    objects: ['box with foil all over', 'washing basket full of towels', 'mug with frost in it', 'two paper plates for ears'],
    joke: 'it only does up',
    ending: 'legs, arms and head are counted down into bed, and nobody gets to five',
  },
  beats: [
    { id: 'to-the-moon', part: 'open', at: 'the neighbour’s grass', with: ['child', 'friend'], plants: ['backwards'] },
    { id: 'my-tea', part: 'stir', at: 'the neighbour’s grass', with: ['child', 'neighbour'], refrain: true, plants: ['mug'] },
    { id: 'the-can', part: 'try', at: 'the neighbour’s grass', with: ['child', 'friend', 'neighbour', 'pet'], refrain: true },
    { id: 'good-for-thinking', part: 'lull', at: 'the neighbour’s grass', with: ['child', 'friend'], refrain: true },
    { id: 'only-up', part: 'turn', at: 'the neighbour’s grass', with: ['child', 'friend'] },
    { id: 'one-two', part: 'turn', at: 'the neighbour’s grass', with: ['child', 'friend', 'neighbour'], pays: ['mug'], plants: ['forwards'] },
    { id: 'ears', part: 'back', at: 'the neighbour’s grass', with: ['child', 'friend', 'neighbour', 'elder'] },
    { id: 'the-moon', part: 'back', at: 'the moon', with: ['child', 'friend'], pays: ['backwards'] },
    { id: 'landed', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['forwards'] },
  ],
  pictures: [
    {
      beats: ['my-tea', 'the-can', 'good-for-thinking'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'cup', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'neighbour', at: 'right', act: 'reaches-for', to: 'cup', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'rocket', at: 'centre', size: 'big' },
        { what: 'cup', at: 'above' },
      ],
    },
    {
      beats: ['only-up', 'good-for-thinking', 'one-two'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'above', act: 'sits-on', to: 'basket', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'basket', at: 'above', size: 'child' },
        { what: 'rocket', at: 'right', size: 'big' },
      ],
    },
    {
      beats: ['the-moon', 'ears'],
      framing: 'middle',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'moon', at: 'right', act: 'waits', size: 'huge', feeling: 'calm', faces: 'left' },
        { who: 'rocket', at: 'left', act: 'flies', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'rides', to: 'rocket', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'rides', to: 'rocket', feeling: 'laughing' },
      ],
    },
  ],
});
