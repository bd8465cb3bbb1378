import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-pegs',
  premise:
    'Two pegs for everything, or the wind will have it; but the second peg is a crocodile and goes into a pocket, and the wind takes a grandparent’s nightie over bull and football and pond to a hedge that is too high by exactly one crocodile.',
  writtenFirstIn: 'en',
  ages: [4, 7],
  leads: ['elder'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a lane on a windy day', indoors: false, tone: 'funny-tender', mechanism: 'owning up, and biting a hem with a peg', feeling: 'a bad conscience', sleep: false },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a peg that is a crocodile was kept in a pocket, and the wind takes a nightie',
    device: 'the kept peg is the missing length of an arm',
    objects: ['bull in a nightie', 'ducks that meet ducks', 'a bit of hedge on one shoulder'],
    joke: 'does he bite nighties?',
    ending: 'two pegs on the blanket, and the wind tries next door',
  },
  beats: [
    { id: 'or-the-wind-will-have-it', part: 'open', at: 'the washing line', with: ['child', 'elder'], plants: ['two pegs', 'ducks'] },
    { id: 'one-will-do', part: 'stir', at: 'the washing line', with: ['child', 'friend'], plants: ['crocodile'] },
    { id: 'it-waved-one-sleeve', part: 'stir', at: 'the garden', with: ['child', 'elder', 'pet'], plants: ['heavy pocket'] },
    { id: 'lovely', part: 'try', at: 'the lane', with: ['child', 'elder', 'pet'], plants: ['lick'] },
    { id: 'nobody-knew-what-to-say', part: 'try', at: 'the lane', with: ['elder'], pays: ['ducks'] },
    { id: 'well-thats-that', part: 'lull', at: 'the crossroads', with: ['elder'] },
    { id: 'does-he-bite', part: 'turn', at: 'the crossroads', with: ['child', 'elder'], pays: ['heavy pocket'] },
    { id: 'by-exactly-one', part: 'turn', at: 'the crossroads', with: ['child', 'elder'], pays: ['crocodile'] },
    { id: 'a-bit-of-hedge', part: 'down', at: 'the grandparent’s', with: ['elder', 'elder2', 'pet'], pays: ['lick'] },
    { id: 'or-the-wind-will-have-you', part: 'last', at: 'bed', with: ['child', 'elder'], refrain: true, pays: ['two pegs'] },
  ],
  pictures: [
    {
      beats: ['it-waved-one-sleeve', 'one-will-do', 'lovely'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dress', at: 'above', act: 'flies', size: 'child', colour: 'purple', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'dress', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'runs', holding: 'ladle', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'clothes-line', at: 'far' }],
    },
    {
      beats: ['lovely', 'nobody-knew-what-to-say', 'well-thats-that'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'bull', at: 'right', act: 'wears', to: 'dress', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bull', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'bull', holding: 'ladle', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'dress', at: 'right', colour: 'purple' }],
    },
    {
      beats: ['by-exactly-one', 'does-he-bite', 'a-bit-of-hedge'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'dress', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'dress', at: 'right', act: 'sits-on', to: 'bush', size: 'child', colour: 'purple', faces: 'left' },
      ],
      things: [{ what: 'bush', at: 'right', size: 'big' }],
    },
  ],
});
