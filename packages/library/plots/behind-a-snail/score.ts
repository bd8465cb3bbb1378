import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'behind-a-snail',
  premise: 'A snail crosses a narrow path and goes in at every step anybody takes, so a whole hurried morning queues behind it; when it has gone in altogether, the queue rains with its fingertips.',
  writtenFirstIn: 'sv',
  ages: [3, 8],
  leads: [],
  wish: { concepts: ['snail'] },
  nights: { place: 'a path', indoors: false, tone: 'funny', mechanism: 'making rain with the fingertips', feeling: 'in a hurry', sleep: false, seasons: ['spring', 'summer'] },
  votes: { en: [1, 3] },
  contains: ['snail'],
  registry: {
    idea: 'a whole morning queues up behind a snail, the bus driver too',
    device: 'fingertips that rain a snail out of its house',
    objects: ['eyes that go blip and blop', 'silver line across a path'],
    joke: 'jogging with the shoulders only; I’m the one who drives it',
    ending: 'one eye and then the other come out over a duvet',
  },
  beats: [
    { id: 'late', part: 'open', at: 'the path', with: ['child', 'adult', 'snail'], plants: ['blip'] },
    { id: 'the-queue', part: 'try', at: 'the path', with: ['child', 'postman', 'friend', 'pet', 'elder'] },
    { id: 'on-the-phone', part: 'try', at: 'the path', with: ['adult', 'driver'] },
    { id: 'all-the-way-in', part: 'lull', at: 'the path', with: ['child', 'snail', 'driver'] },
    { id: 'rain', part: 'turn', at: 'the path', with: ['child', 'snail', 'postman', 'friend', 'pet', 'elder'] },
    { id: 'across', part: 'back', at: 'the path', with: ['snail', 'driver'] },
    { id: 'the-duvet', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['blip'] },
  ],
  pictures: [
    {
      beats: ['late', 'the-queue'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'snail', feeling: 'curious', faces: 'right' },
        { who: 'snail', at: 'right', act: 'looks-at', to: 'child', size: 'tiny', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['on-the-phone', 'the-queue', 'all-the-way-in'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'postman', at: 'left', act: 'waits', faces: 'right' },
        { who: 'child', at: 'centre', act: 'waits', faces: 'right' },
        { who: 'snail', at: 'right', act: 'crawls', size: 'tiny', faces: 'right' },
      ],
      things: [{ what: 'bicycle', at: 'left' }],
    },
    {
      beats: ['rain', 'across'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'happy', faces: 'right' },
        { who: 'snail', at: 'right', act: 'looks-at', to: 'child', size: 'tiny', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
