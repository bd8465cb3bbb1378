import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-bunny-in-my-boot',
  premise:
    'A bunny has gone to sleep on a child’s boot, so the child can’t come and look, or eat, or water; then it rains, and a foot is pulled out so slowly that the bunny can move in.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [6, 12], en: [11, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['rabbit'] },
  nights: { place: 'an allotment', indoors: false, tone: 'funny-tender', mechanism: 'pulling a foot out without waking anybody', feeling: 'tender', sleep: false, seasons: ['spring', 'summer', 'autumn'] },
  seasons: ['spring', 'summer', 'autumn'],
  alike: ['looking-at-everything'],
  contains: ['rabbit', 'rain'],
  registry: {
    idea: 'a bunny has gone to sleep on the toe of a boot, and everything good must be brought to whoever stands in it',
    device: 'when it rains the foot is pulled out, and the bunny gets the warm boot',
    objects: ['bean as long as an arm', 'sandwich eaten standing up over a bunny', 'tail like a bobble on a hat', 'hugged boot on one-legged hops'],
    joke: 'which one of you is the bunny?',
    ending: 'the refrain with one word changed, and a ride home in one boot and one sock',
  },
  beats: [
    { id: 'on-my-boot', part: 'open', at: 'the allotment', with: ['child', 'bunny', 'grower', 'pet'], plants: ['boot'] },
    { id: 'beans', part: 'stir', at: 'the allotment', with: ['child', 'grower'], refrain: true },
    { id: 'a-sandwich', part: 'stir', at: 'the allotment', with: ['child', 'adult', 'elder', 'friend'], refrain: true },
    { id: 'watering-can', part: 'try', at: 'the allotment', with: ['child', 'grower', 'bunny'], refrain: true },
    { id: 'plip', part: 'try', at: 'the allotment', with: ['child', 'bunny', 'grower'], refrain: true },
    { id: 'pop', part: 'turn', at: 'the allotment', with: ['child', 'bunny'], pays: ['boot'] },
    { id: 'hop', part: 'back', at: 'the path', with: ['child', 'bunny', 'grower'] },
    { id: 'in-my-boot', part: 'down', at: 'the shed', with: ['child', 'bunny', 'adult', 'elder'], refrain: true },
    { id: 'until-morning', part: 'last', at: 'the way home', with: ['child', 'bunny', 'adult', 'elder'] },
  ],
  pictures: [
    {
      beats: ['watering-can', 'a-sandwich', 'beans'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'rabbit', feeling: 'happy', faces: 'right' },
        { who: 'rabbit', called: 'bunny', at: 'left', act: 'sleeps', size: 'small', colour: 'brown', feeling: 'sleepy', faces: 'left' },
        { who: 'old-man', called: 'grower', at: 'right', act: 'holds-up', to: 'watering-can', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['pop', 'plip'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'boots', feeling: 'curious', faces: 'right' },
        { who: 'rabbit', called: 'bunny', at: 'centre', act: 'looks-at', to: 'boots', size: 'small', colour: 'brown', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
    {
      beats: ['hop', 'in-my-boot'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', holding: 'boots', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'grower', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
