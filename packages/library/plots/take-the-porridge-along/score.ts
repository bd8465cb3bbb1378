import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'take-the-porridge-along',
  premise:
    'Six pirates who cannot swim come to the swimming class; their captain and the child have the same fear of the deep end, legs like porridge, and go down together after the brick that lies exactly as deep as her treasure.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: ['friend'],
  wish: { concepts: ['pirate', 'learning-to-swim'] },
  nights: {
    place: 'the swimming pool',
    indoors: true,
    tone: 'funny',
    mechanism: 'jumping in although the legs are still afraid',
    feeling: 'afraid',
    sleep: false,
  },
  votes: { en: [3, 3] },
  storyVotes: [3, 3],
  contains: ['pirate', 'sea', 'parrot'],
  registry: {
    idea: 'pirates who live on the sea and not in it come to the swimming class for beginners',
    device: 'there is no sense waiting for it to stop being porridge, so the porridge is taken along',
    objects: ['beard with a rubber ring on', 'brick three metres down', 'pyjamas with foxes on'],
    joke: 'there is a great difference between on and in',
    ending: 'a badge for a beard',
  },
  beats: [
    { id: 'six-pirates', part: 'open', at: 'the pool', with: ['child', 'friend', 'teacher', 'captain', 'bosun'], plants: ['treasure'] },
    { id: 'four-weeks', part: 'open', at: 'the pool', with: ['child', 'friend', 'teacher'], plants: ['brick'] },
    { id: 'not-an-easy-class', part: 'stir', at: 'the pool', with: ['bosun', 'twins', 'cook', 'parrot', 'teacher'], plants: ['beard', 'straight-legs'] },
    { id: 'a-small-crab', part: 'try', at: 'the pool', with: ['child', 'captain'] },
    { id: 'lantern-cove', part: 'lull', at: 'the pool', with: ['child', 'captain'], plants: ['porridge'] },
    { id: 'week-by-week', part: 'try', at: 'the pool', with: ['child', 'friend', 'captain', 'twins', 'bosun'], pays: ['beard'] },
    { id: 'the-deep-end', part: 'turn', at: 'the deep end', with: ['child', 'friend', 'teacher', 'captain'], pays: ['porridge'] },
    { id: 'all-that-blue', part: 'turn', at: 'the deep end', with: ['child', 'captain'], pays: ['brick', 'straight-legs'] },
    { id: 'so-much-chlorine', part: 'back', at: 'the pool', with: ['child', 'captain', 'teacher', 'parrot'] },
    { id: 'mostly-spoons', part: 'last', at: 'the kitchen floor', with: ['child', 'friend'], pays: ['treasure'] },
  ],
  pictures: [
    {
      beats: ['a-small-crab', 'not-an-easy-class', 'lantern-cove'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pirate-captain', at: 'right', act: 'sits', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'parrot', at: 'above', act: 'flies', feeling: 'happy' },
      ],
      things: [{ what: 'crab', at: 'centre', size: 'tiny' }],
    },
    {
      beats: ['week-by-week', 'lantern-cove', 'the-deep-end'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'swims', feeling: 'laughing', faces: 'right' },
        { who: 'pirate-captain', at: 'right', act: 'swims', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'far', act: 'swims', feeling: 'happy' },
      ],
    },
    {
      beats: ['all-that-blue', 'the-deep-end', 'so-much-chlorine'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'brick', feeling: 'proud', faces: 'right' },
        { who: 'pirate-captain', at: 'right', act: 'lifts', to: 'brick', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
