import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-meant-your-chin',
  premise:
    'The one who is missed used to hold a hand under the child’s back in the water, and now the child sinks and will not have chin up said to it; the swimming teacher meant the chin, and the place where the hand is not turns out to be the place to lie on.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [6, 12], en: [12, 12] },
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent'] },
  nights: {
    place: 'a swimming pool',
    indoors: true,
    tone: 'tender-funny',
    mechanism: 'lying down on the place where a hand used to be',
    feeling: 'missing-someone',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['missing-someone'],
  registry: {
    idea: 'who is missed is missed in the middle of the back, where a hand was when one learned to float, and the place can be lain on',
    device: 'chin up is said by everybody who wants one to cheer up, and by one who means the chin',
    objects: ['very small flip-flops', 'whistle that bobs on its string', 'roof that says it over again', 'zip that is done up'],
    joke: 'I meant your chin',
    ending: 'chin up, said by somebody who is doing up a zip',
  },
  beats: [
    { id: 'no-hand', part: 'open', at: 'the pool', with: ['child', 'pet', 'friend', 'elder'], plants: ['hand'] },
    { id: 'chin-up', part: 'stir', at: 'the pool', with: ['child', 'teacher', 'pet', 'elder', 'elder2'], plants: ['chin'], refrain: true },
    { id: 'that-was-worse', part: 'try', at: 'the pool', with: ['child', 'friend'] },
    { id: 'the-badge', part: 'try', at: 'the pool', with: ['child', 'teacher', 'friend', 'pet'], plants: ['bench'], refrain: true },
    { id: 'i-wont', part: 'lull', at: 'the pool', with: ['child', 'friend', 'elder'] },
    { id: 'your-chin', part: 'turn', at: 'the pool', with: ['child', 'teacher', 'friend', 'elder'] },
    { id: 'to-the-inch', part: 'turn', at: 'the pool', with: ['child', 'teacher', 'pet'] },
    { id: 'lay-down-on-it', part: 'turn', at: 'the pool', with: ['child', 'teacher', 'friend', 'pet', 'elder'], pays: ['bench'] },
    { id: 'the-zip', part: 'down', at: 'the steps', with: ['child', 'friend', 'pet', 'adult', 'elder', 'bea'], pays: ['hand'] },
    { id: 'chin-up-said', part: 'last', at: 'the steps', with: ['child', 'adult', 'elder', 'bea'], pays: ['chin'], refrain: true },
  ],
  pictures: [
    {
      beats: ['that-was-worse', 'chin-up', 'the-badge'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'swims', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'swims', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'far', act: 'swims', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['your-chin', 'i-wont'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'teacher', at: 'right', act: 'swims', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'swims', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['lay-down-on-it', 'to-the-inch'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'swims', feeling: 'calm', faces: 'right' },
        { who: 'man', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'swims', feeling: 'calm', faces: 'right', if: 'friend' },
      ],
    },
  ],
});
