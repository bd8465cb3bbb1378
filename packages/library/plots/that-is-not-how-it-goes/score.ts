import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'that-is-not-how-it-goes',
  premise: 'An old man who hands out dreams has lost his glasses and takes the wrong ones from his sack; the child says how each of them is to go instead, and it turns out they were on their way to be mended.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [19, 33], en: [10, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['nightmare', 'wolf', 'monster'] },
  nights: { place: 'a dream', indoors: true, tone: 'funny', mechanism: 'saying how it is to go', feeling: 'afraid', sleep: true },
  votes: { sv: [0, 3] },
  contains: ['wolf', 'monster'],
  registry: {
    idea: 'whoever dreams a dream decides how it goes',
    device: 'a sack of dreams opened without glasses',
    objects: ['pants on a wolf’s head', 'porridge at the bottom of a hole', 'sack of dreams', 'arms made into swings'],
    joke: 'sorry, said the wolf to the tree',
    ending: 'it is said once more, very quietly',
  },
  beats: [
    { id: 'a-dream-at-random', part: 'open', at: 'bed', with: ['child'], plants: ['glasses'] },
    { id: 'say-no', part: 'stir', at: 'bed', with: ['child', 'adult', 'pet'], plants: ['no'] },
    { id: 'the-wolf', part: 'try', at: 'a dream', with: ['child'] },
    { id: 'the-hole', part: 'try', at: 'a dream', with: ['child'], leaveOut: true },
    { id: 'the-monster', part: 'lull', at: 'a dream', with: ['child'] },
    { id: 'swings', part: 'turn', at: 'a dream', with: ['child', 'friend', 'elder'], pays: ['no'] },
    { id: 'mended', part: 'back', at: 'a dream', with: ['child'], pays: ['glasses'] },
    { id: 'once-more', part: 'last', at: 'the kitchen', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['the-wolf', 'say-no'],
      framing: 'middle',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'wolf', at: 'right', act: 'wears', to: 'underpants', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'wolf', feeling: 'laughing' },
      ],
    },
    {
      beats: ['the-monster', 'the-hole'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'is-afraid' },
        { who: 'monster', at: 'right', act: 'walks', size: 'big', faces: 'left' },
      ],
    },
    {
      beats: ['swings', 'mended', 'once-more'],
      framing: 'wide',
      world: 'cloud',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'monster', at: 'right', act: 'stands', size: 'huge', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'swing', feeling: 'laughing' },
      ],
      things: [{ what: 'swing', at: 'left' }],
    },
  ],
});
