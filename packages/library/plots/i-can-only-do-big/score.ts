import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-can-only-do-big',
  premise:
    'A wolf who huffs and puffs is asked to blow on hot porridge and can only do big ones; until he bumps his nose and is blown on himself, and learns how small it is done.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [10, 12], en: [6, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['wolf'] },
  nights: {
    place: 'a kitchen',
    indoors: true,
    tone: 'funny',
    mechanism: 'blowing on what hurts',
    feeling: 'hurt',
    sleep: false,
  },
  contains: ['wolf'],
  registry: {
    idea: 'a wolf who blows down houses is asked to cool some porridge, and can only do big ones',
    device: 'whoever is blown on where it hurts learns to blow small',
    objects: ['porridge on the wall', 'cloth over a wolf’s head', 'bump on a big black nose'],
    joke: 'good, blow here',
    ending: 'the wolf breathes out in a small wind: I blow and I blow',
  },
  beats: [
    { id: 'too-hot', part: 'open', at: 'the kitchen', with: ['child', 'cook', 'adult', 'friend', 'elder', 'elder2', 'pet'], plants: ['hot'] },
    { id: 'the-wolf', part: 'stir', at: 'the kitchen', with: ['child', 'wolf', 'pet'], plants: ['blow'], refrain: true },
    { id: 'whoosch', part: 'try', at: 'the kitchen', with: ['wolf', 'cook', 'pet', 'adult', 'friend', 'elder'], refrain: true },
    { id: 'only-big', part: 'try', at: 'the kitchen', with: ['child', 'wolf', 'friend', 'elder'], refrain: true },
    { id: 'bump', part: 'turn', at: 'the kitchen', with: ['wolf', 'pet'] },
    { id: 'she-blows', part: 'turn', at: 'the kitchen', with: ['child', 'wolf', 'friend', 'pet'], refrain: true },
    { id: 'your-turn', part: 'turn', at: 'the kitchen', with: ['child', 'wolf', 'friend', 'pet'] },
    { id: 'just-right', part: 'back', at: 'the kitchen', with: ['child', 'wolf', 'cook', 'friend', 'adult', 'elder', 'pet'], pays: ['hot'] },
    { id: 'fffff', part: 'last', at: 'the kitchen', with: ['child', 'wolf', 'pet', 'friend', 'elder'], pays: ['blow'], refrain: true },
  ],
  pictures: [
    {
      beats: ['whoosch', 'the-wolf', 'too-hot'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wolf', at: 'right', act: 'stands', size: 'big', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'porridge', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'porridge', at: 'above' }],
    },
    {
      beats: ['she-blows', 'bump', 'your-turn'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'wolf', feeling: 'calm', faces: 'right' },
        { who: 'wolf', at: 'right', act: 'cries', size: 'big', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['just-right', 'fffff', 'your-turn'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'porridge', feeling: 'happy', faces: 'right' },
        { who: 'wolf', at: 'right', act: 'eats', to: 'porridge', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
