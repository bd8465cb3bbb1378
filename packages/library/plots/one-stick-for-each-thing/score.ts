import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-stick-for-each-thing',
  premise:
    'Each time a stick flies over the hedge the dog comes back with something else, a spoon, a hat, an alarm clock that rings; but the old lady who has just moved in has three sticks in a vase, for nobody took anything: it was a swap.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [10, 12], en: [9, 12] },
  storyVotes: [4, 6],
  ages: [4, 6],
  leads: ['pet.dog'],
  nights: {
    place: 'two gardens and a hedge',
    indoors: false,
    tone: 'tender',
    mechanism: 'taking everything back, and being told that it was swapped',
    feeling: 'worried',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['dog'],
  registry: {
    idea: 'a dog fetches the wrong thing three times, and has left a stick for each',
    device: 'what looked like stealing was a swap, and a welcome to somebody new',
    objects: ['three sticks in a vase', 'alarm clock that rings in a hedge', 'straw hat carried by the brim', 'slipper waved in a lit window'],
    joke: 'the bowls were in the ninth box, in the tenth was the dog',
    ending: 'the dog snores, having seen to all the business alone',
  },
  beats: [
    { id: 'fetches', part: 'open', at: 'the garden', with: ['child', 'pet', 'adult'], plants: ['sticks'] },
    { id: 'the-spoon', part: 'stir', at: 'the garden', with: ['child', 'pet'] },
    { id: 'the-hat', part: 'try', at: 'the garden', with: ['child', 'pet', 'elder', 'elder2'], refrain: true },
    { id: 'it-rang', part: 'try', at: 'the garden', with: ['child', 'pet', 'friend'], refrain: true },
    { id: 'somebody-moved-in', part: 'lull', at: 'the garden', with: ['child', 'pet', 'adult', 'host'], plants: ['feeling'] },
    { id: 'there-you-are', part: 'turn', at: 'the house next door', with: ['child', 'pet', 'adult', 'host'] },
    { id: 'a-stick-for-each', part: 'turn', at: 'the house next door', with: ['child'], pays: ['sticks', 'feeling'] },
    { id: 'box-ten', part: 'back', at: 'the house next door', with: ['child', 'pet', 'lady'] },
    { id: 'under-the-pillow', part: 'down', at: 'bed', with: ['child', 'lady', 'adult'] },
    { id: 'the-business', part: 'last', at: 'bed', with: ['pet'] },
  ],
  pictures: [
    {
      beats: ['the-hat', 'the-spoon', 'it-rang'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'walks', holding: 'hat', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['it-rang', 'somebody-moved-in', 'there-you-are'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'stands', holding: 'alarm-clock', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-stick-for-each', 'there-you-are', 'box-ten'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', called: 'lady', at: 'right', act: 'points-at', to: 'vase', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'vase', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'proud', faces: 'right' },
      ],
      things: [
        { what: 'vase', at: 'centre' },
        { what: 'stick', at: 'centre', count: 3 },
        { what: 'boxes', at: 'far' },
      ],
    },
  ],
});
