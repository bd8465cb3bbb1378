import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-one-more-cat',
  premise:
    'A lion lies in the child’s bed and must brush his teeth like everybody in it, but will not open his mouth, until the cat yawns at him, nose to nose; afterwards all of them are counted in the dark.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  storyVotes: [6, 6],
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['lion'] },
  nights: {
    place: 'a bedroom',
    indoors: true,
    tone: 'funny',
    mechanism: 'brushing a lion’s teeth while he yawns',
    feeling: 'afraid',
    sleep: false,
  },
  alike: ['yawning-since-1911', 'a-very-good-yawn'],
  contains: ['lion', 'cat'],
  registry: {
    idea: 'a lion in the child’s bed must brush his teeth, since everybody does in that bed',
    device: 'a cat yawns at a lion nose to nose, and a mouth that is shut tight comes open',
    objects: ['washing-up brush with toothpaste', 'whiskers straight out', 'curtain sucked into the room', 'smell of zebra'],
    joke: 'that was Tuesday',
    ending: 'those in the bed are counted by hand in the dark, and there is one more cat',
  },
  beats: [
    { id: 'in-the-bed', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'adult', 'sitter', 'lion', 'elder'], plants: ['teeth'] },
    { id: 'zebra', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'lion', 'pet'], plants: ['zebra'] },
    { id: 'open-wide', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'lion'] },
    { id: 'mejom', part: 'lull', at: 'the bedroom', with: ['child', 'friend', 'lion'] },
    { id: 'nose-to-nose', part: 'turn', at: 'the bedroom', with: ['lion', 'pet', 'cat'], plants: ['cat'] },
    { id: 'catching', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'lion'] },
    { id: 'room-for-all', part: 'down', at: 'the bed', with: ['child', 'friend', 'lion', 'pet', 'cat', 'adult', 'sitter'], pays: ['teeth', 'zebra'] },
    { id: 'one-more', part: 'last', at: 'the bed', with: ['adult', 'sitter'], pays: ['cat'] },
  ],
  pictures: [
    {
      beats: ['open-wide', 'zebra', 'in-the-bed'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'lion', at: 'bed', act: 'lies-on-stomach', size: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'toothbrush', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'lion', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['nose-to-nose', 'mejom', 'catching'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'lion', at: 'right', act: 'looks-at', to: 'pet', size: 'child', feeling: 'surprised', faces: 'left', if: 'pet.cat / pet.dog' },
        { who: 'lion', at: 'right', act: 'looks-at', to: 'cat', size: 'child', feeling: 'surprised', faces: 'left', if: '!pet.cat & !pet.dog' },
        { who: 'pet', at: 'left', act: 'looks-at', to: 'lion', feeling: 'sleepy', faces: 'right', if: 'pet.cat / pet.dog' },
        { who: 'cat', called: 'cat', at: 'left', act: 'looks-at', to: 'lion', feeling: 'sleepy', faces: 'right', if: '!pet.cat & !pet.dog' },
      ],
    },
    {
      beats: ['catching', 'room-for-all'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'lion', at: 'centre', act: 'sits', size: 'child', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'lion', holding: 'toothbrush', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'reaches-for', to: 'lion', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
