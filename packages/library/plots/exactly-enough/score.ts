import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'exactly-enough',
  premise: 'A piglet turns up one too many among all the animals that are counted to bed, and is no good at being any of them; in his own bed there is one too few, since there is no gap for him until two children make one.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['farm', 'pig', 'piglet', 'hen'] },
  nights: { place: 'a farm', indoors: false, tone: 'funny-tender', mechanism: 'making a gap in a row', feeling: 'left out', sleep: true },
  storyVotes: [3, 3],
  contains: ['pig', 'hen', 'horse'],
  registry: {
    idea: 'whoever is one too many everywhere is one too few in his own bed, where there is no gap',
    device: 'the sleepers are pushed and pulled until there is a gap',
    objects: ['piglet on a perch', 'lily pad on a snout', 'gap as big as a piglet', 'list of who ought to be in bed'],
    joke: 'Cloink, said the piglet among the hens',
    ending: 'a gap in the bed as big as whoever reads',
  },
  beats: [
    { id: 'bedtime', part: 'open', at: 'the farm', with: ['child', 'friend', 'farmer', 'elder', 'adult'] },
    { id: 'hens', part: 'stir', at: 'the hen house', with: ['child', 'friend', 'farmer', 'button'], plants: ['one too many'] },
    { id: 'next', part: 'try', at: 'the pond, or among the sheep', with: ['child', 'friend', 'farmer', 'button'], if: 'age>=5 & !short', refrain: true },
    { id: 'horse', part: 'lull', at: 'the stable', with: ['child', 'friend', 'farmer', 'button'] },
    { id: 'too-few', part: 'turn', at: 'the pigsty', with: ['child', 'friend', 'farmer', 'button'], pays: ['one too many'], plants: ['gap'] },
    { id: 'a-gap', part: 'turn', at: 'the pigsty', with: ['child', 'friend', 'farmer', 'button'], plants: ['exactly enough'] },
    { id: 'home', part: 'back', at: 'the way home', with: ['child', 'friend', 'pet'] },
    { id: 'ears', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['gap', 'exactly enough'] },
  ],
  pictures: [
    {
      beats: ['hens', 'bedtime', 'next'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'pig', holding: 'flashlight', feeling: 'surprised', faces: 'right' },
        { who: 'hen', at: 'centre', act: 'looks-at', to: 'pig', feeling: 'calm', faces: 'right' },
        { who: 'pig', called: 'button', at: 'right', act: 'balances', size: 'small', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['horse', 'next', 'too-few'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'pig', feeling: 'sad', faces: 'right' },
        { who: 'pig', called: 'button', at: 'centre', act: 'cries', size: 'small', feeling: 'crying' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'pig', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['a-gap', 'too-few', 'home'],
      framing: 'wide',
      world: 'farm',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'pig', feeling: 'curious', faces: 'right' },
        { who: 'pig', at: 'centre', act: 'sleeps', size: 'small', faces: 'left' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'pig', feeling: 'curious', faces: 'left' },
        { who: 'pig', called: 'button', at: 'near', act: 'walks', size: 'small', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
