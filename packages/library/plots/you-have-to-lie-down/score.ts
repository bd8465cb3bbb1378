import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-have-to-lie-down',
  premise:
    'A red ball has rolled out on the ice, and two legs go bump and so do four; but a dog that has fallen flat does not get up, it shuffles on its tummy, so two children lie down as well, and the friend is a star that stops the ball.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [2, 27], en: [6, 35] },
  ages: [3, 4],
  leads: ['friend', 'pet.dog'],
  seasons: ['winter'],
  nights: { place: 'the ice rink', indoors: false, tone: 'funny', mechanism: 'shuffling along on a tummy', feeling: 'determined', sleep: false, endsInBed: true },
  contains: ['dog'],
  registry: {
    idea: 'whoever walks on the ice sits down, so three tummies fetch the ball',
    device: 'a dog that has fallen on all four legs stays down, and goes',
    objects: ['red ball that shines far out on the ice', 'friend as wide as a star', 'pillow at the other end of a bed'],
    joke: 'four legs are good to have, and then four bumps',
    ending: 'on the tummy to the pillow, and a bump that is quite soft',
  },
  beats: [
    { id: 'the-ball', part: 'open', at: 'the ice rink', with: ['child', 'friend', 'pet', 'adult'], plants: ['ball'] },
    { id: 'bump', part: 'stir', at: 'the ice rink', with: ['child'], plants: ['bump'], refrain: true },
    { id: 'very-slippery', part: 'stir', at: 'the ice rink', with: ['friend', 'child'], refrain: true },
    { id: 'four-legs', part: 'try', at: 'the ice rink', with: ['pet', 'child', 'friend', 'elder', 'elder2'], refrain: true },
    { id: 'three-tummies', part: 'try', at: 'the ice rink', with: ['pet', 'child', 'friend'], plants: ['tummy'], refrain: true },
    { id: 'puff', part: 'lull', at: 'the ice rink', with: ['pet', 'child'], refrain: true },
    { id: 'a-star', part: 'turn', at: 'the ice rink', with: ['friend', 'child'] },
    { id: 'your-ball', part: 'turn', at: 'the ice rink', with: ['child', 'pet', 'friend'], pays: ['ball'], refrain: true },
    { id: 'not-walk', part: 'back', at: 'the ice rink', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'the-pillow', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['bump', 'tummy'], refrain: true },
  ],
  pictures: [
    {
      beats: ['four-legs', 'very-slippery', 'bump'],
      framing: 'middle',
      world: 'ice-rink',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'falls', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['three-tummies', 'puff'],
      framing: 'wide',
      world: 'ice-rink',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'near', act: 'lies-on-stomach', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'ball', at: 'right', colour: 'red' }],
    },
    {
      beats: ['your-ball', 'a-star', 'not-walk'],
      framing: 'close',
      world: 'ice-rink',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', holding: 'ball', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'reaches-for', to: 'ball', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
