import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'three-goals',
  premise: 'After an own goal the child plays without touching the ball, until the friend passes anyway; and the dog scores the third.',
  writtenFirstIn: 'sv',
  ages: [7, 11],
  leads: [],
  fits: '!pet / pet.dog',
  standIns: { pet: 'dog' },
  wish: { concepts: ['sport', 'losing-a-match', 'friendship'] },
  nights: { place: 'pitch', indoors: false, tone: 'wry-warm', mechanism: 'being trusted again', feeling: 'ashamed', sleep: false },
  contains: ['dog'],
  registry: {
    idea: 'one can play a whole half without touching the ball',
    device: 'a pass from the one who saw everything',
    objects: ['own goal in the top corner', 'water bottles', 'collar'],
    joke: 'aiming at the wrong country; we are not counting',
    ending: 'the ball comes rolling again and one knows who it is from',
  },
  beats: [
    { id: 'own-goal', part: 'open', at: 'the pitch', with: ['child', 'pet'], plants: ['own goal', 'not counting'] },
    { id: 'half-time', part: 'stir', at: 'the pitch', with: ['child', 'friend', 'elder'] },
    { id: 'not-touching', part: 'try', at: 'the pitch', with: ['child', 'friend', 'pet'], plants: ['pass'] },
    { id: 'the-pass', part: 'turn', at: 'the pitch', with: ['child', 'friend', 'adult'], pays: ['own goal'] },
    { id: 'the-dog', part: 'back', at: 'the pitch', with: ['child', 'friend', 'pet', 'adult'], pays: ['not counting'] },
    { id: 'in-bed', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['pass'] },
  ],
  pictures: [
    {
      beats: ['half-time'],
      framing: 'close',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad' },
        { who: 'friend', at: 'centre', act: 'sits', feeling: 'laughing' },
      ],
      things: [{ what: 'ball', at: 'right' }],
    },
    {
      beats: ['not-touching', 'the-pass'],
      framing: 'wide',
      world: 'playing-field',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'ball', feeling: 'surprised' },
        { who: 'friend', at: 'right', act: 'waves', to: 'child', feeling: 'happy' },
        { who: 'child-guest', at: 'centre', act: 'runs', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'left' }, { what: 'goal', at: 'right' }],
    },
    {
      beats: ['the-dog'],
      framing: 'middle',
      world: 'playing-field',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'runs', faces: 'right', feeling: 'laughing' },
        { who: 'child-guest', at: 'left', act: 'chases', to: 'pet', feeling: 'angry' },
        { who: 'child', at: 'far', act: 'laughs' },
      ],
      things: [{ what: 'ball', at: 'right', size: 'tiny' }],
    },
  ],
});
