import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'let-go-root',
  premise:
    'The last ring on the nursery’s walking rope drags along the ground and says bonk, for it is the new child’s, who is already holding somebody; when a root takes it, the whole line is stuck, and it takes two hands.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [26, 27], en: [29, 35] },
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['preschool', 'shy'] },
  nights: { place: 'a path into the woods', indoors: false, tone: 'funny', mechanism: 'letting go with one hand to pull with two', feeling: 'shy', sleep: false },
  votes: { sv: [0, 2] },
  contains: [],
  registry: {
    idea: 'the empty ring on a nursery’s walking rope is the new child’s, and says bonk until somebody holds it',
    device: 'everybody shouts let go at a root, and the one who lets go is the child',
    objects: ['walking rope with wooden rings', 'red ring that drags', 'root without ears'],
    joke: 'I’m already holding; I’m holding Mum / you’re too big to start here',
    ending: 'the red ring on its hook is still a little warm',
  },
  beats: [
    { id: 'the-last-ring', part: 'open', at: 'the road', with: ['child', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['ring', 'hand'] },
    { id: 'already-holding', part: 'stir', at: 'the road', with: ['child', 'teacher', 'friend', 'elder', 'pet'] },
    { id: 'mine-does-not', part: 'lull', at: 'the road', with: ['friend', 'child', 'pet'], refrain: true },
    { id: 'over-the-bridge', part: 'try', at: 'the bridge', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'no-ears', part: 'try', at: 'the woods', with: ['maj', 'friend', 'child', 'pet'], refrain: true },
    { id: 'two-hands', part: 'turn', at: 'the woods', with: ['child', 'adult', 'elder', 'minder', 'friend', 'pet'], pays: ['hand'] },
    { id: 'not-a-sound', part: 'back', at: 'the woods', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], refrain: true },
    { id: 'still-warm', part: 'last', at: 'the hall', with: ['teacher', 'child', 'friend'], pays: ['ring'] },
  ],
  pictures: [
    {
      beats: ['mine-does-not', 'already-holding'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'holds', to: 'rope', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right' },
        { who: 'adult', at: 'left', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'left', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'right', if: '!adult' },
        { who: 'woman', at: 'left', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'right', called: 'minder', if: '!adult & !elder' },
        { who: 'pet', at: 'near', act: 'walks', feeling: 'curious', faces: 'right', if: 'pet.dog / pet.cat' },
      ],
    },
    {
      beats: ['no-ears', 'over-the-bridge'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'girl', at: 'right', act: 'pulls', to: 'rope', feeling: 'surprised', faces: 'right', called: 'maj' },
        { who: 'friend', at: 'centre', act: 'pulls', to: 'rope', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'rope', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['two-hands', 'not-a-sound'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
