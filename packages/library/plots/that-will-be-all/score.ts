import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'that-will-be-all',
  premise:
    'The landing light of an old house goes out at nine every evening, because a housemaid’s ghost is still doing the lamps: nobody has said the words that let her go up to bed. The child gives her the half-day she is owed, and then says them, with thanks.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [34, 34], en: [39, 40] },
  ages: [9, 11],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: {
    place: 'a very old house',
    indoors: true,
    tone: 'gentle',
    mechanism: 'saying to somebody, with thanks, that the work is done',
    feeling: 'sorry for somebody tired',
    sleep: false, endsOnRefrain: true,
  },
  votes: { en: [8, 12] },
  storyVotes: [3, 3],
  contains: ['ghost'],
  registry: {
    idea: 'a housemaid’s ghost cannot go up to bed until somebody says the words she was let off with',
    device: 'first the half-day she is owed, and only then the words',
    objects: ['pole with a brass cone held against a light bulb', 'banister polished four thousand times', 'lamp shaped like a heron', 'tea frozen in the mug'],
    joke: 'damp is what is said about most of it, and at last swallowed',
    ending: 'whoever puts out the child’s light says thank you, that will be all',
  },
  beats: [
    { id: 'fuse-bulb-damp', part: 'open', at: 'the old house', with: ['child', 'adult', 'electrician'], plants: ['damp'] },
    { id: 'one-minute-to-nine', part: 'stir', at: 'the landing', with: ['child', 'maid'] },
    { id: 'under-housemaid', part: 'stir', at: 'the landing', with: ['child', 'maid'], plants: ['words', 'yawn'] },
    { id: 'owed-a-half-day', part: 'lull', at: 'the landing', with: ['child', 'maid'] },
    { id: 'down-the-banister', part: 'try', at: 'the stairs', with: ['child', 'maid'] },
    { id: 'lit-up', part: 'try', at: 'all over the house', with: ['child', 'maid'], plants: ['lamps'] },
    { id: 'swallowed-it', part: 'turn', at: 'the hall', with: ['child', 'adult', 'maid'], pays: ['damp'] },
    { id: 'said', part: 'turn', at: 'the hall', with: ['child', 'adult', 'maid'], pays: ['words'] },
    { id: 'once-more', part: 'down', at: 'up through the house', with: ['child', 'adult', 'maid'], pays: ['lamps', 'yawn'] },
    { id: 'click', part: 'last', at: 'the child’s door', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['one-minute-to-nine', 'under-housemaid'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'ghost', at: 'right', act: 'holds', to: 'stick', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['owed-a-half-day', 'down-the-banister', 'lit-up'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'ghost', at: 'right', act: 'whispers-to', to: 'child', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'ghost', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['swallowed-it', 'lit-up', 'said'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'left', act: 'looks-at', to: 'ghost', holding: 'cup', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'ghost', at: 'right', act: 'flies', size: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'centre', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
