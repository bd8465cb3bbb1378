import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-can-be-there',
  premise: 'Somebody goes about without what everybody of its kind has, and answers differently each time it is asked; then the child goes along and is it.',
  writtenFirstIn: 'sv',
  ages: [3, 10],
  leads: [],
  wish: {
    relation: 'without',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
    other: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
  },
  nights: { place: 'a parade', indoors: false, tone: 'warm', mechanism: 'being what somebody else has not got', feeling: 'ashamed', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'what it mostly does is to be there, and that a child can do',
    device: 'a parade in which everybody turns out to have borrowed theirs',
    objects: ['one sock', 'parade round the pond'],
    joke: 'Mine is my cousin.',
    ending: 'the one who sits by the bed can be there instead of a sock',
  },
  beats: [
    { id: 'being-mended', part: 'open', at: 'the street', with: ['child', 'wish'], plants: ['being mended'] },
    { id: 'never-had-one', part: 'stir', at: 'the street', with: ['child', 'wish'] },
    { id: 'mostly-there', part: 'lull', at: 'the street', with: ['child', 'wish'], plants: ['to be there'] },
    { id: 'practising', part: 'try', at: 'the street', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'they-laughed', part: 'try', at: 'the park', with: ['child', 'wish'] },
    { id: 'three-times-round', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'borrowed', part: 'turn', at: 'the park', with: ['child', 'wish'] },
    { id: 'one-sock', part: 'back', at: 'the street', with: ['child', 'wish'], pays: ['to be there'] },
    { id: 'other-sock', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['being mended'] },
  ],
  pictures: [
    {
      beats: ['never-had-one', 'being-mended', 'mostly-there'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'waits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', faces: 'right' },
      ],
    },
    {
      beats: ['they-laughed', 'practising', 'three-times-round'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'wish', feeling: 'angry', faces: 'right' },
        { who: 'old-man', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['three-times-round', 'borrowed', 'one-sock'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'near', act: 'walks', faces: 'right' },
      ],
    },
  ],
});
