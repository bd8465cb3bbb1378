import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'along-in-a-minute',
  premise:
    'A princess gets off the bus at the playground and her train is along in a minute, everywhere, till it is one great knot and she cannot swing; so she is given the tea towel from the back of the child’s trousers, and leaves the long one, and sleep, too, is along in a minute.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [1, 30], en: [20, 41] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['princess'] },
  nights: { place: 'a playground', indoors: false, tone: 'funny', mechanism: 'swapping a long train for a short one', feeling: 'generous', sleep: false, endsInBed: true },
  storyVotes: [0, 3],
  alike: ['the-long-long-princess'],
  contains: ['princess'],
  registry: {
    idea: 'a princess has come by bus to swing, but her train has been everywhere before and holds her fast',
    device: 'a tea towel from the back of the trousers is given away: it is a train, and the only one there is',
    objects: ['checked tea towel with ketchup on', 'tassel at the end of a train', 'knot as big as a pumpkin', 'bus whose doors cannot shut'],
    joke: 'it comes down to the backs of your knees',
    ending: 'sleep, like the train, is along in a minute',
  },
  beats: [
    { id: 'to-the-knees', part: 'open', at: 'the playground', with: ['child', 'friend', 'pet'], plants: ['towel'] },
    { id: 'number-four', part: 'stir', at: 'the playground', with: ['child', 'princess', 'driver'], plants: ['train'] },
    { id: 'down-the-slide', part: 'try', at: 'the playground', with: ['child', 'friend', 'princess', 'uncle', 'elder', 'elder2', 'pet'], plants: ['order'] },
    { id: 'the-swing', part: 'lull', at: 'the playground', with: ['child', 'friend', 'princess', 'uncle', 'pet'] },
    { id: 'three-buttons', part: 'turn', at: 'the playground', with: ['child', 'friend', 'princess'], pays: ['towel'] },
    { id: 'so-high', part: 'turn', at: 'the playground', with: ['child', 'friend', 'princess', 'driver'] },
    { id: 'backwards', part: 'back', at: 'the playground', with: ['child', 'friend'], pays: ['order'] },
    { id: 'here-it-ends', part: 'down', at: 'home', with: ['child', 'friend', 'adult', 'uncle'] },
    { id: 'it-came', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'uncle', 'pet'], pays: ['train'] },
  ],
  pictures: [
    {
      beats: ['number-four', 'down-the-slide'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'princess', at: 'centre', act: 'waves', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'princess', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'slide', at: 'right' },
        { what: 'golden-train', at: 'near', size: 'child' },
      ],
    },
    {
      beats: ['the-swing', 'three-buttons', 'down-the-slide'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'princess', at: 'right', act: 'sits-on', to: 'swing', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'pulls', to: 'golden-train', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'swing', at: 'right' },
        { what: 'golden-train', at: 'centre', size: 'child' },
      ],
    },
    {
      beats: ['here-it-ends', 'backwards', 'it-came'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'carries', to: 'golden-train', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'left', act: 'carries', to: 'golden-train', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'golden-train', at: 'centre', size: 'big' }],
    },
  ],
});
