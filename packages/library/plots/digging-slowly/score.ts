import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'digging-slowly',
  premise:
    'A huge digger does exactly what it is told and buries the little pear tree that it came to plant; the grown-up finds the tree by sitting on it, the child who only ever digs with a teaspoon shows how, and the digger holds out its bucket for a teaspoon of its own.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['digger'] },
  nights: {
    place: 'an allotment',
    indoors: false,
    tone: 'funny',
    mechanism: 'do it like me, one little spoonful at a time',
    feeling: 'sad about having done harm',
    sleep: false,
  },
  putBefore: { sv: [0, 12], en: [0, 12] },
  contains: ['digger'],
  registry: {
    idea: 'a huge digger learns to dig with a teaspoon, because something small is under the heap',
    device: 'a hole is tried, and a lost tree is found, by sitting on it',
    objects: ['teaspoon in a pocket', 'pear tree as thin as a pencil', 'flat wheelbarrow', 'teaspoon between steel teeth'],
    joke: 'as loud as it could, very carefully',
    ending: 'a digger stirs its tea with its own teaspoon',
  },
  beats: [
    { id: 'a-teaspoon', part: 'open', at: 'the allotment', with: ['child', 'friend', 'pet'], plants: ['spoon'] },
    { id: 'pear-tree', part: 'stir', at: 'the allotment', with: ['child', 'elder', 'adult', 'excavator'], plants: ['sat'] },
    { id: 'keep-going', part: 'try', at: 'the allotment', with: ['child', 'friend', 'excavator'] },
    { id: 'little-things', part: 'try', at: 'the allotment', with: ['child', 'friend', 'excavator'] },
    { id: 'drop-it', part: 'try', at: 'the allotment', with: ['child', 'friend', 'elder', 'excavator'] },
    { id: 'hidden', part: 'lull', at: 'the allotment', with: ['child', 'friend', 'elder', 'excavator', 'pet'] },
    { id: 'ow', part: 'turn', at: 'the allotment', with: ['elder'], pays: ['sat'] },
    { id: 'spoonful', part: 'turn', at: 'the allotment', with: ['child', 'friend'], pays: ['spoon'] },
    { id: 'spoon', part: 'back', at: 'the allotment', with: ['child', 'friend', 'excavator'] },
    { id: 'that-fits', part: 'down', at: 'the allotment', with: ['child', 'friend', 'elder', 'excavator'] },
    { id: 'stirred', part: 'last', at: 'the allotment', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'excavator', 'pet'] },
  ],
  pictures: [
    {
      beats: ['keep-going', 'little-things', 'pear-tree'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'calls-to', to: 'excavator', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'near', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'excavator', at: 'right', act: 'runs', size: 'big', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['hidden', 'drop-it', 'ow'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'pats', to: 'friend', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'friend', at: 'left', act: 'stands', feeling: 'sad', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['spoon', 'spoonful', 'that-fits'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'centre', act: 'gives', to: 'excavator', holding: 'spoon', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'holds', to: 'spoon', feeling: 'happy', faces: 'right' },
        { who: 'excavator', at: 'right', act: 'waits', size: 'big', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
