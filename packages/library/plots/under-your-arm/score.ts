import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'under-your-arm',
  premise:
    'A child who never has time to hear what a little brother wants to say tells him to be a hen, and he is one; he is put in with the neighbour’s brown hens, who are all alike, and comes back when somebody lies down on the ground and listens to the end.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [7, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['brother-transformed', 'hen'] },
  nights: {
    place: 'a living room and the neighbour’s hen run',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'lying down on the ground and listening to the very end',
    feeling: 'having wished somebody away',
    sleep: false,
  },
  alike: [],
  contains: ['hen', 'magic'],
  registry: {
    idea: 'a little brother who is never listened to is a hen until somebody has heard him out',
    device: 'one among many alike is known by the tune of the question that is always waved away',
    objects: ['hook for a crane under a cushion', 'underpants with a hen in them', 'hen under an arm like a handbag', 'crane that lifts a macaroni'],
    joke: 'has he got something on? quite a lot',
    ending: 'what was to be said is forgotten, and somebody waits',
  },
  beats: [
    { id: 'not-now', part: 'open', at: 'the living room', with: ['child', 'brother', 'friend'], plants: ['hook', 'tune'] },
    { id: 'puff', part: 'stir', at: 'the living room', with: ['child', 'brother', 'pet'] },
    { id: 'quite-a-lot', part: 'try', at: 'the living room', with: ['child', 'brother', 'adult', 'elder', 'minder'] },
    { id: 'like-a-handbag', part: 'try', at: 'the living room', with: ['child', 'brother', 'adult', 'elder', 'minder', 'neighbour'], plants: ['to-the-end'] },
    { id: 'home-to-your-sisters', part: 'stir', at: 'the hen run', with: ['child', 'brother', 'adult', 'elder', 'elder2', 'minder', 'neighbour'] },
    { id: 'all-brown', part: 'turn', at: 'the hen run', with: ['child', 'brother'] },
    { id: 'what-is-it', part: 'turn', at: 'the hen run', with: ['child', 'brother'], pays: ['tune', 'to-the-end'] },
    { id: 'nearly-laid', part: 'back', at: 'the hen run', with: ['child', 'brother', 'adult', 'elder', 'elder2', 'minder', 'neighbour'] },
    { id: 'ill-wait', part: 'last', at: 'the living room', with: ['child', 'brother', 'pet', 'friend'], pays: ['hook'] },
  ],
  pictures: [
    {
      beats: ['puff', 'quite-a-lot', 'not-now'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'hen', feeling: 'surprised', faces: 'right' },
        { who: 'hen', colour: 'brown', at: 'right', act: 'stands-on', to: 'underpants', faces: 'left' },
      ],
      things: [{ what: 'underpants', at: 'right' }],
    },
    {
      beats: ['home-to-your-sisters', 'all-brown', 'like-a-handbag'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'right', act: 'holds', to: 'hen', faces: 'right', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'holds', to: 'hen', faces: 'right', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'holds', to: 'hen', faces: 'right', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['what-is-it', 'all-brown', 'nearly-laid'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'hen', colour: 'brown', at: 'right', act: 'talks-to', to: 'child', faces: 'left' },
      ],
    },
  ],
});
