import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-yet',
  premise:
    'A wolf beside the bed goes round and round before it can lie down, winds itself up in the blanket and finds the rug as lumpy as before, until a child pats it flat from the edge of the bed.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [0, 12], en: [3, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['wolf'] },
  nights: {
    place: 'the bedroom rug',
    indoors: true,
    tone: 'warm',
    mechanism: 'patting a rug until it is flat',
    feeling: 'tender',
    sleep: true,
    endsInBed: true, endsOnRefrain: true,
  },
  alike: ['round-and-flop'],
  contains: ['wolf'],
  registry: {
    idea: 'a wolf cannot lie down where it is lumpy, however often it goes round',
    device: 'a hand let down from the bed pats it flat, and is in the fur afterwards',
    objects: ['blanket caught by a tail', 'sausage roll with ears', 'hand over the edge of the bed'],
    joke: 'now I can’t lie down at all',
    ending: 'going home? not yet, and a tiny bit closer',
  },
  beats: [
    { id: 'a-wolf', part: 'open', at: 'bed', with: ['child', 'wolf', 'friend'] },
    { id: 'lie-down', part: 'stir', at: 'bed', with: ['child', 'wolf', 'pet'], plants: ['not yet', 'lumpy'], refrain: true },
    { id: 'with-ears', part: 'try', at: 'bed', with: ['child', 'wolf', 'elder', 'elder2'] },
    { id: 'the-other-way', part: 'try', at: 'bed', with: ['child', 'wolf'], refrain: true },
    { id: 'pat-pat-pat', part: 'turn', at: 'bed', with: ['child', 'wolf'], pays: ['lumpy'], refrain: true },
    { id: 'now', part: 'turn', at: 'bed', with: ['child', 'wolf'] },
    { id: 'breathed-out', part: 'down', at: 'bed', with: ['child', 'wolf', 'pet'], refrain: true },
    { id: 'closer', part: 'last', at: 'bed', with: ['child', 'wolf'], pays: ['not yet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['lie-down', 'a-wolf'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'points-at', to: 'wolf', feeling: 'curious', faces: 'left' },
        { who: 'wolf', at: 'left', act: 'walks', size: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-other-way', 'with-ears', 'pat-pat-pat'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'blanket', feeling: 'happy', faces: 'right' },
        { who: 'wolf', at: 'right', act: 'pulls', to: 'blanket', size: 'child', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'blanket', at: 'centre' }],
    },
    {
      beats: ['breathed-out', 'closer', 'now'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
        { who: 'wolf', at: 'left', act: 'sleeps', size: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
