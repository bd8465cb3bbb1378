import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youve-got-my-word',
  premise: 'A child on its first errand in the supermarket says milk, milk, milk, and bumps into somebody who says loo roll, loo roll, loo roll; each walks on with the other’s word, and the child must shout the wrong one in front of everybody.',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: [],
  wish: { relation: 'at-the-shop', kinds: ['animal', 'creature'] },
  nights: { place: 'supermarket', indoors: true, tone: 'funny', mechanism: 'shouting somebody else’s word', feeling: 'ashamed', sleep: false },
  contains: [],
  registry: {
    idea: 'two on their first errand bump into each other and walk on with each other’s word',
    device: 'the errand is said aloud all the way',
    objects: ['pack of loo rolls as big as whoever carries it', 'litre that was meant for wiping', 'word in the wrong head', 'milk that walks past a whole queue'],
    joke: 'shouted for loo roll, in order to get milk',
    ending: 'the grown-up has forgotten the word too, and the child has got it',
  },
  beats: [
    { id: 'milk', part: 'open', at: 'the supermarket', with: ['child', 'adult', 'elder', 'friend'], plants: ['word'] },
    { id: 'bump', part: 'stir', at: 'the supermarket', with: ['child', 'wish', 'friend'] },
    { id: 'good-luck', part: 'stir', at: 'the supermarket', with: ['child', 'wish'] },
    { id: 'as-big-as-me', part: 'try', at: 'the supermarket', with: ['child', 'friend'] },
    { id: 'in-pancakes', part: 'lull', at: 'the supermarket', with: ['child'] },
    { id: 'the-only-word', part: 'turn', at: 'the supermarket', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'swap', part: 'turn', at: 'the supermarket', with: ['child', 'wish'], pays: ['word'] },
    { id: 'that-was-me', part: 'back', at: 'the supermarket', with: ['child', 'adult', 'elder'] },
    { id: 'your-word', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['bump', 'good-luck'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['in-pancakes', 'as-big-as-me', 'the-only-word'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'thinks', holding: 'toilet-paper', feeling: 'sad' }],
    },
    {
      beats: ['swap', 'the-only-word', 'that-was-me'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'toilet-paper', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'milk', at: 'centre' }],
    },
  ],
});
