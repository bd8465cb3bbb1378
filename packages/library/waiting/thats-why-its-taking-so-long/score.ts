import { score } from '@sagolykta/storyteller/score';

const anybody = ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'] as const;

export default score({
  id: 'thats-why-its-taking-so-long',
  premise: 'A child who dares not go down the big slide is just doing up its shoe, and beside it somebody without shoes is just doing up a shoe as well, for fear of what is at the bottom; then the shoe goes down by itself, and whoever fetches a shoe has no time to be afraid.',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: [],
  wish: { relation: 'afraid-of', kinds: anybody, other: [...anybody, 'water'] },
  nights: { place: 'playground', indoors: false, tone: 'funny-tender', mechanism: 'going after a shoe', feeling: 'afraid', sleep: false },
  contains: [],
  registry: {
    idea: 'two who are afraid are both just doing up a shoe, and the shoe is what gets them both to do it',
    device: 'the excuse for not going becomes the reason for going',
    objects: ['shoe that goes down a slide by itself', 'bottom step of a ladder', 'bare feet on gravel', 'sand cake for what one was afraid of'],
    joke: 'you haven’t got any shoes; that’s why it’s taking so long',
    ending: 'the grown-up with bare feet is just doing up a shoe',
  },
  beats: [
    { id: 'doing-up', part: 'open', at: 'the playground', with: ['child', 'adult', 'elder', 'friend', 'pet'], plants: ['shoe', 'bare-feet'] },
    { id: 'no-shoes', part: 'stir', at: 'the playground', with: ['child', 'wish'] },
    { id: 'which-one', part: 'stir', at: 'the playground', with: ['child', 'wish'] },
    { id: 'one-two-three', part: 'try', at: 'the playground', with: ['child', 'wish', 'friend'] },
    { id: 'by-itself', part: 'turn', at: 'the playground', with: ['child', 'adult', 'elder', 'pet'] },
    { id: 'to-the-shoe', part: 'turn', at: 'the playground', with: ['child', 'wish', 'other'] },
    { id: 'only-the-shoe', part: 'turn', at: 'the playground', with: ['child', 'wish'], pays: ['shoe'] },
    { id: 'two-cakes', part: 'back', at: 'the playground', with: ['child', 'wish', 'other', 'friend'] },
    { id: 'your-turn', part: 'last', at: 'the playground', with: ['child', 'adult', 'elder'], pays: ['bare-feet'] },
  ],
  pictures: [
    {
      beats: ['no-shoes', 'which-one'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'slide', at: 'far' }],
    },
    {
      beats: ['by-itself', 'one-two-three', 'to-the-shoe'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'sits-on', to: 'slide', feeling: 'crying', faces: 'right' }],
      things: [{ what: 'shoe', at: 'right' }],
    },
    {
      beats: ['only-the-shoe', 'to-the-shoe', 'two-cakes'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'gives', to: 'child', holding: 'shoe', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'slide', at: 'far' }],
    },
  ],
});
