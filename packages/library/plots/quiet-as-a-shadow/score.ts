import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'quiet-as-a-shadow',
  premise:
    'A hedgehog that snuffles and smacks is the best sneaker in the world, by its own account, and teaches a child who really is quiet the right sneaking noise; done as big as it will go, it frightens off a dog like a sofa, who never noticed them.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [4, 12], en: [7, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['hedgehog'] },
  seasons: ['summer', 'autumn'],
  nights: {
    place: 'a garden in the evening',
    indoors: false,
    tone: 'funny',
    mechanism: 'a sneaking noise made as big as it will go',
    feeling: 'proud',
    sleep: false,
  },
  contains: ['hedgehog', 'dog'],
  registry: {
    idea: 'somebody very noisy believes that nobody can hear it, and teaches the child the noise that goes with sneaking',
    device: 'a dog takes the sneaking noise for a thousand hedgehogs',
    objects: ['pile of leaves by a fence', 'snail in front of a dog’s nose', 'dog as big as a sofa', 'lady underneath a whole dog'],
    joke: 'I chew like a shadow; and he never noticed us',
    ending: 'not a sound in the garden, hardly, and then the hedgehog sleeps quiet as a shadow',
  },
  beats: [
    { id: 'by-the-raspberries', part: 'open', at: 'the garden', with: ['child', 'adult', 'elder', 'elder2', 'sitter', 'friend', 'pet'], refrain: true },
    { id: 'who-me', part: 'open', at: 'the garden', with: ['child', 'kotte'], plants: ['shadow'], refrain: true },
    { id: 'past-the-dog', part: 'stir', at: 'the lawn', with: ['child', 'kotte', 'dog'], plants: ['leaves', 'dog'] },
    { id: 'with-your-nose', part: 'try', at: 'the lawn', with: ['child', 'kotte'], plants: ['noise'], refrain: true },
    { id: 'a-snail', part: 'try', at: 'the lawn', with: ['child', 'kotte', 'dog'] },
    { id: 'vrrr', part: 'lull', at: 'the lawn', with: ['child', 'kotte', 'dog'] },
    { id: 'a-thousand-hedgehogs', part: 'turn', at: 'the lawn', with: ['child', 'kotte', 'dog', 'neighbour'], pays: ['noise', 'dog'], refrain: true },
    { id: 'is-he-gone', part: 'back', at: 'the lawn', with: ['child', 'kotte'] },
    { id: 'good-night', part: 'last', at: 'the leaves', with: ['child', 'kotte'], pays: ['leaves', 'shadow'], refrain: true },
  ],
  pictures: [
    {
      beats: ['who-me', 'by-the-raspberries', 'past-the-dog'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'hedgehog', called: 'kotte', at: 'right', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'left' },
      ],
    },
    {
      beats: ['with-your-nose', 'a-snail', 'past-the-dog'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'happy', faces: 'right' },
        { who: 'hedgehog', called: 'kotte', at: 'centre', act: 'sneaks', feeling: 'proud', faces: 'right' },
        { who: 'dog', called: 'dog', at: 'right', act: 'sleeps', size: 'big', faces: 'left' },
      ],
    },
    {
      beats: ['a-thousand-hedgehogs', 'is-he-gone', 'vrrr'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'dog', feeling: 'laughing', faces: 'right' },
        { who: 'hedgehog', called: 'kotte', at: 'centre', act: 'is-afraid', feeling: 'afraid' },
        { who: 'dog', called: 'dog', at: 'right', act: 'runs', size: 'child', feeling: 'afraid', faces: 'right' },
      ],
    },
  ],
});
