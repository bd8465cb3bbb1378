import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hundred-steps',
  premise: 'An old pirate captain paces out a hundred steps to her treasure and ends among cows; she was as old as the child when she buried it, and so it is a hundred of the child’s steps to a tin with a letter from herself.',
  writtenFirstIn: 'sv',
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['pirate', 'treasure', 'treasure-hunt', 'map'] },
  nights: { place: 'beach', indoors: false, tone: 'funny-tender', mechanism: 'having the right legs for it', feeling: 'homesick', sleep: false },
  votes: { en: [3, 6] },
  contains: ['pirate', 'dog'],
  registry: {
    idea: 'the steps on the map are a child’s steps, for the captain was a child when she buried the treasure',
    device: 'the child walks the hundred steps, and a letter from oneself lies at the end of them',
    objects: ['rusty tin', 'anchor carried for no reason', 'backwards S', 'pea soup'],
    joke: 'people are nothing but pirates',
    ending: 'far away somebody puts peas to soak',
  },
  beats: [
    { id: 'a-bite', part: 'open', at: 'the jetty', with: ['child', 'friend', 'dog', 'captain', 'elder'], plants: ['map'] },
    { id: 'pirate-steps', part: 'try', at: 'the meadow', with: ['child', 'friend', 'captain'] },
    { id: 'the-wrong-way-round', part: 'lull', at: 'the meadow', with: ['child', 'captain'], pays: ['map'] },
    { id: 'a-hundred', part: 'turn', at: 'the beach', with: ['child', 'friend', 'dog', 'captain'] },
    { id: 'the-tin', part: 'turn', at: 'the pine', with: ['child', 'dog', 'captain'], plants: ['tin'] },
    { id: 'the-letter', part: 'back', at: 'the pine', with: ['child', 'friend', 'captain'], plants: ['yellow house'] },
    { id: 'sails', part: 'back', at: 'the jetty', with: ['child', 'captain'] },
    { id: 'a-secret', part: 'down', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['tin'] },
    { id: 'peas', part: 'last', at: 'the sea', with: ['captain'], pays: ['yellow house'] },
  ],
  pictures: [
    {
      beats: ['a-bite'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pirate-captain', at: 'right', act: 'holds-up', to: 'map', feeling: 'proud', faces: 'left', called: 'captain' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'curious' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'surprised' },
      ],
      things: [{ what: 'pirate-ship', at: 'far' }],
    },
    {
      beats: ['pirate-steps', 'the-wrong-way-round'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pirate-captain', at: 'right', act: 'digs', feeling: 'angry', called: 'captain' },
        { who: 'cow', at: 'far', act: 'looks-at', to: 'pirate-captain', feeling: 'curious' },
        { who: 'child', at: 'left', act: 'reads', to: 'map', feeling: 'curious' },
      ],
    },
    {
      beats: ['the-letter', 'the-tin'],
      framing: 'close',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'letter', feeling: 'calm' },
        { who: 'pirate-captain', at: 'right', act: 'listens-to', to: 'child', feeling: 'crying', faces: 'left', called: 'captain' },
      ],
    },
  ],
});
