import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'wake-up-knees',
  premise: 'A grandparent has come to tea in a den under the table, and both knees go to sleep just as the buns are done; nothing wakes them but the riding song, for they remember who used to ride on them.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 4],
  onlyShort: true,
  leads: ['elder'],
  nights: { place: 'a den under a table', indoors: true, tone: 'funny', mechanism: 'waking somebody’s knees with a riding song', feeling: 'proud', sleep: false },
  votes: { en: [0, 6] },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a grandparent’s knees have gone to sleep in a den, and somebody has to wake them before the buns burn',
    device: 'the knees remember who has ridden on them',
    objects: ['pretend buns and real buns', 'grandparent on the side like a teapot', 'knee that fizzes like lemonade'],
    joke: 'my ears are awake now',
    ending: 'my knees have gone to sleep; then we won’t wake them',
  },
  beats: [
    { id: 'the-den', part: 'open', at: 'the den', with: ['child', 'elder', 'friend'], plants: ['buns'] },
    { id: 'asleep', part: 'stir', at: 'the den', with: ['child', 'elder'], plants: ['knees'] },
    { id: 'wake-up', part: 'try', at: 'the den', with: ['child', 'elder', 'pet'], refrain: true },
    { id: 'ding', part: 'lull', at: 'the den', with: ['child', 'elder'] },
    { id: 'who-knew-them', part: 'turn', at: 'the den', with: ['child', 'elder'] },
    { id: 'trot-trot', part: 'turn', at: 'the den', with: ['child', 'elder', 'friend'], refrain: true },
    { id: 'brown-as-ponies', part: 'back', at: 'the armchair', with: ['child', 'elder', 'elder2'], pays: ['buns'] },
    { id: 'all-asleep', part: 'last', at: 'the armchair', with: ['child', 'elder'], pays: ['knees'] },
  ],
  pictures: [
    {
      beats: ['wake-up', 'asleep', 'the-den'],
      framing: 'wide',
      world: 'blanket-fort',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'whispers-to', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['ding', 'who-knew-them'],
      framing: 'close',
      world: 'blanket-fort',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['trot-trot', 'brown-as-ponies'],
      framing: 'middle',
      world: 'blanket-fort',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'sits', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'centre', act: 'sits-on-lap', to: 'elder', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
