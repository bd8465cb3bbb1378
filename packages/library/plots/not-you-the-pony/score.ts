import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-you-the-pony',
  premise:
    'A child’s own pony is called Steady and is anything but; he runs from whoever runs after him and comes after whoever walks away, so when he jumps the fence the child must turn a back on him and walk, while the riding teacher goes backwards in front and tells.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['wild-pony', 'horse'] },
  nights: {
    place: 'a field at the stables',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'walking away, humming, without turning round',
    feeling: 'not being liked by one’s own pony',
    sleep: false,
    endsOnRefrain: true,
  },
  alike: ['straight-up-like-a-thread'],
  contains: ['horse'],
  registry: {
    idea: 'a pony runs from whoever runs after him and comes after whoever walks away',
    device: 'somebody walks backwards in front and tells what is behind',
    objects: ['cap chewed at the far end of a field', 'tulips of a neighbour on a pony’s breath', 'riding teacher in a wheelbarrow', 'forelock with eyes under it'],
    joke: 'do you mean me or him',
    ending: 'the pony’s name is said, and it is true of him',
  },
  beats: [
    { id: 'a-pony-called-steady', part: 'open', at: 'the field', with: ['child', 'pony', 'kia'], plants: ['steady'] },
    { id: 'a-whole-week', part: 'stir', at: 'the field', with: ['child', 'pony', 'kia', 'friend', 'elder', 'elder2', 'pet'], plants: ['pat'] },
    { id: 'chosen-last', part: 'stir', at: 'the field', with: ['child', 'kia'] },
    { id: 'dont-turn-round', part: 'try', at: 'the field', with: ['child', 'pony', 'kia'], plants: ['turn'] },
    { id: 'over-the-fence', part: 'turn', at: 'the field', with: ['child', 'pony', 'kia'] },
    { id: 'the-other-way', part: 'turn', at: 'the lane', with: ['child', 'pony', 'kia'] },
    { id: 'tulips', part: 'turn', at: 'the lane', with: ['child', 'pony', 'kia'] },
    { id: 'soft-as-a-mitten', part: 'back', at: 'the field', with: ['child', 'pony'], pays: ['turn', 'pat'] },
    { id: 'me-or-him', part: 'back', at: 'the field', with: ['child', 'pony', 'kia'] },
    { id: 'and-he-was', part: 'last', at: 'the stables', with: ['child', 'pony', 'kia', 'friend', 'pet'], pays: ['steady'] },
  ],
  pictures: [
    {
      beats: ['chosen-last', 'a-whole-week'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bucket', feeling: 'sad', faces: 'right' },
        { who: 'woman', called: 'kia', at: 'right', act: 'crouches', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'left' }],
    },
    {
      beats: ['tulips', 'the-other-way', 'over-the-fence'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pony', called: 'pony', at: 'left', act: 'eats', to: 'tulip', colour: 'brown', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'walks', feeling: 'afraid', faces: 'right' },
        { who: 'woman', called: 'kia', at: 'right', act: 'walks', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['soft-as-a-mitten', 'tulips', 'me-or-him'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'pony', called: 'pony', at: 'left', act: 'reaches-for', to: 'child', colour: 'brown', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
