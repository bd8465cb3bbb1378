import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'how-many-boxes',
  premise:
    'A baby’s foot has pressed the button on the bus that the child always presses; a neighbour who has moved in asks how many boxes of angry that is, and has them stamped flat, until one is full of meringues and it is he who must be asked.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [25, 31], en: [18, 29] },
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['angry'] },
  votes: { sv: [2, 3] },
  alike: ['it-was-my-boots'],
  nights: { place: 'a front garden full of boxes', indoors: false, tone: 'funny', mechanism: 'stamping boxes flat, and asking somebody else how many', feeling: 'angry', sleep: false },
  contains: ['angry'],
  registry: {
    idea: 'anger is counted in empty boxes that must be stamped flat',
    device: 'whoever is too angry to hear sorry can be asked how many boxes',
    objects: ['red stop button', 'box of meringues', 'box that a sofa came in', 'lamp with a button'],
    joke: 'and it hadn’t even got a shoe on',
    ending: 'a button is pressed, and there isn’t a foot to be seen',
  },
  beats: [
    { id: 'ding', part: 'open', at: 'the bus', with: ['child'], plants: ['button'] },
    { id: 'how-many', part: 'stir', at: 'the front garden', with: ['child', 'neighbour', 'adult', 'elder', 'elder2', 'minder', 'friend'], plants: ['how many'] },
    { id: 'boff', part: 'try', at: 'the front garden', with: ['child', 'neighbour', 'pet'], refrain: true },
    { id: 'crunch', part: 'try', at: 'the front garden', with: ['child', 'neighbour'], plants: ['meringues'] },
    { id: 'so-angry', part: 'lull', at: 'the front garden', with: ['neighbour', 'child', 'adult', 'elder', 'minder'], pays: ['how many'] },
    { id: 'two', part: 'turn', at: 'the front garden', with: ['neighbour', 'child'], refrain: true },
    { id: 'the-last-box', part: 'back', at: 'the front garden', with: ['neighbour', 'child', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'], pays: ['meringues'] },
    { id: 'click', part: 'last', at: 'the neighbour’s door', with: ['neighbour', 'child'], pays: ['button'] },
  ],
  pictures: [
    {
      beats: ['boff', 'how-many'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'box', feeling: 'angry', faces: 'right' },
        { who: 'man', called: 'neighbour', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'boxes', at: 'centre', count: 2 }],
    },
    {
      beats: ['crunch', 'so-angry'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'man', called: 'neighbour', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'meringue', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-last-box', 'two', 'click'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'box', holding: 'meringue', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'neighbour', at: 'right', act: 'sits-on', to: 'box', holding: 'meringue', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
