import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'before-there-were-ducks',
  premise:
    'A rusty knight in the park has one arm in the air, and everybody waves back; he was only going to scratch his nose when it rained, before there were ducks, and it takes an oil can, two children and a feather to get him to bed.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [7, 33], en: [13, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['knight'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the duck pond in the park', indoors: false, tone: 'funny', mechanism: 'scratching the nose of a knight with a feather', feeling: 'wanting to help', sleep: false },
  storyVotes: [3, 3],
  alike: ['up-a-bit-down-a-bit', 'how-was-the-night', 'clonk-good-night'],
  contains: ['knight'],
  registry: {
    idea: 'a knight who seems to wave was only going to scratch his nose when he rusted',
    device: 'a sneeze blows the rust off',
    objects: ['oil can', 'long white feather', 'ducks that blow across the pond'],
    joke: 'before there were ducks',
    ending: 'this time he really was waving',
  },
  beats: [
    { id: 'everybody-waved', part: 'open', at: 'the park', with: ['knight', 'child', 'friend', 'adult', 'elder', 'pet'], plants: ['arm'] },
    { id: 'bother', part: 'stir', at: 'the park', with: ['child', 'friend', 'knight', 'adult'] },
    { id: 'drip', part: 'try', at: 'the park', with: ['adult', 'knight'], plants: ['oil'] },
    { id: 'it-itches', part: 'try', at: 'the park', with: ['knight', 'friend', 'child'], plants: ['nose'] },
    { id: 'a-feather', part: 'turn', at: 'the park', with: ['adult', 'child', 'friend', 'pet'], plants: ['feather'] },
    { id: 'left-a-bit', part: 'turn', at: 'the park', with: ['knight', 'child', 'adult', 'elder'], pays: ['nose'] },
    { id: 'of-the-scratch', part: 'back', at: 'the park', with: ['knight', 'child', 'friend', 'adult'], pays: ['feather', 'oil'] },
    { id: 'over-the-hill', part: 'last', at: 'the park', with: ['child', 'friend', 'knight'], pays: ['arm'] },
  ],
  pictures: [
    {
      beats: ['bother', 'drip', 'everybody-waved'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', at: 'right', act: 'waves', size: 'big', colour: 'brown', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'listens-to', to: 'knight', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'knight', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'duck', at: 'near' }],
    },
    {
      beats: ['a-feather', 'it-itches', 'left-a-bit'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', at: 'right', act: 'waves', size: 'big', colour: 'brown', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'knight', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds-up', to: 'feather', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['of-the-scratch', 'left-a-bit'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'knight', at: 'right', act: 'gives', to: 'child', holding: 'feather', size: 'big', colour: 'white', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'kneels', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'left', act: 'kneels', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});
