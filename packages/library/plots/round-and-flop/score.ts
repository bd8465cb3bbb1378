import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'round-and-flop',
  premise: 'An elephant looks for a bed and everything is too small, until the dog shows how one makes a bed that is exactly as big as oneself.',
  writtenFirstIn: 'en',
  putBefore: { sv: [15, 33], en: [27, 35] },
  ages: [3, 4],
  leads: ['pet.dog'],
  wish: { concepts: ['elephant'] },
  nights: { place: 'the garden', indoors: false, tone: 'warm', mechanism: 'going round as a dog goes before it lies down', feeling: 'tired', sleep: true, endsInBed: true },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'a bed is as big as whoever goes round in it',
    device: 'the dog’s own way of lying down is the way out',
    objects: ['dog basket with one foot in it', 'tablecloth over one ear'],
    joke: 'Elephant. – Yes.',
    ending: 'a snore from under the apple tree',
  },
  beats: [
    { id: 'a-knee', part: 'open', at: 'the front door', with: ['child', 'elder', 'pet', 'elephant'] },
    { id: 'too-small', part: 'try', at: 'the garden', with: ['child', 'elder', 'pet', 'elephant', 'friend'], plants: ['too small'] },
    { id: 'a-tear', part: 'lull', at: 'the garden', with: ['child', 'pet', 'elephant'] },
    { id: 'and-flop', part: 'turn', at: 'the garden', with: ['child', 'pet'], plants: ['round'] },
    { id: 'now-you', part: 'turn', at: 'the garden', with: ['child', 'elephant'] },
    { id: 'good-night', part: 'back', at: 'the garden', with: ['child', 'elder', 'elephant'] },
    { id: 'as-big-as-me', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['too small', 'round'] },
  ],
  pictures: [
    {
      beats: ['too-small', 'a-knee', 'a-tear'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elephant', at: 'right', act: 'stands', size: 'huge', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'elephant', faces: 'right' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'elephant' },
      ],
    },
    {
      beats: ['and-flop', 'a-tear', 'now-you'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'right', act: 'sleeps', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['good-night', 'now-you', 'as-big-as-me'],
      framing: 'middle',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'elephant', at: 'right', act: 'sleeps', size: 'huge', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'elephant', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
