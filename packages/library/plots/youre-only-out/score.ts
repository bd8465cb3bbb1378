import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youre-only-out',
  premise:
    'A child whose grown-up says “I’m coming” and does not come runs away as far as the den in the garden, where another runaway sits: nobody has run away until somebody looks for them, before that they are only out. The child goes in to have the other looked for, and so has gone home unmissed; until a companion notices the bag, and it may run away once more, and is looked for.',
  writtenFirstIn: 'en',
  ages: [5, 9],
  votes: { sv: [0, 3] },
  leads: [],
  wish: { relation: 'runs-away', kinds: ['animal', 'food'] },
  nights: {
    place: 'a garden with a den',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'running away once more, so as to be looked for',
    feeling: 'not being missed',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'nobody has run away until somebody looks for them, before that they are only out',
    device: 'whoever goes in to tell that another is missing has gone home unmissed, and must be allowed to run away once more',
    objects: ['bag with pyjamas and a toothbrush that nobody sees', 'washing that cannot keep quiet', 'one foot with a shoe and one with a sock outside a den', 'gap that is just the size of somebody'],
    joke: 'don’t answer, I’m not here',
    ending: 'the grown-up says I’m coming to the phone, and stays in the den',
  },
  beats: [
    { id: 'the-den', part: 'open', at: 'the garden', with: ['child', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['coming', 'bag'] },
    { id: 'only-out', part: 'stir', at: 'the den', with: ['child', 'wish'], plants: ['only-out'] },
    { id: 'not-yet', part: 'try', at: 'the den', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'at-once', part: 'try', at: 'the garden', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'], plants: ['sound'] },
    { id: 'nobody-missing', part: 'turn', at: 'the garden', with: ['child', 'adult', 'elder', 'minder', 'friend', 'pet'], pays: ['bag', 'only-out'] },
    { id: 'the-bush', part: 'turn', at: 'the den', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['sound'] },
    { id: 'im-coming', part: 'last', at: 'the den', with: ['child', 'wish', 'adult', 'elder', 'minder', 'friend', 'pet'], pays: ['coming'] },
  ],
  pictures: [
    {
      beats: ['only-out', 'the-den', 'not-yet'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'whispers-to', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['at-once', 'not-yet', 'nobody-missing'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'runs', feeling: 'laughing', faces: 'left' },
        { who: 'adult', at: 'right', act: 'chases', to: 'wish', feeling: 'surprised', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'chases', to: 'wish', feeling: 'surprised', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'chases', to: 'wish', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['the-bush', 'nobody-missing', 'im-coming'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hides-behind', to: 'bush', feeling: 'laughing', faces: 'right' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'bush', feeling: 'curious', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'bush', feeling: 'curious', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'looks-at', to: 'bush', feeling: 'curious', faces: 'left', if: '!adult & !elder' },
      ],
      things: [{ what: 'bush', at: 'left' }],
    },
  ],
});
