import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'already-pressed',
  premise:
    'The STOPPING light in a retired bus will not go out, because somebody who pressed the button has never got off: a cloth elephant, who has to be taken to his stop before the bus can sleep.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['bus'] },
  nights: {
    place: 'an old bus full of tomatoes, and the number nine',
    indoors: false,
    tone: 'tender-puzzling',
    mechanism: 'taking the last passenger to his stop',
    feeling: 'not having finished',
    sleep: false,
  },
  storyVotes: [2, 3],
  putBefore: { sv: [3, 12], en: [5, 12] },
  contains: ['bus', 'dog', 'cat', 'dark'],
  registry: {
    idea: 'a bus cannot sleep because its last passenger never got off',
    device: 'a light that goes out when whoever pressed the button has got off',
    objects: ['pink bus with tomatoes', 'STOPPING light without a battery', 'cloth elephant with a ribbon', 'half a ginger biscuit'],
    joke: 'in the mouth an ear, and on the ear an elephant',
    ending: 'the old bus sighs contentedly, and whoever dug is asleep already',
  },
  beats: [
    { id: 'the-pink-bus', part: 'open', at: 'the old bus', with: ['child', 'keeper'], plants: ['bus'] },
    { id: 'a-little-lamp', part: 'open', at: 'the old bus', with: ['child', 'keeper', 'pet', 'friend', 'elder', 'elder2'], plants: ['lamp'] },
    { id: 'somebody-left', part: 'stir', at: 'the old bus', with: ['child', 'pet', 'elder'] },
    { id: 'an-ear', part: 'stir', at: 'the old bus', with: ['pet'], plants: ['elephant'] },
    { id: 'now-i-remember', part: 'lull', at: 'the old bus', with: ['child', 'keeper'], plants: ['plaits'] },
    { id: 'number-nine', part: 'try', at: 'the bus stop', with: ['child', 'keeper', 'pet', 'adult', 'elder'] },
    { id: 'two-plaits', part: 'turn', at: 'the blue bus', with: ['child', 'keeper', 'pet'], pays: ['plaits'] },
    { id: 'already-pressed', part: 'turn', at: 'the blue bus', with: ['child', 'friend'] },
    { id: 'it-counts', part: 'back', at: 'Windmill Hill', with: [], pays: ['elephant'] },
    { id: 'everybody-there', part: 'last', at: 'the old bus', with: ['child', 'keeper', 'pet', 'adult', 'elder', 'elder2'], pays: ['lamp', 'bus'] },
  ],
  pictures: [
    {
      beats: ['a-little-lamp', 'the-pink-bus', 'somebody-left'],
      framing: 'middle',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'lamp', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'keeper', at: 'right', act: 'looks-at', to: 'lamp', feeling: 'calm', faces: 'left' },
      ],
      things: [
        { what: 'lamp', at: 'centre' },
        { what: 'tomato', at: 'near', count: 3 },
      ],
    },
    {
      beats: ['an-ear', 'somebody-left', 'now-i-remember'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'left', act: 'pulls', to: 'elephant', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'elephant', at: 'right', act: 'sits', size: 'tiny', colour: 'grey', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['it-counts', 'already-pressed', 'two-plaits'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'woman', at: 'left', act: 'looks-at', to: 'elephant', feeling: 'happy', faces: 'right' },
        { who: 'elephant', at: 'centre', act: 'sits-on', to: 'bench', size: 'tiny', colour: 'grey', feeling: 'calm', faces: 'left' },
      ],
      things: [
        { what: 'bench', at: 'centre' },
        { what: 'bus', at: 'right', colour: 'blue', size: 'big' },
      ],
    },
  ],
});
