import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-all-the-time',
  premise:
    'A train has stood at the top of the board, delayed, for a lifetime, because its driver lets everybody else go first; a child finds the nine minutes of the week when nobody else is coming, and shouts after you into the dark.',
  writtenFirstIn: 'sv',
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['train'] },
  nights: { place: 'a railway platform', indoors: false, tone: 'tender', mechanism: 'finding the one gap in a timetable', feeling: 'longing', sleep: false },
  storyVotes: [3, 3],
  contains: ['train'],
  registry: {
    idea: 'a train so polite that it lets everybody past comes a lifetime late',
    device: 'a telephone lamp inside a green mitten is a green signal',
    objects: ['timetable from bed to door', 'parcel of skates signed for in a book', 'board with one row that never moves'],
    joke: 'well, did they fit',
    ending: 'a pencilled note about skating is obeyed, but not all the time',
  },
  beats: [
    { id: 'the-board', part: 'open', at: 'the platform', with: ['child'], plants: ['board'] },
    { id: 'a-parcel', part: 'stir', at: 'the platform', with: ['child', 'oldman'] },
    { id: 'did-they-fit', part: 'stir', at: 'the platform', with: ['child', 'oldman'], plants: ['polite'] },
    { id: 'bed-to-door', part: 'try', at: 'home', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'nobody-else', part: 'lull', at: 'the platform', with: ['child', 'oldman'] },
    { id: 'green-mitten', part: 'turn', at: 'the platform', with: ['child', 'oldman'] },
    { id: 'in-its-socks', part: 'turn', at: 'the platform', with: ['child', 'oldman', 'driver'], pays: ['polite'] },
    { id: 'the-note', part: 'back', at: 'the platform', with: ['child', 'oldman'], plants: ['note'] },
    { id: 'on-the-second', part: 'back', at: 'the platform', with: ['child', 'driver'], pays: ['board'] },
    { id: 'what-size', part: 'down', at: 'the platform', with: ['child', 'oldman'] },
    { id: 'the-ice', part: 'last', at: 'the lake', with: ['child', 'oldman', 'elder', 'elder2'], pays: ['note'] },
  ],
  pictures: [
    {
      beats: ['a-parcel', 'did-they-fit', 'bed-to-door'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'old-man', called: 'oldman', at: 'right', act: 'sits-on', to: 'bench', holding: 'thermos', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-man', holding: 'violin', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
    {
      beats: ['green-mitten', 'in-its-socks'],
      framing: 'wide',
      world: 'forest',
      time: 'night',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'train', at: 'right', act: 'waits', size: 'big', colour: 'brown', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'mitten', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'oldman', at: 'near', act: 'waves', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-note', 'on-the-second', 'what-size'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'old-man', called: 'oldman', at: 'right', act: 'holds', to: 'ice-skate', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'reads', to: 'letter', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
