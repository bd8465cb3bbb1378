import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-trap-would-say-that',
  premise: 'A fox in the vaulting box believes nobody and will not leave through an open door, since that is what a trap looks like; two friends who have fallen out must both shut their eyes, and neither can check.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [34, 40], en: [21, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['fox'] },
  nights: { place: 'a sports hall', indoors: true, tone: 'funny', mechanism: 'not looking', feeling: 'cross with a friend', sleep: false },
  votes: { en: [0, 3] },
  contains: ['fox'],
  registry: {
    idea: 'a trap is known by looking at you',
    device: 'the truer it is the less it is believed',
    objects: ['vaulting box that talks', 'brush across a cheek', 'shoes taken as security'],
    joke: 'my mother once believed a hen',
    ending: 'the shoes are not looking',
  },
  beats: [
    { id: 'you-just-say-that', part: 'open', at: 'the sports hall', with: ['child', 'friend', 'fox', 'school'], plants: ['sorry'] },
    { id: 'an-open-door', part: 'stir', at: 'the sports hall', with: ['child', 'friend', 'fox', 'city'], plants: ['looks'] },
    { id: 'all-true', part: 'try', at: 'the sports hall', with: ['child', 'friend', 'fox', 'pet', 'elder', 'athlete', 'music', 'sport'] },
    { id: 'the-cubs', part: 'lull', at: 'the sports hall', with: ['child', 'friend', 'fox'] },
    { id: 'back-to-back', part: 'turn', at: 'the sports hall', with: ['child', 'friend', 'fox'], pays: ['sorry', 'looks'] },
    { id: 'one-shoe-each', part: 'back', at: 'the sports hall', with: ['child', 'friend', 'caretaker', 'fox'] },
    { id: 'not-looking', part: 'last', at: 'the steps', with: ['child', 'friend', 'adult'] },
  ],
  pictures: [
    {
      beats: ['an-open-door', 'you-just-say-that'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fox', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fox', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'fox', feeling: 'surprised', anyway: true },
      ],
    },
    {
      beats: ['the-cubs', 'all-true'],
      framing: 'over-shoulder',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'fox', feeling: 'curious' },
        { who: 'fox', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['back-to-back', 'one-shoe-each'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-back-to-back', to: 'friend', feeling: 'calm' },
        { who: 'friend', at: 'left', act: 'sits-back-to-back', to: 'child', feeling: 'calm', anyway: true },
        { who: 'fox', at: 'right', act: 'sneaks', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
