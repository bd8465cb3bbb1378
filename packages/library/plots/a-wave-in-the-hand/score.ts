import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-wave-in-the-hand',
  premise: 'On the first day a bus drives between at the window, so the wave is still in the hand, and the hand must be kept shut all day; let out, it does not end, for somebody always waves back.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [36, 38], en: [35, 41] },
  ages: [3, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['preschool', 'first-day-at-school', 'shy', 'worried', 'school'] },
  nights: { place: 'preschool', indoors: false, tone: 'tender', mechanism: 'letting go', feeling: 'missing-someone', sleep: false, endsInBed: true },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'a wave that was not given is kept in a shut hand',
    device: 'a wave let out is waved back',
    objects: ['long bus', 'bench by the window', 'ladder', 'painted snake'],
    joke: 'it smells of meatball',
    ending: 'one finger waves from the door, and one from the bed',
  },
  beats: [
    { id: 'the-bus', part: 'open', at: 'preschool', with: ['child', 'adult'], plants: ['wave', 'bus'] },
    { id: 'a-big-one', part: 'stir', at: 'preschool', with: ['child', 'teacher'] },
    { id: 'one-hand', part: 'try', at: 'preschool', with: ['child', 'friend'] },
    { id: 'the-ladder', part: 'turn', at: 'the yard', with: ['child', 'friend'] },
    { id: 'it-came-to-me', part: 'turn', at: 'the yard', with: ['child', 'friend', 'teacher'], pays: ['bus'] },
    { id: 'the-gate', part: 'back', at: 'the yard', with: ['child', 'adult', 'elder'], pays: ['wave'] },
    { id: 'one-finger', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-bus', 'a-big-one'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'paints', to: 'drawing', feeling: 'sad', faces: 'right' },
        { who: 'teacher', at: 'right', act: 'looks-at', to: 'drawing', feeling: 'curious', faces: 'left', called: 'teacher' },
      ],
      things: [{ what: 'drawing', at: 'centre' }],
    },
    {
      beats: ['one-hand', 'the-ladder'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'climbs', to: 'slide', feeling: 'afraid' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'slide', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'slide', at: 'right', size: 'big' }],
    },
    {
      beats: ['it-came-to-me', 'the-gate'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'laughing' },
        { who: 'friend', at: 'centre', act: 'waves', feeling: 'happy' },
        { who: 'bus', at: 'right', act: 'laughs', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'fence', at: 'centre' }],
    },
  ],
});
