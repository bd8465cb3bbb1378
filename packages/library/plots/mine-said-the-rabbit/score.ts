import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mine-said-the-rabbit',
  premise: 'The child pulls the carrot up and the rabbit pulls it down till it breaks; each has the wrong half, and they swap.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [14, 33], en: [18, 35] },
  ages: [3, 4],
  leads: [],
  wish: { concepts: ['rabbit'] },
  nights: { place: 'garden', indoors: false, tone: 'happy', mechanism: 'swapping', feeling: 'disappointed', sleep: false, endsInBed: true },
  votes: { sv: [0, 3] },
  contains: ['rabbit'],
  registry: {
    idea: 'a carrot pulled from both ends',
    device: 'each has the half that the other likes',
    objects: ['carrot', 'hole', 'green top'],
    joke: 'I saw it from underneath',
    ending: 'both pull the same way',
  },
  beats: [
    { id: 'mine', part: 'open', at: 'the garden', with: ['child', 'adult'], plants: ['mine'] },
    { id: 'a-rabbit', part: 'stir', at: 'the garden', with: ['child', 'rabbit'] },
    { id: 'up-and-down', part: 'try', at: 'the garden', with: ['child', 'rabbit', 'friend', 'pet', 'elder'] },
    { id: 'crack', part: 'lull', at: 'the garden', with: ['child', 'rabbit'], plants: ['halves'] },
    { id: 'the-only-good-part', part: 'turn', at: 'the garden', with: ['child', 'rabbit', 'adult'], pays: ['halves'] },
    { id: 'crunch', part: 'back', at: 'the garden', with: ['child', 'rabbit', 'friend', 'pet'] },
    { id: 'my-own', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['mine'] },
  ],
  pictures: [
    {
      beats: ['a-rabbit', 'mine', 'up-and-down'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'carrot', feeling: 'angry' },
        { who: 'rabbit', at: 'right', act: 'pulls', to: 'carrot', feeling: 'angry', size: 'small' },
        { who: 'adult', at: 'far', act: 'looks-at', to: 'child', feeling: 'surprised' },
      ],
    },
    {
      beats: ['crack', 'the-only-good-part'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad' },
        { who: 'rabbit', at: 'right', act: 'holds', to: 'carrot', feeling: 'sad', size: 'small', faces: 'left' },
      ],
    },
    {
      beats: ['crunch', 'my-own', 'the-only-good-part'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'eats', to: 'carrot', feeling: 'happy' },
        { who: 'rabbit', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', size: 'small', faces: 'left' },
        { who: 'friend', at: 'far', act: 'laughs' },
      ],
    },
  ],
});
