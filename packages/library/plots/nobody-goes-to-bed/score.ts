import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-goes-to-bed',
  premise: 'Whoever sits on the throne with the crown decides, also for themselves: three hundred years ago a boy of six decreed that nobody goes to bed.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [15, 34], en: [20, 36] },
  ages: [8, 10],
  leads: [],
  wish: { concepts: ['princess', 'knight', 'castle', 'crown', 'museum', 'cannot-sleep'] },
  nights: { place: 'castle', indoors: true, tone: 'funny', mechanism: 'taking back one’s own law', feeling: 'stubborn', sleep: true, endsInBed: true },
  contains: ['princess', 'knight', 'castle'],
  registry: {
    idea: 'portraits stare because a child king forbade bedtime',
    device: 'the law holds for whoever made it too',
    objects: ['crown', 'tea trays', 'stuffed moose', 'gold frames'],
    joke: 'he was six; one king went down backwards and never noticed',
    ending: 'the eyes are closed and stay that way',
  },
  beats: [
    { id: 'the-throne', part: 'open', at: 'the castle', with: ['child', 'friend', 'elder'], plants: ['crown'] },
    { id: 'who-decides', part: 'stir', at: 'the castle', with: ['child', 'friend', 'knight'], plants: ['the law', 'eyes'] },
    { id: 'fun', part: 'try', at: 'the castle', with: ['child', 'friend', 'pet'] },
    { id: 'tired', part: 'try', at: 'the castle', with: ['child', 'knight'] },
    { id: 'the-crown', part: 'turn', at: 'the castle', with: ['child', 'friend', 'knight', 'pet'], pays: ['crown'] },
    { id: 'the-law', part: 'turn', at: 'the throne', with: ['child', 'knight'], pays: ['the law'] },
    { id: 'eyes', part: 'back', at: 'the castle', with: ['child', 'friend', 'knight', 'elder'], pays: ['eyes'] },
    { id: 'bed', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['fun'],
      framing: 'wide',
      world: 'castle',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'rides', to: 'sled', feeling: 'laughing', faces: 'right' },
        { who: 'king', at: 'centre', act: 'falls', feeling: 'laughing' },
        { who: 'queen', at: 'right', act: 'runs', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'sled', at: 'left', size: 'small' }],
    },
    {
      beats: ['tired', 'the-crown'],
      framing: 'middle',
      world: 'castle',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'sad' },
        { who: 'princess', at: 'left', act: 'sits', feeling: 'sad', size: 'small' },
        { who: 'king', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad' },
      ],
    },
    {
      beats: ['the-law', 'eyes'],
      framing: 'close',
      world: 'castle',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'wears', to: 'crown', feeling: 'sleepy' },
        { who: 'knight', at: 'right', act: 'looks-at', to: 'child', called: 'knight' },
      ],
    },
  ],
});
