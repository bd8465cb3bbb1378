import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'exactly-one-cat-long',
  premise:
    'A cat lies down wherever the white line of the football pitch is going, so the line goes round it, and the paint of all those bumps is missing in the end: one gap is left, exactly one cat long, and the cat will not come to be asked, only to be in the way.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [8, 38], en: [7, 29] },
  ages: [4, 6],
  leads: ['friend', 'pet.cat'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a football pitch', indoors: false, tone: 'funny', mechanism: 'pretending to paint, so that a cat is in the way', feeling: 'determined', sleep: false, endsInBed: true },
  alike: ['a-line-keeps-still'],
  contains: ['cat'],
  registry: {
    idea: 'a cat lies wherever the line is going, so a white line goes round it, and at last the cat is the line',
    device: 'an empty machine is pushed and a friend squeaks for it through a gap in the teeth',
    objects: ['paint machine that squeaks', 'bumps in a white line', 'gap in a goal line, one cat long'],
    joke: 'is that a goal? the line says no',
    ending: 'bed, blanket, and the whole quiet night go round a cat',
  },
  beats: [
    { id: 'the-squeaking', part: 'open', at: 'the pitch', with: ['child', 'friend', 'groundsman'], plants: ['squeak'], refrain: true },
    { id: 'lay-down', part: 'stir', at: 'the pitch', with: ['child', 'friend', 'pet', 'groundsman'], plants: ['in the way'] },
    { id: 'go-round', part: 'stir', at: 'the pitch', with: ['friend', 'pet', 'groundsman'], plants: ['round'], refrain: true },
    { id: 'turned-the-corner', part: 'try', at: 'the pitch', with: ['pet'], refrain: true },
    { id: 'bumps', part: 'try', at: 'the pitch', with: ['friend', 'pet', 'keeper'], refrain: true },
    { id: 'empty', part: 'lull', at: 'the pitch', with: ['child', 'pet', 'groundsman'], plants: ['gap'] },
    { id: 'no-squeak-left', part: 'turn', at: 'the pitch', with: ['child', 'friend'], pays: ['squeak'], refrain: true },
    { id: 'from-end-to-end', part: 'turn', at: 'the pitch', with: ['pet', 'groundsman'], pays: ['in the way', 'gap'] },
    { id: 'the-line-says-no', part: 'back', at: 'the pitch', with: ['child', 'friend', 'pet', 'groundsman', 'elder', 'elder2'] },
    { id: 'the-whole-night', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['round'], refrain: true },
  ],
  pictures: [
    {
      beats: ['lay-down', 'the-squeaking', 'go-round'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'near', act: 'lies-on-back', feeling: 'calm' },
        { who: 'old-man', called: 'groundsman', at: 'left', act: 'pushes', to: 'line-marker', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'pet', holding: 'yarn', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['no-squeak-left', 'empty'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'line-marker', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'far', act: 'looks-at', to: 'child', feeling: 'curious' },
      ],
      things: [{ what: 'bush', at: 'far' }],
    },
    {
      beats: ['the-line-says-no', 'from-end-to-end'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'calm', faces: 'left' },
        { who: 'old-man', called: 'groundsman', at: 'right', act: 'looks-at', to: 'pet', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'football', at: 'left' }],
    },
  ],
});
