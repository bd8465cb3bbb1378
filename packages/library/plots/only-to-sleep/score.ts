import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-to-sleep',
  premise:
    'A star has dropped off the sky because it stayed up to see what a child was doing, and is not tired; so it is put to bed in a slipper, in an egg cosy, and in the night it is light enough to float home, in the egg cosy.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['fallen-star'] },
  nights: {
    place: 'a garden and a bedroom with a window',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'putting somebody to bed who is too heavy with tiredness to float',
    feeling: 'tired and not saying so',
    sleep: true,
    endsInBed: true,
  },
  alike: ['that-one-was-an-apple'],
  storyVotes: [3, 3],
  contains: ['stars'],
  registry: {
    idea: 'a star that will not go to bed is too tired to float, and has to be put to bed by a child',
    device: 'a star that has slept its fill bobs on the ceiling like a balloon',
    objects: ['star in a watering can', 'bed in a slipper with a hanky for a sheet', 'blue egg cosy with a bobble in the sky', 'colander that a star was curious about'],
    joke: 'off to sleep, or off the sky? first one, and then the other',
    ending: 'the bobble waves back, and the child drops off, only to sleep',
  },
  beats: [
    { id: 'first-one-then-the-other', part: 'open', at: 'the garden', with: ['child', 'elder', 'star'], plants: ['dropped-off'] },
    { id: 'further-than-it-looks', part: 'try', at: 'the garden', with: ['child', 'elder', 'star'] },
    { id: 'not-tired', part: 'stir', at: 'the garden', with: ['child', 'elder', 'star'] },
    { id: 'somebody-small', part: 'lull', at: 'the garden', with: ['child', 'elder', 'star', 'friend'], plants: ['colander'] },
    { id: 'the-slipper', part: 'try', at: 'the bedroom', with: ['child', 'elder', 'elder2', 'star', 'pet'], plants: ['egg-cosy'] },
    { id: 'bop', part: 'turn', at: 'the bedroom', with: ['child', 'elder', 'star'] },
    { id: 'save-you-a-bit', part: 'turn', at: 'the window', with: ['child', 'star'] },
    { id: 'gone-off', part: 'back', at: 'the window', with: ['child', 'elder', 'star'], pays: ['egg-cosy'] },
    { id: 'dropped-off', part: 'last', at: 'bed', with: ['child', 'elder', 'star'], pays: ['colander', 'dropped-off'] },
  ],
  pictures: [
    {
      beats: ['further-than-it-looks', 'first-one-then-the-other', 'not-tired'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'right', act: 'holds-up', to: 'broom', feeling: 'curious', faces: 'left' },
        { who: 'star', at: 'above', act: 'waits', size: 'small', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'star', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['somebody-small', 'not-tired'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'star', feeling: 'curious', faces: 'right' },
        { who: 'star', at: 'right', act: 'waits', size: 'small', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['bop', 'the-slipper', 'save-you-a-bit'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'star', at: 'above', act: 'flies', size: 'small', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'star', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'star', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
