import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'up-please',
  premise:
    'A fire engine puts its ladder straight up and says up, please; there is no cat on the roof and no balloon in the tree, and the child knows what it wants, but nobody can pick up a fire engine, so the child comes to it instead.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 4],
  leads: [],
  wish: { concepts: ['fire-engine'] },
  nights: {
    place: 'the yard of a fire station',
    indoors: false,
    tone: 'tender',
    mechanism: 'a long squeeze for somebody who is too big to be picked up',
    feeling: 'sad',
    sleep: false,
    endsOnRefrain: true,
  },
  alike: ['up-said-the-rocket', 'up-rocket-up', 'too-big-to-be-carried'],
  contains: ['fire-engine'],
  registry: {
    idea: 'a fire engine’s ladder in the air is two arms in the air',
    device: 'whoever cannot come up is come to, with arms out wide and a cheek against the front',
    objects: ['ladder as far as it can go', 'hose that drips', 'soot on a nose and leaves in a hat'],
    joke: 'a grown woman tries to lift a fire engine, at the front, and goes pink',
    ending: 'the child says up, please, and up it is, all the way home',
  },
  beats: [
    { id: 'up', part: 'open', at: 'the yard', with: ['child', 'adult', 'elder', 'elder2', 'friend', 'minder', 'pet'], plants: ['up'], refrain: true },
    { id: 'a-cat', part: 'stir', at: 'the yard', with: ['driver', 'elder', 'pet'] },
    { id: 'a-balloon', part: 'try', at: 'the yard', with: ['driver'], refrain: true },
    { id: 'two-socks', part: 'try', at: 'the yard', with: ['driver'], if: 'age>=4' },
    { id: 'drip', part: 'try', at: 'the yard', with: ['child', 'driver'], plants: ['drip'], refrain: true },
    { id: 'picked-up', part: 'turn', at: 'the yard', with: ['child', 'driver', 'friend'] },
    { id: 'a-squeeze', part: 'turn', at: 'the yard', with: ['child'], pays: ['drip'] },
    { id: 'down', part: 'down', at: 'the yard', with: ['driver', 'friend'] },
    { id: 'all-the-way', part: 'last', at: 'the yard', with: ['child', 'adult', 'elder', 'minder'], pays: ['up'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-balloon', 'a-cat', 'up'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'stands', size: 'big', colour: 'red', feeling: 'sad', faces: 'left' },
        { who: 'fire-fighter', called: 'driver', at: 'centre', act: 'reaches-for', to: 'tree', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'near', act: 'looks-at', to: 'fire-engine', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'tree', at: 'left' }],
    },
    {
      beats: ['picked-up', 'drip'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'cries', size: 'big', colour: 'red', feeling: 'crying', faces: 'left' },
        { who: 'fire-fighter', called: 'driver', at: 'left', act: 'pushes', to: 'fire-engine', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'near', act: 'stands', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['a-squeeze', 'down'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'fire-engine', feeling: 'happy', faces: 'right' },
        { who: 'fire-engine', at: 'right', act: 'stands', size: 'big', colour: 'red', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
