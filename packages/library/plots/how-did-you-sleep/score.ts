import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'how-did-you-sleep',
  premise:
    'A tractor of seventy starts only for those who ask her how she slept; a whole wedding shouts it at her in a hurry and she will not, till the child sees that nobody has waited for the answer.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [11, 12], en: [11, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['tractor'] },
  nights: {
    place: 'a farmyard',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'waiting for the answer',
    feeling: 'worried',
    sleep: false,
  },
  contains: ['tractor', 'farm'],
  registry: {
    idea: 'a tractor must be asked how she slept before she will start, and a wedding has no time to wait for the answer',
    device: 'whoever asks must wait until it ticks twice',
    objects: ['cap taken off to a tractor', 'wedding on its knees in the straw', 'cake that holds its breath', 'sack tucked in over a bonnet'],
    joke: 'such a cheer that the hen laid an egg',
    ending: 'sleep well, and the child waits for the answer',
  },
  beats: [
    { id: 'morning', part: 'open', at: 'the farmyard', with: ['child', 'pam', 'tuckett', 'friend', 'pet'], plants: ['ask', 'tick'], refrain: true },
    { id: 'the-bride', part: 'stir', at: 'the farmyard', with: ['child', 'bride', 'tuckett', 'pam'], plants: ['cake'] },
    { id: 'no-time', part: 'try', at: 'the farmyard', with: ['brother', 'tuckett', 'pam'] },
    { id: 'all-ask', part: 'try', at: 'the farmyard', with: ['bride', 'brother', 'pam'], refrain: true },
    { id: 'the-bells', part: 'lull', at: 'the farmyard', with: ['bride', 'tuckett', 'pam'] },
    { id: 'nobody-waited', part: 'turn', at: 'the farmyard', with: ['child', 'pam'] },
    { id: 'and-waits', part: 'turn', at: 'the farmyard', with: ['child', 'pam', 'tuckett', 'friend', 'pet'], pays: ['tick'], refrain: true },
    { id: 'to-church', part: 'back', at: 'the church', with: ['child', 'bride', 'pam'], pays: ['cake'] },
    { id: 'the-shed', part: 'down', at: 'the shed', with: ['child', 'pam', 'tuckett', 'adult', 'elder', 'elder2'] },
    { id: 'sleep-well', part: 'last', at: 'the shed', with: ['child', 'pam'], pays: ['ask'] },
  ],
  pictures: [
    {
      beats: ['the-bride', 'morning', 'no-time'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'bride', at: 'right', act: 'runs', feeling: 'afraid', faces: 'left' },
        { who: 'tractor', called: 'pam', colour: 'grey', at: 'centre', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bride', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['and-waits', 'nobody-waited'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'tractor', feeling: 'calm', faces: 'right' },
        { who: 'tractor', called: 'pam', colour: 'grey', at: 'right', act: 'listens-to', to: 'child', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['to-church', 'and-waits', 'the-shed'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'shoe', feeling: 'happy', faces: 'right' },
        { who: 'bride', at: 'centre', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'tractor', called: 'pam', colour: 'grey', at: 'right', act: 'stands', size: 'big', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
