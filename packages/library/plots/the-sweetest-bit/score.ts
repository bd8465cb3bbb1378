import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-sweetest-bit',
  premise:
    'A snail eats the most important word out of a letter and cannot read, but he tastes what is written; the child writes him one word after another, sour, warm, rusty, until the sweetest bit comes back.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [11, 12], en: [11, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['snail'] },
  nights: {
    place: 'a gate with a letter box',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'writing words for somebody who tastes them',
    feeling: 'missing somebody',
    sleep: false, endsOnRefrain: true,
  },
  votes: { sv: [0, 3] },
  contains: ['snail'],
  registry: {
    idea: 'a snail who cannot read tastes what a word means, and has eaten the one that matters',
    device: 'the lost word is found again by its taste, and by how small the hole is',
    objects: ['letter with a hole in it', 'sign eaten for breakfast', 'little dry door', 'cabbage leaf written on with a fork'],
    joke: 'thank you for breakfast, rather dry, but delicious',
    ending: 'the snail chews a letter of his own with his eyes shut',
  },
  beats: [
    { id: 'in-the-hole', part: 'open', at: 'the gate', with: ['child', 'snail', 'friend', 'pet', 'elder'], plants: ['hole', 'delicious'], refrain: true },
    { id: 'but-i-miss', part: 'stir', at: 'the gate', with: ['child', 'snail', 'friend', 'pet'], plants: ['sweetest'] },
    { id: 'a-sign', part: 'try', at: 'the gate', with: ['child', 'snail', 'pet', 'friend', 'elder'], refrain: true },
    { id: 'go-away', part: 'try', at: 'the gate', with: ['child', 'snail', 'friend'], plants: ['sour'], refrain: true },
    { id: 'a-little-dry-door', part: 'lull', at: 'the wall', with: ['child', 'snail', 'friend', 'pet', 'elder'] },
    { id: 'sorry', part: 'turn', at: 'the gate', with: ['child', 'snail', 'friend', 'pet', 'elder', 'elder2'], refrain: true },
    { id: 'would-you-know-it', part: 'turn', at: 'the gate', with: ['child', 'snail', 'friend', 'pet', 'elder'], pays: ['sour'] },
    { id: 'a-small-word', part: 'turn', at: 'the gate', with: ['child', 'snail', 'friend', 'pet'], pays: ['hole', 'sweetest'] },
    { id: 'two-letters', part: 'back', at: 'the wall', with: ['child', 'snail', 'friend', 'pet', 'elder'] },
    { id: 'delicious', part: 'last', at: 'the wall', with: ['child', 'snail'], pays: ['delicious'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-sign', 'but-i-miss', 'in-the-hole', 'go-away'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'snail', feeling: 'angry', faces: 'right' },
        { who: 'snail', at: 'centre', act: 'eats', to: 'letter', feeling: 'happy', size: 'tiny', faces: 'left' },
      ],
      things: [
        { what: 'letter', at: 'centre' },
        { what: 'mailbox', at: 'right' },
      ],
    },
    {
      beats: ['sorry', 'would-you-know-it', 'a-little-dry-door'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', holding: 'crayon', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'snail', feeling: 'curious', faces: 'right' },
        { who: 'snail', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', size: 'tiny', faces: 'left' },
      ],
    },
    {
      beats: ['a-small-word', 'would-you-know-it', 'two-letters'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'wall', holding: 'letter', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'sits-on', to: 'wall', feeling: 'happy', faces: 'right' },
        { who: 'snail', at: 'right', act: 'sits-on', to: 'wall', feeling: 'happy', size: 'tiny', faces: 'left' },
      ],
      things: [{ what: 'wall', at: 'centre' }],
    },
  ],
});
