import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'goodnight-hole',
  premise: 'The dog has buried its ball so well that nobody can find it; a digger can dig but has no nose, the dog has a nose and little paws, and afterwards the holes are put to bed.',
  writtenFirstIn: 'en',
  putBefore: { sv: [8, 33], en: [20, 35] },
  ages: [3, 4],
  leads: ['pet.dog'],
  wish: { concepts: ['digger'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a patch of mud', indoors: false, tone: 'gentle', mechanism: 'one digs and the other sniffs', feeling: 'having lost something', sleep: false, endsInBed: true },
  votes: { sv: [0, 3] },
  contains: ['dog'],
  registry: {
    idea: 'a digger has no nose',
    device: 'holes that yawn are tucked in with mud',
    objects: ['ball buried to keep it safe', 'potato, sock and worm', 'lights that go out, one, two'],
    joke: 'I was in bed, said the worm',
    ending: 'pat, pat, pat: the child is tucked in like the holes',
  },
  beats: [
    { id: 'buried', part: 'open', at: 'the mud', with: ['child', 'pet'], refrain: true, plants: ['ball', 'nose'] },
    { id: 'rumble', part: 'stir', at: 'the mud', with: ['child', 'pet', 'digger'], refrain: true },
    { id: 'a-potato', part: 'try', at: 'the mud', with: ['child', 'pet', 'digger'], refrain: true },
    { id: 'a-worm', part: 'try', at: 'the mud', with: ['child', 'pet', 'digger'], refrain: true, plants: ['worm'] },
    { id: 'no-nose', part: 'lull', at: 'the mud', with: ['child', 'pet', 'digger'] },
    { id: 'sniff', part: 'turn', at: 'the mud', with: ['child', 'pet', 'digger'], refrain: true, pays: ['nose', 'ball'] },
    { id: 'yawning', part: 'back', at: 'the mud', with: ['child', 'pet', 'digger'], refrain: true, pays: ['worm'] },
    { id: 'tucked-in', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], refrain: true },
  ],
  pictures: [
    {
      beats: ['rumble', 'buried', 'a-potato'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'digger', at: 'right', act: 'holds-up', to: 'potato', size: 'big', colour: 'yellow', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'digger', feeling: 'sad' },
      ],
    },
    {
      beats: ['sniff', 'no-nose', 'a-worm'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['yawning', 'sniff', 'tucked-in'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'digs', holding: 'spade', feeling: 'calm', faces: 'right' },
        { who: 'digger', at: 'right', act: 'sleeps', size: 'big', colour: 'yellow' },
        { who: 'pet', at: 'centre', act: 'stands', holding: 'ball', feeling: 'happy' },
      ],
    },
  ],
});
