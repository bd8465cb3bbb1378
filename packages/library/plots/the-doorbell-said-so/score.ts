import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-doorbell-said-so',
  premise: 'In the night the sounds have blown into the wrong places: the doorbell has the wish’s sound, and the wish can say nothing but ding-dong; they go home one by one, all but the doorbell’s, until it has to say oh.',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: [],
  wish: {
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'food', 'garment', 'furniture', 'toy', 'thing', 'building', 'sky', 'water'],
  },
  fits: '!wish.doorbell & !wish.telephone & !wish.toilet & !wish.water-tap',
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'when you say oh, it falls out', feeling: 'ashamed', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'the sounds have landed in the wrong places, and somebody can only say ding-dong',
    device: 'when you say oh, what you hold in your mouth falls out',
    objects: ['doorbell', 'strawberry', 'kitchen tap', 'toilet that rings'],
    joke: 'hello, says the child down the toilet',
    ending: 'far off its own sound, very small, and the doorbell answers good night',
  },
  beats: [
    { id: 'the-strawberry', part: 'open', at: 'the hall', with: ['child', 'wish'], plants: ['oh'] },
    { id: 'the-wind', part: 'stir', at: 'the door', with: ['child', 'wish'] },
    { id: 'the-tap', part: 'try', at: 'the kitchen', with: ['child', 'wish', 'pet'] },
    { id: 'the-toilet', part: 'try', at: 'the bathroom', with: ['child', 'wish', 'elder'] },
    { id: 'the-doorbell', part: 'turn', at: 'the door', with: ['child', 'wish'], plants: ['own'] },
    { id: 'two-strawberries', part: 'lull', at: 'the door', with: ['child', 'wish', 'friend'] },
    { id: 'oh', part: 'turn', at: 'the door', with: ['child', 'wish', 'friend'], pays: ['oh'] },
    { id: 'the-best-ding-dong', part: 'back', at: 'the door', with: ['child', 'wish'] },
    { id: 'good-night', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['own'] },
  ],
  pictures: [
    {
      beats: ['the-wind', 'the-tap', 'the-toilet'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'tap', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'tap', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'tap', at: 'centre' }],
    },
    {
      beats: ['the-doorbell', 'two-strawberries', 'the-toilet'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'strawberry', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['oh', 'the-best-ding-dong'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'sings', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'bell', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'far', act: 'listens-to', to: 'wish', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'house', at: 'far' }],
    },
  ],
});
