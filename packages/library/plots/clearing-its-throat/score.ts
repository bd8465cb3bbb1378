import { score } from '@sagolykta/storyteller/score';

const isElder = 'elder / !adult';
const isAdult = 'adult & !elder';

export default score({
  id: 'clearing-its-throat',
  premise:
    'A modern train says beep, pssshh and hmmmmm, and never choo-choo; the grandparent thinks that it is shy and asks the guard when they get to choo-choo, and when it is stuck in a tunnel the child shows it how, in the guard’s microphone.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['train'] },
  nights: {
    place: 'a long blue train to the sea',
    indoors: true,
    tone: 'funny',
    mechanism: 'showing a shy train how it goes',
    feeling: 'disappointed',
    sleep: false,
    endsOnRefrain: true,
  },
  putBefore: { en: [1, 7], sv: [2, 7] },
  alike: ['the-train-that-said-fff', 'in-your-own-time'],
  contains: ['train', 'dark', 'sea'],
  registry: {
    idea: 'a train that does not say choo-choo is thought to be shy, and is shown how it goes',
    device: 'a whole train answers one child out of the ceiling, and it rolls',
    objects: ['long blue train that beeps', 'guard’s microphone at a child’s mouth', 'guard’s little book of stations', 'sleeve held in a tunnel'],
    joke: 'when do we get to choo-choo?',
    ending: 'a soft choo-choo, so that the train does not have to',
  },
  beats: [
    { id: 'a-real-train', part: 'open', at: 'home', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'pet'], plants: ['choo-choo', 'sea'] },
    { id: 'beep-beep-beep', part: 'stir', at: 'the platform', with: ['child', 'elder', 'adult'] },
    { id: 'in-your-own-time', part: 'stir', at: 'the train', with: ['child', 'friend', 'elder', 'adult'], plants: ['shy'] },
    { id: 'not-a-place', part: 'try', at: 'the train', with: ['child', 'elder', 'adult', 'guard'], plants: ['microphone'] },
    { id: 'one-little-light', part: 'turn', at: 'the tunnel', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'guard'] },
    { id: 'it-goes-like-this', part: 'turn', at: 'the tunnel', with: ['child', 'elder', 'adult', 'guard'], pays: ['microphone'] },
    { id: 'everybody-answered', part: 'back', at: 'the tunnel', with: ['child', 'elder', 'elder2', 'adult', 'friend'], pays: ['sea'] },
    { id: 'still-shy', part: 'down', at: 'the train', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'pet'], pays: ['shy'] },
    { id: 'so-it-didnt-have-to', part: 'last', at: 'the train', with: ['child'], pays: ['choo-choo'] },
  ],
  pictures: [
    {
      beats: ['in-your-own-time', 'beep-beep-beep', 'not-a-place'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', if: isElder, anyway: true },
        { who: 'adult', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', if: isAdult },
      ],
    },
    {
      beats: ['not-a-place', 'in-your-own-time', 'one-little-light'],
      framing: 'over-shoulder',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'angry', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'whispers-to', to: 'man', feeling: 'calm', faces: 'right', if: isElder, anyway: true },
        { who: 'adult', at: 'centre', act: 'whispers-to', to: 'man', feeling: 'calm', faces: 'right', if: isAdult },
        { who: 'man', at: 'right', act: 'holds', to: 'book', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['it-goes-like-this', 'one-little-light', 'everybody-answered'],
      framing: 'close',
      world: 'train',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'microphone', feeling: 'proud', faces: 'right' },
        { who: 'man', at: 'right', act: 'holds', to: 'microphone', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
