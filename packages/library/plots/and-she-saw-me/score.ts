import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-she-saw-me',
  premise:
    'A child at swimming lessons is looking for mermaids, and there is one on the bench, in armbands, who has never had to jump in; the one fears what is under and the other the bit in between, until the mermaid dries fast to the edge and needs one great splash.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [6, 12], en: [5, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['mermaid'] },
  nights: {
    place: 'a swimming pool',
    indoors: true,
    tone: 'funny',
    mechanism: 'jumping in to splash somebody wet',
    feeling: 'nervous about jumping in',
    sleep: false,
  },
  contains: ['mermaid', 'water'],
  alike: ['after-you'],
  registry: {
    idea: 'a mermaid who was born in the water has to learn to jump in, and does not like the bit in between',
    device: 'each of two is used to what the other fears: only air, only water',
    objects: ['orange armbands on a tail', 'bucket left by a bench', 'scales gone grey', 'list with a box for showers'],
    joke: 'have you showered? all my life',
    ending: 'did you see a mermaid? yes, and she saw me',
  },
  beats: [
    { id: 'looking-out', part: 'open', at: 'the pool', with: ['child', 'teacher'], plants: ['see'] },
    { id: 'on-the-bench', part: 'stir', at: 'the bench', with: ['child', 'mermaid'], plants: ['bucket', 'under'] },
    { id: 'what-you-have', part: 'try', at: 'the pool', with: ['teacher', 'mermaid', 'child', 'friend'] },
    { id: 'one-two-three', part: 'try', at: 'the edge', with: ['child', 'mermaid'], refrain: true },
    { id: 'the-bit-in-between', part: 'lull', at: 'the edge', with: ['child', 'mermaid'], plants: ['between'] },
    { id: 'drying', part: 'turn', at: 'the edge', with: ['child', 'mermaid', 'teacher'], pays: ['bucket'] },
    { id: 'im-coming', part: 'turn', at: 'the edge', with: ['child', 'teacher'], pays: ['under'] },
    { id: 'soaked', part: 'back', at: 'the edge', with: ['child', 'mermaid'], refrain: true, pays: ['between'] },
    { id: 'fourteen-times', part: 'down', at: 'the pool', with: ['child', 'mermaid', 'friend'] },
    { id: 'saw-me', part: 'last', at: 'the pool', with: ['child', 'teacher', 'adult', 'elder', 'elder2', 'pet'], pays: ['see'] },
  ],
  pictures: [
    {
      beats: ['on-the-bench', 'what-you-have', 'looking-out'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'mermaid', feeling: 'surprised', faces: 'right' },
        { who: 'mermaid', called: 'mermaid', at: 'right', act: 'sits-on', to: 'bench', feeling: 'afraid', faces: 'left' },
      ],
      things: [
        { what: 'bench', at: 'right' },
        { what: 'bucket', at: 'centre' },
      ],
    },
    {
      beats: ['drying', 'the-bit-in-between', 'im-coming'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mermaid', called: 'mermaid', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mermaid', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['soaked', 'im-coming', 'fourteen-times'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'swims', feeling: 'laughing', faces: 'right' },
        { who: 'mermaid', called: 'mermaid', at: 'right', act: 'jumps', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
