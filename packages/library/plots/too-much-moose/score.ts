import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'too-much-moose',
  premise: 'A tired moose wants to sleep indoors and fits on no shelf, in no bath and in no bed, until somebody small falls asleep in its antlers and the child sees where there is room for all of it.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [16, 33], en: [5, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['moose', 'deer'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'trying what is too small', feeling: 'sad', sleep: true, endsInBed: true },
  contains: ['moose'],
  registry: {
    idea: 'nobody is too much, it is the bed that is too little',
    device: 'a guest tries every place in the house to sleep in',
    objects: ['bowl of apples', 'shoe rack', 'bath with four legs in the air', 'antlers as a hat stand'],
    joke: 'a new hat stand, nice and steady',
    ending: 'chewing in its sleep outside',
  },
  beats: [
    { id: 'munch', part: 'open', at: 'the kitchen', with: ['child', 'pet'], plants: ['apples'] },
    { id: 'shoe-rack', part: 'try', at: 'the hall', with: ['child', 'pet', 'friend'], leaveOut: true },
    { id: 'bath', part: 'try', at: 'the bathroom', with: ['child', 'pet'], leaveOut: true },
    { id: 'bed', part: 'lull', at: 'the bedroom', with: ['child'] },
    { id: 'hat-stand', part: 'stir', at: 'the hall', with: ['child', 'adult', 'elder'] },
    { id: 'in-the-antlers', part: 'turn', at: 'the hall', with: ['child', 'adult', 'pet'] },
    { id: 'it-worked', part: 'back', at: 'the garden', with: ['child', 'adult', 'pet'] },
    { id: 'all-of-it', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['apples'] },
  ],
  pictures: [
    {
      beats: ['bed', 'bath', 'shoe-rack', 'munch'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'moose', at: 'right', act: 'pulls', to: 'blanket', size: 'big', feeling: 'sad' },
        { who: 'child', at: 'left', act: 'points-at', to: 'moose', feeling: 'surprised' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'moose' },
      ],
    },
    {
      beats: ['hat-stand', 'in-the-antlers'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'moose', at: 'right', act: 'wears', to: 'scarf', size: 'big', feeling: 'sad' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'moose', feeling: 'surprised', anyway: true },
        { who: 'child', at: 'centre', act: 'pats', to: 'moose', feeling: 'laughing' },
      ],
    },
    {
      beats: ['it-worked', 'all-of-it'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'moose', at: 'right', act: 'lies-on-stomach', size: 'big', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'carries', to: 'pillow', feeling: 'happy' },
        { who: 'adult', at: 'left', act: 'carries', to: 'blanket', anyway: true },
      ],
      things: [{ what: 'apple-tree', at: 'far' }],
    },
  ],
});
