import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-had-taken-four',
  premise:
    'Two friends on either side of a wall have decided what one, two and three knocks mean; then somebody knocks four, and it is the lonely neighbour underneath, with a broom, who took it because nobody else had.',
  writtenFirstIn: 'sv',
  ages: [5, 8],
  leads: ['friend'],
  nights: { place: 'a house with a wall between two beds', indoors: true, tone: 'tender', mechanism: 'listening with a glass, and deciding a meaning together', feeling: 'curious', sleep: false },
  storyVotes: [3, 3],
  alike: ['somebody-up-there-jumps'],
  contains: [],
  registry: {
    idea: 'one, two and three knocks have a meaning, and somebody knocks four, which nobody had taken',
    device: 'a meaning is decided together over cheese sandwiches',
    objects: ['drinking glass against a wall', 'doormat with a dachshund and no dachshund', 'broom beside a bed'],
    joke: 'a ghost who cannot count',
    ending: 'three good nights make three knocks, which means: go to the window',
  },
  beats: [
    { id: 'one-two-three', part: 'open', at: 'home', with: ['child', 'friend'], plants: ['three', 'good night'] },
    { id: 'what-is-four', part: 'stir', at: 'home', with: ['child', 'friend', 'elder'], refrain: true },
    { id: 'from-below', part: 'try', at: 'home', with: ['child', 'pet'], refrain: true },
    { id: 'on-the-dachshund', part: 'try', at: 'the stairs', with: ['child', 'friend', 'neighbour', 'blom', 'adult', 'elder'] },
    { id: 'a-broom', part: 'lull', at: 'the stairs', with: ['child', 'friend', 'neighbour'] },
    { id: 'so-i-took-it', part: 'turn', at: 'the stairs', with: ['friend', 'neighbour'] },
    { id: 'cheese-sandwiches', part: 'turn', at: 'the neighbour’s kitchen', with: ['child', 'friend', 'neighbour', 'blom', 'adult', 'elder'], plants: ['here too'] },
    { id: 'me-too', part: 'back', at: 'bed', with: ['child', 'friend'], refrain: true, pays: ['here too'] },
    { id: 'but-that-is-three', part: 'down', at: 'bed', with: ['child', 'friend', 'neighbour'], refrain: true, pays: ['good night'] },
    { id: 'at-the-window', part: 'last', at: 'the window', with: ['child', 'friend', 'neighbour'], pays: ['three'] },
  ],
  pictures: [
    {
      beats: ['from-below', 'what-is-four'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'listens-to', to: 'glass', feeling: 'curious', faces: 'right' }],
      things: [{ what: 'glass', at: 'left', size: 'tiny' }, { what: 'bed', at: 'right' }],
    },
    {
      beats: ['a-broom', 'on-the-dachshund', 'so-i-took-it'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'looks-at', to: 'old-man', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'broom', at: 'right' }],
    },
    {
      beats: ['cheese-sandwiches', 'so-i-took-it', 'me-too'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'old-man', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'left', act: 'eats', to: 'sandwich', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
