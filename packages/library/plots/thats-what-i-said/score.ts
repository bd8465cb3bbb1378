import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-what-i-said',
  premise:
    'The child says hoppicopter and cannot hear it, an animal says the wrong sound and cannot hear it either; in the fog, where everybody calls the same, each of them is found by the word that only one in the world says.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { relation: 'sounds-like', kinds: ['animal'] },
  nights: {
    place: 'a gate and a meadow',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'shouting in the fog the word that only oneself says',
    feeling: 'laughed at',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'two who each say one word wrong and cannot hear it are found in the fog by just that word',
    device: 'what if they laugh; then we will hear where they are',
    objects: ['hoppicopter', 'pea that might be the fault', 'laugh that gets two arms'],
    joke: 'why do we keep saying the same thing?',
    ending: 'the grown-up says hoppicopter, and that is what they said',
  },
  beats: [
    { id: 'the-first-time', part: 'open', at: 'the gate', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['hoppicopter', 'laugh'] },
    { id: 'the-same-thing', part: 'stir', at: 'the gate', with: ['child', 'wish'] },
    { id: 'the-pea', part: 'try', at: 'the meadow', with: ['child', 'wish', 'friend'] },
    { id: 'fog', part: 'turn', at: 'the meadow', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'then-well-hear', part: 'turn', at: 'the meadow', with: ['child', 'wish', 'friend'], pays: ['laugh'] },
    { id: 'only-one', part: 'back', at: 'the meadow', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'the-helicopter', part: 'last', at: 'the gate', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['hoppicopter'] },
  ],
  pictures: [
    {
      beats: ['the-same-thing', 'the-first-time', 'the-pea'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'gate', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['fog', 'the-pea', 'then-well-hear'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      weather: 'fog',
      figures: [
        { who: 'wish', at: 'right', act: 'whispers-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['then-well-hear', 'only-one'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});
