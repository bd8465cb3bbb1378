import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-hadnt-gone',
  premise:
    'A Miss sits on the kitchen floor and misses Daddy, and grows with every biscuit, song and saucepan that it is given; a child misses Daddy with it, and it gets so small that it can be held.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 4],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent'] },
  putBefore: { sv: [2, 12], en: [4, 12] },
  alike: ['the-missing-rang-the-bell', 'it-isnt-daddy'],
  nights: {
    place: 'a kitchen with a Miss in it',
    indoors: true,
    tone: 'tender',
    mechanism: 'missing somebody together with one’s own missing',
    feeling: 'missing-someone',
    sleep: false, endsInBed: true,
  },
  contains: ['missing-someone'],
  registry: {
    idea: 'a Miss grows with all that is meant to cheer it up, and shrinks when somebody misses with it',
    device: 'what is given is told what it is, and what is missed is said again',
    objects: ['Miss as big as a cushion', 'saucepan on a head', 'biscuit that nobody else wanted'],
    joke: 'that’s a saucepan: I miss Daddy',
    ending: 'it has not gone, but it can be held, and on a lap it is asleep',
  },
  beats: [
    { id: 'on-the-floor', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet', 'miss'], plants: ['cushion'], refrain: true },
    { id: 'a-biscuit', part: 'stir', at: 'the kitchen', with: ['neighbour', 'miss'], plants: ['biscuit'], refrain: true },
    { id: 'a-song', part: 'try', at: 'the kitchen', with: ['neighbour', 'miss'], refrain: true },
    { id: 'a-saucepan', part: 'lull', at: 'the kitchen', with: ['neighbour', 'miss'], refrain: true },
    { id: 'me-too', part: 'turn', at: 'the kitchen', with: ['child', 'miss'], refrain: true },
    { id: 'a-bit-smaller', part: 'turn', at: 'the kitchen', with: ['child', 'miss'], pays: ['cushion'], refrain: true },
    { id: 'on-the-lap', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder', 'neighbour', 'miss', 'pet'], pays: ['biscuit'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-biscuit', 'on-the-floor', 'a-song'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'neighbour', at: 'right', act: 'gives', to: 'heap-of-fur', holding: 'biscuit', feeling: 'happy', faces: 'left' },
        { who: 'heap-of-fur', at: 'centre', act: 'waits', size: 'small', colour: 'grey', feeling: 'sad' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['me-too', 'a-saucepan'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'heap-of-fur', feeling: 'sad', faces: 'right' },
        { who: 'heap-of-fur', at: 'centre', act: 'waits', size: 'huge', colour: 'grey', feeling: 'sad' },
      ],
    },
    {
      beats: ['on-the-lap', 'a-bit-smaller'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', holding: 'heap-of-fur', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
