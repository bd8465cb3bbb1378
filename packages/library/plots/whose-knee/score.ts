import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whose-knee',
  premise: 'A dusty frog behind the shed takes a creaking knee for another frog, so the knee must bend all the way to the pond; there it has run out of creak, and the child does it.',
  writtenFirstIn: 'en',
  putBefore: { sv: [7, 38], en: [22, 41] },
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['frog'] },
  nights: { place: 'a garden', indoors: false, tone: 'funny', mechanism: 'speaking the other’s language', feeling: 'alone', sleep: true, endsInBed: true },
  votes: { en: [1, 3] },
  contains: ['frog'],
  registry: {
    idea: 'a knee is taken for one of one’s own',
    device: 'a procession that creaks',
    objects: ['knees that creak', 'old red boot', 'sock that hops', 'lily pads with gold eyes'],
    joke: 'did you leave a knee behind the shed',
    ending: 'good night, knees',
  },
  beats: [
    { id: 'only-my-knees', part: 'open', at: 'the garden', with: ['child', 'knees', 'friend', 'pet'], plants: ['creak'] },
    { id: 'in-the-boot', part: 'stir', at: 'the shed', with: ['child', 'friend', 'pet', 'frog'] },
    { id: 'that-way', part: 'try', at: 'the garden', with: ['child', 'friend', 'frog'] },
    { id: 'left-knee', part: 'turn', at: 'the garden', with: ['child', 'knees', 'frog'] },
    { id: 'bend-and-hop', part: 'try', at: 'the garden', with: ['child', 'knees', 'friend', 'pet', 'frog'] },
    { id: 'run-out', part: 'lull', at: 'the pond', with: ['child', 'knees', 'frog'] },
    { id: 'a-real-one', part: 'back', at: 'the pond', with: ['child', 'knees', 'frog', 'pet'], pays: ['creak'] },
    { id: 'good-night-knees', part: 'last', at: 'bed', with: ['child', 'knees', 'pet'] },
  ],
  pictures: [
    {
      beats: ['in-the-boot', 'only-my-knees', 'that-way'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'surprised' },
        { who: 'frog', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['bend-and-hop', 'left-knee'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'kneels', feeling: 'laughing' },
        { who: 'adult', at: 'right', act: 'kneels', feeling: 'laughing', if: '!elder', anyway: true },
        { who: 'frog', at: 'centre', act: 'jumps', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'walks', feeling: 'happy' },
      ],
    },
    {
      beats: ['a-real-one', 'run-out', 'good-night-knees'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious' },
        { who: 'frog', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
