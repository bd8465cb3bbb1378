import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-tall-one-with-the-flag',
  premise:
    'A polite robot with an ice-cream cake for somebody who is ninety will not drive over its own evening shadow, and says after you while the cake drips; till a child stands behind it with a big coat, whose shadow swallows the robot’s and goes first, all the way up the hill.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [4, 12], en: [2, 12] },
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: { place: 'a street up a hill', indoors: false, tone: 'funny', mechanism: 'holding a coat up against the sun, and not letting go', feeling: 'determined', sleep: false },
  contains: ['robot'],
  registry: {
    idea: 'a robot that lets everybody go first meets its own shadow',
    device: 'a coat held wide behind a robot lays a bigger shadow over the small one, and that one always goes first',
    objects: ['little red flag and its shadow', 'ice-cream cake that drips', 'big coat as wide as wings', 'candle sailing in pink soup'],
    joke: 'he is very polite; after you; nobody went',
    ending: 'the shadow goes in at the door first, and the child after it',
  },
  alike: ['after-you', 'the-goalpost-woke-up', 'the-long-dog'],
  beats: [
    { id: 'excuse-me', part: 'open', at: 'the street', with: ['child', 'adult', 'neighbour'], plants: ['shadow', 'after-you'], refrain: true },
    { id: 'plip', part: 'stir', at: 'the street', with: ['child'], plants: ['cake'], refrain: true },
    { id: 'the-coat', part: 'try', at: 'the street', with: ['child', 'friend', 'pet', 'adult', 'neighbour'], plants: ['coat'], refrain: true },
    { id: 'growing', part: 'try', at: 'the street', with: ['child'] },
    { id: 'mine-goes-first', part: 'turn', at: 'the street', with: ['child'], pays: ['coat'] },
    { id: 'up-the-hill', part: 'turn', at: 'the hill', with: ['child', 'adult', 'neighbour'], pays: ['shadow'] },
    { id: 'with-a-straw', part: 'back', at: 'the door at the top', with: ['ninety', 'elder', 'elder2', 'pet'], pays: ['cake'] },
    { id: 'both-of-you', part: 'last', at: 'the door at home', with: ['child'], pays: ['after-you'] },
  ],
  pictures: [
    {
      beats: ['excuse-me', 'plip', 'the-coat'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'robot', at: 'right', act: 'points-at', to: 'shadow', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'shadow', at: 'centre' }],
    },
    {
      beats: ['mine-goes-first', 'growing', 'up-the-hill'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'coat', feeling: 'happy', faces: 'right' },
        { who: 'robot', at: 'right', act: 'walks', size: 'child', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['with-a-straw', 'both-of-you', 'up-the-hill'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'old-lady', called: 'ninety', at: 'right', act: 'drinks', to: 'cup', feeling: 'laughing', faces: 'left' },
        { who: 'robot', at: 'centre', act: 'looks-at', to: 'old-lady', size: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
