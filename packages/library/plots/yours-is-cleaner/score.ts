import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'yours-is-cleaner',
  premise:
    'A digger hits a stone with a bang just as a child bites into an apple, and the wobbly tooth is gone; everybody looks in the heap of earth, until the child lies down and sees what is stuck on one of the digger’s own teeth.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['digger'] },
  nights: {
    place: 'a garden with a heap of earth',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'remembering what one did just as it went bang',
    feeling: 'losing something that counts',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [1, 1],
  contains: ['digger', 'tooth', 'snail'],
  registry: {
    idea: 'a tooth lost beside a digger sits in the apple, and the apple sits on the digger’s own tooth',
    device: 'whoever lies down and looks up sees what those who look down cannot find',
    objects: ['green apple on a steel tooth', 'colander for earth', 'teaspoon gone since Easter'],
    joke: 'We couldn’t find a pillow (a glass) big enough',
    ending: 'the tooth next to it gets a push, and wobbles',
  },
  beats: [
    { id: 'wobble', part: 'open', at: 'the garden', with: ['child', 'elder'], plants: ['counts', 'wobble'] },
    { id: 'the-rope', part: 'open', at: 'the garden', with: ['child', 'elder', 'elder2', 'adult', 'neighbour', 'friend', 'driver', 'digger', 'pet'], plants: ['apple'] },
    { id: 'bang', part: 'stir', at: 'the garden', with: ['child', 'digger'] },
    { id: 'the-heap', part: 'stir', at: 'the garden', with: ['child', 'driver', 'elder', 'digger'] },
    { id: 'found-it', part: 'try', at: 'the garden', with: ['child', 'elder', 'adult', 'neighbour', 'friend', 'driver', 'pet'], plants: ['teaspoon'] },
    { id: 'on-the-grass', part: 'lull', at: 'the garden', with: ['child', 'digger'] },
    { id: 'biting', part: 'turn', at: 'the garden', with: ['child', 'adult', 'neighbour', 'elder'], pays: ['apple'] },
    { id: 'cleaner', part: 'back', at: 'the garden', with: ['child', 'adult', 'neighbour', 'driver', 'digger'] },
    { id: 'the-teaspoon', part: 'down', at: 'the garden', with: ['elder', 'elder2', 'friend', 'child'], pays: ['teaspoon'] },
    { id: 'chin-on-the-grass', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['counts', 'wobble'] },
  ],
  pictures: [
    {
      beats: ['bang', 'the-rope', 'the-heap'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'surprised', faces: 'right' },
        { who: 'digger', at: 'right', act: 'lifts', to: 'stone', size: 'big', colour: 'yellow', faces: 'left' },
      ],
      things: [{ what: 'apple', at: 'centre', colour: 'green' }],
    },
    {
      beats: ['on-the-grass', 'found-it', 'biting'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'digger', feeling: 'curious', faces: 'right' },
        { who: 'digger', at: 'right', act: 'holds-up', to: 'apple', size: 'big', colour: 'yellow', faces: 'left' },
      ],
    },
    {
      beats: ['cleaner', 'biting', 'the-teaspoon'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tooth', feeling: 'proud', faces: 'right' },
        { who: 'woman', called: 'driver', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'digger', at: 'right', act: 'sleeps', size: 'big', colour: 'yellow', faces: 'left' },
      ],
    },
  ],
});
