import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-its-a-parade',
  premise:
    'A child writes to the Roads Department to keep a hole, because forty-one tadpoles live in it; there is no box for tadpoles on the form, but there is one for parades, and the clerk who mends holes finds out that she does not mend lakes.',
  writtenFirstIn: 'sv',
  ages: [7, 10],
  leads: [],
  seasons: ['spring', 'summer'],
  nights: { place: 'a hole in the road', indoors: false, tone: 'funny', mechanism: 'letters to somebody with a form', feeling: 'sorry to let go', sleep: false },
  storyVotes: [3, 3],
  contains: ['frog'],
  registry: {
    idea: 'a hole in the road is saved for its tadpoles by becoming the smallest lake on the map',
    device: 'letters between a child and a clerk who may not help, and does so as a private person',
    objects: ['form with a box for parades', 'two cans of water carried past at ten at night', 'lake that needs a magnifying glass', 'frogs as big as buttons'],
    joke: 'I will not say a word to you',
    ending: 'three years on, in the calendar, parade is ticked',
  },
  beats: [
    { id: 'a-hole', part: 'open', at: 'the road', with: ['child', 'clerk', 'adult'], plants: ['mends-holes'] },
    { id: 'forty-one', part: 'stir', at: 'the road', with: ['child', 'friend', 'pet', 'clerk'], plants: ['form'] },
    { id: 'parade', part: 'try', at: 'the road', with: ['child', 'clerk'] },
    { id: 'tea-room', part: 'lull', at: 'the office', with: ['clerk', 'colleague'] },
    { id: 'hurry', part: 'turn', at: 'the road', with: ['child', 'elder'] },
    { id: 'two-cans', part: 'turn', at: 'the road', with: ['clerk', 'colleague', 'child'] },
    { id: 'not-lakes', part: 'turn', at: 'the office', with: ['clerk'], pays: ['mends-holes'] },
    { id: 'in-blue', part: 'back', at: 'the office', with: ['child', 'clerk'] },
    { id: 'last-night', part: 'back', at: 'the road', with: ['child', 'adult', 'host'] },
    { id: 'ticked', part: 'last', at: 'the office', with: ['clerk', 'colleague'], pays: ['form'] },
  ],
  pictures: [
    {
      beats: ['forty-one', 'parade', 'a-hole'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'puddle', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'puddle', at: 'centre' }],
    },
    {
      beats: ['two-cans', 'hurry'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'woman', called: 'clerk', at: 'left', act: 'carries', to: 'bucket', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'colleague', at: 'right', act: 'carries', to: 'bucket', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'puddle', at: 'near' }],
    },
    {
      beats: ['last-night', 'in-blue'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lantern',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'stands', holding: 'umbrella', feeling: 'happy', faces: 'right' },
        { who: 'frog', at: 'centre', act: 'jumps', size: 'tiny', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'right', act: 'holds-up', to: 'flashlight', feeling: 'laughing', faces: 'left' },
        { who: 'woman', called: 'host', at: 'right', act: 'holds-up', to: 'flashlight', feeling: 'laughing', faces: 'left', if: '!adult' },
      ],
      things: [{ what: 'frog', at: 'near', size: 'tiny', count: 5 }],
    },
  ],
});
