import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'spotty-trousers',
  premise: 'In a bad dream one decides oneself what the monster has on: trousers with spots, slippers, a potty on its head; and then it is heard to be crying for its mother, who must be called.',
  writtenFirstIn: 'en',
  putBefore: { sv: [15, 33], en: [28, 35] },
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: { place: 'dream', indoors: true, tone: 'funny-tender', mechanism: 'dressing what one is afraid of', feeling: 'afraid', sleep: true, endsInBed: true },
  contains: ['monster', 'nightmare'],
  registry: {
    idea: 'nobody has looked at what the monster has on',
    device: 'what one says it wears it wears',
    objects: ['spotty trousers', 'rabbit slippers', 'potty on the head'],
    joke: 'it suits you',
    ending: 'one slipper is kept in the dream',
  },
  beats: [
    { id: 'it-had-teeth', part: 'open', at: 'bed', with: ['child', 'adult', 'pet'] },
    { id: 'look-again', part: 'try', at: 'the dream', with: ['child', 'adult', 'monster', 'friend'], plants: ['trousers', 'slippers'] },
    { id: 'it-roars', part: 'lull', at: 'the dream', with: ['child', 'adult', 'monster'] },
    { id: 'call', part: 'turn', at: 'the dream', with: ['child', 'monster'], pays: ['trousers'] },
    { id: 'home', part: 'back', at: 'the dream', with: ['child', 'monster', 'adult'] },
    { id: 'one-slipper', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['slippers'] },
  ],
  pictures: [
    {
      beats: ['it-had-teeth', 'look-again'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'monster', feeling: 'surprised' },
        { who: 'monster', at: 'right', act: 'wears', to: 'trousers', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', anyway: true },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['look-again', 'it-roars'],
      framing: 'wide',
      world: 'cloud',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'monster', at: 'right', act: 'cries', size: 'big', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'surprised' },
      ],
    },
    {
      beats: ['call', 'home', 'one-slipper'],
      framing: 'close',
      world: 'cloud',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'monster', feeling: 'happy' },
        { who: 'monster', at: 'right', act: 'waves', size: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'slippers', at: 'near' }],
    },
  ],
});
