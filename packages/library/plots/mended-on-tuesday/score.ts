import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mended-on-tuesday',
  premise:
    'A child who is afraid of the dark always touches everything in a new place beforehand; so when the lights go at the class sleepover, the child is the only one who can find the way to a caretaker who is as frightened.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [9, 12], en: [6, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['dark'] },
  alike: ['talk-all-the-way', 'hands-up'],
  nights: { place: 'a school gym', indoors: true, tone: 'funny-tender', mechanism: 'finding the way by touch', feeling: 'afraid', sleep: true, endsInBed: true },
  contains: ['dark'],
  registry: {
    idea: 'whoever is afraid of the dark has learned a room by hand, and is the only one who can find the way in it',
    device: 'wall bars, radiator, box, door, counted with the fingers',
    objects: ['torch in a sock', 'basketball hoop that rolls under a bench', 'lamp that cannot be put out'],
    joke: 'I mended it on Tuesday',
    ending: 'a lamp is broken till Tuesday, so that it stays on',
  },
  beats: [
    { id: 'three-torches', part: 'open', at: 'the gym', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['torch', 'touching'] },
    { id: 'on-tuesday', part: 'stir', at: 'the gym', with: ['child', 'roland', 'friend', 'amanda'], plants: ['tuesday'], refrain: true },
    { id: 'click', part: 'turn', at: 'the gym', with: ['child', 'karin', 'roland'] },
    { id: 'only-balls', part: 'turn', at: 'the gym', with: ['child', 'karin', 'roland'] },
    { id: 'wall-bars', part: 'turn', at: 'the gym', with: ['child'], pays: ['touching'] },
    { id: 'the-doorway', part: 'turn', at: 'the store', with: ['child', 'roland'] },
    { id: 'sixty-seven', part: 'turn', at: 'the corridor', with: ['child', 'roland'] },
    { id: 'light', part: 'back', at: 'the gym', with: ['child', 'friend'], pays: ['torch'] },
    { id: 'cannot-be-put-out', part: 'last', at: 'the gym', with: ['child', 'roland'], pays: ['tuesday'], refrain: true },
  ],
  pictures: [
    {
      beats: ['on-tuesday', 'three-torches'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'basket-hoop', feeling: 'surprised', faces: 'right' },
        { who: 'old-man', called: 'roland', at: 'right', act: 'is-proud', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'basket-hoop', at: 'centre' }],
    },
    {
      beats: ['the-doorway', 'wall-bars', 'sixty-seven'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'old-man', feeling: 'afraid', faces: 'right' },
        { who: 'old-man', called: 'roland', at: 'centre', act: 'holds-hands', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'right', count: 2 }],
    },
    {
      beats: ['cannot-be-put-out', 'light'],
      framing: 'close',
      world: 'sports-hall',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'old-man', called: 'roland', at: 'right', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'sleepy', faces: 'right' },
      ],
      things: [
        { what: 'chair', at: 'right' },
        { what: 'lamp', at: 'above' },
      ],
    },
  ],
});
