import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-a-potato',
  premise:
    'A radio telescope has heard seventeen bursts that no professor can explain; two friends find that each is an aunt who opens the microwave too soon, pull out the plug, and then the line moves once more.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [24, 39], en: [17, 36] },
  ages: [10, 12],
  leads: ['friend'],
  nights: {
    place: 'a radio telescope on a moor',
    indoors: true,
    tone: 'funny, with a shiver',
    mechanism: 'laying two lists beside each other, and then crossing out',
    feeling: 'afraid of being right',
    sleep: false,
    seasons: ['autumn', 'winter'],
  },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a signal from space is a microwave whose door is opened while it runs',
    device: 'the bursts keep to the lunch hour of whoever works nights',
    objects: ['seventeen printouts', 'knot in a flex', 'cold potato', 'staff rota'],
    joke: 'heard somebody being impatient with a potato',
    ending: 'one more burst, and at the top of a new sheet: not a potato',
  },
  beats: [
    { id: 'aliens', part: 'open', at: 'the control room', with: ['child', 'friend', 'aunt'], plants: ['phones'] },
    { id: 'a-burst', part: 'stir', at: 'the control room', with: ['child', 'friend', 'aunt'], plants: ['age'] },
    { id: 'what-was-the-same', part: 'try', at: 'the control room', with: ['child', 'friend'], plants: ['microwave'] },
    { id: 'on-shift', part: 'lull', at: 'the control room', with: ['child', 'friend'] },
    { id: 'thatll-do', part: 'turn', at: 'the staff kitchen', with: ['child', 'friend', 'aunt'], pays: ['microwave'] },
    { id: 'one-puff', part: 'turn', at: 'the staff kitchen', with: ['child', 'friend', 'aunt'] },
    { id: 'write-it-up', part: 'back', at: 'the control room', with: ['child', 'friend', 'aunt'], plants: ['plug'] },
    { id: 'another', part: 'turn', at: 'the control room', with: ['child', 'friend', 'aunt'], pays: ['plug', 'phones', 'age'] },
    { id: 'the-last-line', part: 'last', at: 'the control room', with: ['child', 'aunt'] },
  ],
  pictures: [
    {
      beats: ['a-burst', 'what-was-the-same', 'on-shift'],
      framing: 'from-above',
      world: 'library',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'newspaper', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'kneels', to: 'newspaper', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'newspaper', at: 'centre', count: 4 }],
    },
    {
      beats: ['thatll-do', 'on-shift', 'one-puff'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'woman', at: 'right', act: 'holds', to: 'potato', feeling: 'surprised', faces: 'left', called: 'aunt' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'woman', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'woman', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['write-it-up', 'another'],
      framing: 'wide',
      world: 'library',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'writes', feeling: 'proud', faces: 'right' },
        { who: 'woman', at: 'right', act: 'eats', to: 'potato', feeling: 'calm', faces: 'left', called: 'aunt' },
        { who: 'friend', at: 'left', act: 'sleeps', feeling: 'sleepy' },
      ],
    },
  ],
});
