import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-mentions-the-draught',
  premise:
    'A princess in muddy boots moves into a den under the kitchen table and stamps it into a castle, until the blanket roof slips; a pet that never moves over holds it, and small robber steps make it a den again, with room for one more.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [5, 7],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['princess'] },
  nights: {
    place: 'a den under the kitchen table',
    indoors: true,
    tone: 'funny-cosy',
    mechanism: 'small robber steps with the toes',
    feeling: 'sad and cross together',
    sleep: false,
    endsOnRefrain: true,
  },
  putBefore: { sv: [0, 12], en: [1, 12] },
  contains: ['princess', 'cat', 'castle'],
  registry: {
    idea: 'under a roof of blanket a den is a castle, and whoever stamps makes it bigger than its roof',
    device: 'the one who never moves over for anybody is what holds the roof on',
    objects: ['red blanket over a kitchen table', 'cork that has been in the sea', 'princess’s muddy boot', 'last cheese sandwich'],
    joke: 'in a castle there is always a draught, and nobody mentions it',
    ending: 'move over, whispered, by just the width of a cat, and a crown slides over an ear',
  },
  beats: [
    { id: 'under-the-table', part: 'open', at: 'the den', with: ['child', 'friend', 'princess', 'elder', 'elder2'], plants: ['move'] },
    { id: 'a-roof-of-blanket', part: 'stir', at: 'the den', with: ['child', 'princess'], plants: ['roof'] },
    { id: 'swap', part: 'stir', at: 'the den', with: ['friend', 'princess'], plants: ['cork'] },
    { id: 'big-and-small', part: 'lull', at: 'the den', with: ['child', 'princess', 'friend'] },
    { id: 'never-moves', part: 'try', at: 'the den', with: ['child', 'princess', 'pet', 'adult'], plants: ['heavy'] },
    { id: 'the-tear', part: 'turn', at: 'the den', with: ['child', 'princess', 'elder'], pays: ['roof'] },
    { id: 'dont-move', part: 'turn', at: 'the den', with: ['child', 'friend', 'princess', 'pet'], pays: ['heavy'] },
    { id: 'tiptoe', part: 'back', at: 'the den', with: ['child', 'princess'] },
    { id: 'snug', part: 'down', at: 'the den', with: ['child', 'friend', 'princess'], pays: ['cork'] },
    { id: 'move-over', part: 'last', at: 'the den', with: ['child', 'princess', 'pet', 'adult'], pays: ['move'] },
  ],
  pictures: [
    {
      beats: ['swap', 'a-roof-of-blanket'],
      framing: 'close',
      world: 'blanket-fort',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'princess', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'princess', called: 'princess', at: 'right', act: 'thinks', size: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['never-moves', 'big-and-small'],
      framing: 'middle',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'princess', called: 'princess', at: 'left', act: 'points-at', to: 'pet', size: 'child', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sleeps', feeling: 'sleepy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['tiptoe', 'dont-move', 'snug'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'blanket', feeling: 'calm', faces: 'right' },
        { who: 'princess', called: 'princess', at: 'right', act: 'sneaks', size: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
