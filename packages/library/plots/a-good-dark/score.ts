import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-good-dark',
  premise:
    'The tuba at the village show seems to burp: the hen that has won first prize is inside it, and every arm sends her further down, until a child sees that she has gone to bed, and makes her a darker bed with a coat.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [10, 38], en: [23, 29] },
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['hen'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a village show', indoors: false, tone: 'funny', mechanism: 'making a darker bed with a coat', feeling: 'curious', sleep: false, endsInBed: true },
  contains: ['hen'],
  alike: ['mostly-corn', 'pock-is-hen-for-passport'],
  registry: {
    idea: 'the hen that has won first prize has gone to bed in a tuba, because it is dark in there',
    device: 'whoever has gone to bed does not want an arm but a better bed',
    objects: ['tuba that has got heavier', 'brown feather on a shoe', 'coat over a gold hole', 'cheering with hats and without a sound'],
    joke: 'it is not the tuba that is heavier, you had four buns',
    ending: 'a child wants a good dark, turns about once like a hen, and says buk',
  },
  beats: [
    { id: 'heavier', part: 'open', at: 'the show', with: ['child', 'player'], plants: ['oom-pah'], refrain: true },
    { id: 'burped', part: 'stir', at: 'the show', with: ['child', 'player', 'friend', 'pet'], plants: ['feather'], refrain: true },
    { id: 'best-hen', part: 'stir', at: 'the show', with: ['child', 'player', 'hen'] },
    { id: 'corn', part: 'try', at: 'the show', with: ['hen'] },
    { id: 'the-bend', part: 'lull', at: 'the show', with: ['player', 'hen'] },
    { id: 'gone-to-bed', part: 'turn', at: 'the show', with: ['child', 'player', 'hen', 'pet'], plants: ['dark'] },
    { id: 'a-better-bed', part: 'turn', at: 'the show', with: ['child', 'hen'], pays: ['oom-pah'], refrain: true },
    { id: 'tick-tick', part: 'turn', at: 'the show', with: ['child', 'hen', 'elder', 'elder2'] },
    { id: 'the-last-tune', part: 'back', at: 'the show', with: ['player'], refrain: true },
    { id: 'a-good-dark', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['feather', 'dark'], refrain: true },
  ],
  pictures: [
    {
      beats: ['burped', 'heavier'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'player', at: 'right', act: 'plays', to: 'tuba', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'tuba', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'feather', at: 'centre' }],
    },
    {
      beats: ['gone-to-bed', 'the-bend'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'player', at: 'left', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'tuba', at: 'centre', size: 'big' }],
    },
    {
      beats: ['tick-tick', 'a-better-bed'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'hen', feeling: 'happy', faces: 'right' },
        { who: 'hen', called: 'hen', at: 'centre', act: 'sits', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'coat', at: 'near' }],
    },
  ],
});
