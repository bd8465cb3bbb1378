import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-under-on-top',
  premise:
    'A rainbow as long as a spoon lies on the kitchen floor, and cannot be got under a hand, a foot or a fist, for it is always on top; a cloud takes it, and it comes back to a hand that is open.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [7, 12], en: [8, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['rainbow'] },
  nights: {
    place: 'the kitchen floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'opening a hand and waiting',
    feeling: 'eager',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['got-you'],
  contains: ['rainbow'],
  registry: {
    idea: 'a rainbow on the floor cannot be caught under anything, since it is always on top',
    device: 'a hand that shut on it got nothing, and a hand that is open gets it',
    objects: ['jug of water in a window', 'red toe, yellow toe, green toe, blue toe', 'fist with a rainbow on its knuckles'],
    joke: 'not under, on top',
    ending: 'got you, says whoever has both arms round the one with the rainbow on',
  },
  beats: [
    { id: 'on-the-floor', part: 'open', at: 'the kitchen', with: ['child', 'rainbow', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['wants it', 'jug'] },
    { id: 'flat-hand', part: 'stir', at: 'the kitchen', with: ['child', 'rainbow', 'pet'], plants: ['on top'], refrain: true },
    { id: 'toes', part: 'try', at: 'the kitchen', with: ['child', 'rainbow', 'pet', 'elder', 'friend'], refrain: true },
    { id: 'bowl', part: 'try', at: 'the kitchen', with: ['child', 'rainbow'], if: 'age>=5', refrain: true },
    { id: 'fist', part: 'try', at: 'the kitchen', with: ['child', 'rainbow', 'elder', 'friend'], refrain: true },
    { id: 'cloud', part: 'lull', at: 'the kitchen', with: ['child', 'pet', 'friend'] },
    { id: 'open-hand', part: 'turn', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['jug'] },
    { id: 'in-the-hand', part: 'turn', at: 'the kitchen', with: ['child', 'rainbow', 'friend'], pays: ['wants it'], refrain: true },
    { id: 'on-the-cheek', part: 'last', at: 'the kitchen', with: ['child', 'rainbow', 'adult', 'elder', 'minder', 'friend', 'pet'], pays: ['on top'], refrain: true },
  ],
  pictures: [
    {
      beats: ['toes', 'flat-hand', 'bowl'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'stands-on', to: 'rainbow', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'rainbow', at: 'centre', size: 'small' }],
    },
    {
      beats: ['fist', 'cloud', 'bowl'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'rainbow', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'centre', size: 'tiny' }],
    },
    {
      beats: ['in-the-hand', 'open-hand', 'on-the-cheek'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', holding: 'rainbow', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
