import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'half-a-noise',
  premise:
    'A police car has lost the naw of its nee-naw, and a square full of sheep won’t move for half a noise, so the child on the wall is the naw; but the last one is a very small lamb, and for her both halves must be made small.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [0, 12], en: [12, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['police-car'] },
  nights: { place: 'a market square', indoors: false, tone: 'funny', mechanism: 'being the other half of a noise, big and then small', feeling: 'proud', sleep: false, endsInBed: true },
  alike: ['the-littlest-nee', 'comes-quietly', 'baa-said-the-cow'],
  contains: ['police-car', 'sheep'],
  registry: {
    idea: 'sheep won’t move for half of a police car’s noise, and a child on a wall is the rest of it',
    device: 'what was loud is made small with a knob, and a lamb is walked backwards to its mother',
    objects: ['sheep on a bench, waiting for a bus', 'lamb with its nose against a number plate', 'knob that makes a siren small'],
    joke: 'what was looked for everywhere was sitting on a wall',
    ending: 'half a noise goes by in the street, and the other half is whispered under the covers',
  },
  beats: [
    { id: 'nee', part: 'open', at: 'the market square', with: ['child', 'car', 'officer', 'adult', 'elder'], plants: ['naw'] },
    { id: 'full-of-sheep', part: 'stir', at: 'the market square', with: ['officer', 'child', 'friend', 'elder'], plants: ['gate'] },
    { id: 'naw', part: 'try', at: 'the market square', with: ['child', 'car', 'officer'], refrain: true },
    { id: 'all-except-one', part: 'turn', at: 'the market square', with: ['child', 'car', 'lamb'], refrain: true },
    { id: 'make-it-small', part: 'turn', at: 'the market square', with: ['child', 'officer', 'lamb'], pays: ['gate'], refrain: true },
    { id: 'on-a-wall', part: 'back', at: 'the police car', with: ['child', 'officer'] },
    { id: 'covers', part: 'last', at: 'bed', with: ['child', 'car'], pays: ['naw'], refrain: true },
  ],
  pictures: [
    {
      beats: ['naw', 'full-of-sheep'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'police-car', at: 'right', act: 'calls-to', to: 'sheep', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'sheep', feeling: 'proud', faces: 'right' },
        { who: 'sheep', at: 'centre', act: 'walks', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'sheep', at: 'near', count: 3 }],
    },
    {
      beats: ['all-except-one', 'naw', 'make-it-small'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'police-car', at: 'right', act: 'waits', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'sheep', called: 'lamb', at: 'centre', act: 'is-afraid', size: 'small', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'sheep', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['make-it-small', 'all-except-one', 'on-a-wall'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'sheep', feeling: 'happy', faces: 'right' },
        { who: 'sheep', called: 'lamb', at: 'centre', act: 'walks', size: 'small', feeling: 'curious', faces: 'left' },
        { who: 'police-officer', called: 'officer', at: 'right', act: 'looks-at', to: 'sheep', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
