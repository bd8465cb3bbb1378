import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-thick-air',
  premise:
    'A wet green bus takes two friends to a school at the bottom of the sea, where children wear iron boots so as not to float up; when a fisherman’s anchor hooks the school, the friend takes off the boots to whistle at the top, and the child in four boots jumps the anchor loose.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['school-under-water'] },
  nights: {
    place: 'a school at the bottom of the sea',
    indoors: true,
    tone: 'funny',
    mechanism: 'one friend rises without boots and the other is heavy with four',
    feeling: 'alarmed',
    sleep: false,
  },
  contains: ['water'],
  registry: {
    idea: 'at a school under the sea children float up unless they wear iron boots, and an anchor pulls the whole school up',
    device: 'whoever gives away the iron boots goes up, and whoever has four of them goes down',
    objects: ['green bus with water under its doors', 'iron boots with buckles', 'whistle that is only bubbles', 'desk for twelve herrings'],
    joke: 'everything goes black; sorry, that was me',
    ending: 'that isn’t our bus, and whoever could not wait waits',
  },
  beats: [
    { id: 'wrong-bus', part: 'open', at: 'the bus stop', with: ['child', 'friend'], plants: ['not-ours'] },
    { id: 'thick-air', part: 'stir', at: 'the school', with: ['child', 'friend', 'teacher'], plants: ['boots'] },
    { id: 'the-ceiling', part: 'stir', at: 'the classroom', with: ['child', 'friend', 'teacher', 'puffer'] },
    { id: 'in-bits', part: 'try', at: 'the classroom', with: ['child', 'friend', 'pet'], plants: ['whistle'] },
    { id: 'the-anchor', part: 'turn', at: 'the classroom', with: ['child', 'teacher'] },
    { id: 'too-thin', part: 'turn', at: 'the deck', with: ['child', 'friend', 'teacher', 'puffer'] },
    { id: 'two-socks', part: 'turn', at: 'the deck', with: ['child', 'friend'] },
    { id: 'four-boots', part: 'turn', at: 'the deck', with: ['child', 'teacher'], pays: ['boots'] },
    { id: 'the-quay', part: 'back', at: 'the quay', with: ['friend', 'fisher', 'elder', 'elder2', 'pet'], pays: ['whistle'] },
    { id: 'dry-bus', part: 'last', at: 'the bus stop', with: ['child', 'friend'], pays: ['not-ours'] },
  ],
  pictures: [
    {
      beats: ['the-ceiling', 'thick-air', 'in-bits'],
      framing: 'middle',
      world: 'sea-bottom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'octopus', called: 'teacher', at: 'right', act: 'reaches-for', to: 'friend', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'above', act: 'flies', feeling: 'happy', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'left' }],
    },
    {
      beats: ['too-thin', 'the-anchor', 'in-bits'],
      framing: 'wide',
      world: 'sea-bottom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'anchor', feeling: 'afraid', faces: 'right' },
        { who: 'crab', at: 'near', act: 'looks-at', to: 'child', feeling: 'afraid' },
      ],
      things: [{ what: 'anchor', at: 'centre' }],
    },
    {
      beats: ['two-socks', 'four-boots', 'too-thin'],
      framing: 'close',
      world: 'sea-bottom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'gives', to: 'child', holding: 'boots', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'boots', feeling: 'afraid', faces: 'right' },
      ],
    },
  ],
});
