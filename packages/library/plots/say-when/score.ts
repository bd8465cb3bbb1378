import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'say-when',
  premise: 'Somebody is afraid of something and cannot get home past it; the child plays the frightening thing, and the frightened one says when; and when the real one comes, nobody had ever asked it to stop.',
  writtenFirstIn: 'sv',
  ages: [3, 8],
  leads: [],
  wish: {
    relation: 'afraid-of',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
    other: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
  },
  nights: { place: 'garden', indoors: false, tone: 'funny-tender', mechanism: 'practising with a pretend one', feeling: 'afraid', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { sv: [0, 2], en: [0, 2] },
  contains: [],
  registry: {
    idea: 'play what is frightening and let the frightened one say when',
    device: 'a word that stops it',
    objects: ['gate', 'hedge', 'flowerpot', 'strip of light from the door'],
    joke: 'I had not even started',
    ending: 'the door is closed until the child says when',
  },
  beats: [
    { id: 'at-the-gate', part: 'open', at: 'the gate', with: ['child', 'wish'], plants: ['home'] },
    { id: 'we-can-practise', part: 'stir', at: 'the garden', with: ['child', 'wish'], plants: ['when'] },
    { id: 'not-started', part: 'try', at: 'the garden', with: ['child', 'wish'] },
    { id: 'again', part: 'try', at: 'the garden', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'half-a-sandwich', part: 'lull', at: 'the gate', with: ['child', 'wish'] },
    { id: 'the-real-one', part: 'turn', at: 'the gate', with: ['child', 'wish', 'other'] },
    { id: 'when', part: 'turn', at: 'the gate', with: ['child', 'wish', 'other'], pays: ['when'] },
    { id: 'side-by-side', part: 'back', at: 'the gate', with: ['child', 'wish', 'other'], pays: ['home'] },
    { id: 'the-door', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['not-started', 'again'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'right', act: 'waits', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'crawls', feeling: 'laughing' },
      ],
      things: [{ what: 'flower', at: 'right' }],
    },
    {
      beats: ['half-a-sandwich', 'again', 'the-real-one'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'sandwich' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['when', 'the-real-one', 'side-by-side'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'other', at: 'right', act: 'waits', feeling: 'surprised', faces: 'left' },
        { who: 'wish', at: 'centre', act: 'looks-at', to: 'other', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'other', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
  ],
});
