import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-meant-to',
  premise: 'Somebody has ended up where it does not belong and says of everything that goes wrong there that it was meant; not until the child gets lost as well can it show the way home.',
  writtenFirstIn: 'sv',
  ages: [3, 10],
  leads: [],
  wish: {
    relation: ['in', 'on', 'under'],
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
    other: ['place', 'building', 'furniture', 'vehicle', 'machine', 'water', 'thing', 'garment', 'plant', 'event', 'food', 'toy', 'sky'],
  },
  nights: { place: 'where it does not belong', indoors: false, tone: 'funny', mechanism: 'getting lost so that somebody else can find the way', feeling: 'ashamed', sleep: false, endsOnRefrain: true },
  votes: { en: [0, 2] },
  contains: [],
  registry: {
    idea: 'whoever is in the wrong place says that it was meant',
    device: 'the child pretends to be the one who is lost',
    objects: ['wrong hand in the shop', 'milk beside the glass'],
    joke: 'It is meant to rain a little just here.',
    ending: 'spilt milk that was meant as well',
  },
  beats: [
    { id: 'wrong-place', part: 'open', at: 'where it does not belong', with: ['child', 'wish', 'other'], plants: ['meant'] },
    { id: 'not-a-chair', part: 'stir', at: 'where it does not belong', with: ['child', 'wish', 'other', 'friend', 'pet', 'elder'] },
    { id: 'wrong-hand', part: 'lull', at: 'where it does not belong', with: ['child'], plants: ['wrong hand'] },
    { id: 'know-the-way', part: 'try', at: 'where it does not belong', with: ['child', 'wish'] },
    { id: 'it-rains', part: 'try', at: 'where it does not belong', with: ['child', 'wish', 'other'] },
    { id: 'lost', part: 'turn', at: 'where it does not belong', with: ['child', 'wish'], pays: ['wrong hand'] },
    { id: 'this-way', part: 'turn', at: 'on the way', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'at-home', part: 'back', at: 'where it belongs', with: ['child', 'wish'] },
    { id: 'milk', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'pet'], pays: ['meant'] },
  ],
  pictures: [
    {
      beats: ['wrong-place', 'not-a-chair', 'wrong-hand'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
        { who: 'other', at: 'far', act: 'stands' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'wish' },
      ],
    },
    {
      beats: ['it-rains', 'know-the-way', 'lost'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'sits', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['this-way', 'at-home', 'lost'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'near', act: 'runs', faces: 'right' },
      ],
    },
  ],
});
