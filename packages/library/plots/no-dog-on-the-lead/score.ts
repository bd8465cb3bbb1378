import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-dog-on-the-lead',
  premise:
    'A child walks round the park with a skipping rope for a lead and catches a stick, a mitten and a bucket; when a neighbour’s dachshund has got loose and everybody runs, the child walks, and there is a dog on the rope.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [5, 27], en: [4, 35] },
  ages: [3, 5],
  leads: [],
  fits: '!pet.dog',
  wish: { concepts: ['dog'] },
  nights: { place: 'a park', indoors: false, tone: 'funny', mechanism: 'walking with a rope behind while everybody runs', feeling: 'longing', sleep: false },
  contains: ['dog'],
  registry: {
    idea: 'whoever has a lead and no dog drags it round the park till something is on it',
    device: 'a rope that gets heavier, and at last it tugs',
    objects: ['red skipping rope', 'stick, mitten and bucket on a rope', 'dachshund that thinks it is fun', 'open gate'],
    joke: 'Is it a dog? No. It was a bucket.',
    ending: 'the end of the rope is wet: there has been a dog on it',
  },
  beats: [
    { id: 'the-rope', part: 'open', at: 'the park', with: ['child', 'adult', 'elder', 'sitter', 'friend'], plants: ['rope'], refrain: true },
    { id: 'the-stick', part: 'try', at: 'the park', with: ['child'], refrain: true },
    { id: 'the-mitten', part: 'try', at: 'the park', with: ['child'], refrain: true },
    { id: 'the-bucket', part: 'lull', at: 'the park', with: ['child'], refrain: true },
    { id: 'here-and-there', part: 'stir', at: 'the park', with: ['dog', 'owner', 'adult', 'elder', 'sitter', 'friend'] },
    { id: 'swish', part: 'turn', at: 'the park', with: ['child', 'dog'], refrain: true, pays: ['rope'] },
    { id: 'click', part: 'back', at: 'the park', with: ['child', 'dog', 'owner'] },
    { id: 'the-wet-end', part: 'last', at: 'home', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['the-stick', 'the-mitten', 'the-bucket'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'skipping-rope', feeling: 'curious', faces: 'right' },
        { who: 'adult', at: 'seat', act: 'sits', feeling: 'calm' },
        { who: 'elder', at: 'seat', act: 'sits', feeling: 'calm', if: '!adult' },
      ],
      things: [{ what: 'mitten', at: 'centre' }],
    },
    {
      beats: ['here-and-there', 'the-bucket'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dachshund', called: 'dog', at: 'right', act: 'runs', size: 'small', feeling: 'laughing', faces: 'right' },
        { who: 'woman', called: 'owner', at: 'centre', act: 'chases', to: 'dachshund', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dachshund', holding: 'skipping-rope', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bucket', at: 'left' }],
    },
    {
      beats: ['swish', 'click'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'skipping-rope', feeling: 'laughing', faces: 'right' },
        { who: 'dachshund', called: 'dog', at: 'right', act: 'pulls', to: 'skipping-rope', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
