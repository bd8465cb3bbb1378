import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-one-drop',
  premise:
    'The grandparent’s wheelbarrow squeaks as if it were sad; it gets a potato, a cap and the child for company, but what it needs is one drop. At bedtime somebody else is grumbling, and gets a drop on the nose.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 4],
  leads: ['elder'],
  onlyShort: true,
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a garden path', indoors: false, tone: 'funny', mechanism: 'one drop in the right place', feeling: 'grumpy', sleep: false },
  votes: { sv: [11, 15] },
  storyVotes: [3, 3],
  alike: ['we-oiled-him-away', 'the-snail-gets-on'],
  contains: [],
  registry: {
    idea: 'a wheelbarrow is asked what is the matter with it: hungry, cold or lonely',
    device: 'one drop, just there',
    objects: ['potato with a cap on', 'little can with a long nose', 'two in a wheelbarrow, and one is a potato'],
    joke: 'the cap fits the potato exactly',
    ending: 'a kiss on the nose says plip, and somebody rolls right into sleep',
  },
  beats: [
    { id: 'it-is-sad', part: 'open', at: 'the garden', with: ['elder', 'child', 'pet'], refrain: true, plants: ['squeak', 'listen'] },
    { id: 'hungry', part: 'try', at: 'the garden', with: ['child', 'elder'], refrain: true, plants: ['potato'] },
    { id: 'cold', part: 'try', at: 'the garden', with: ['child', 'elder', 'elder2'], refrain: true, pays: ['potato'] },
    { id: 'lonely', part: 'try', at: 'the garden', with: ['child', 'elder', 'friend'], refrain: true },
    { id: 'the-long-nose', part: 'turn', at: 'the garden', with: ['elder', 'child'], plants: ['drop'] },
    { id: 'nothing', part: 'back', at: 'the grass', with: ['child', 'elder'], pays: ['squeak'] },
    { id: 'grumbling', part: 'down', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['listen'] },
    { id: 'on-the-nose', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['drop'] },
  ],
  pictures: [
    {
      beats: ['hungry', 'it-is-sad', 'cold'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'potato', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'far', act: 'looks-at', to: 'child', feeling: 'curious' },
      ],
      things: [{ what: 'wheelbarrow', at: 'right', size: 'child' }],
    },
    {
      beats: ['lonely', 'cold', 'the-long-nose'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'pushes', to: 'wheelbarrow', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'wheelbarrow', holding: 'potato', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'wheelbarrow', at: 'centre', size: 'child' }],
    },
    {
      beats: ['grumbling', 'nothing', 'on-the-nose'],
      framing: 'close',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'lies-on-back', feeling: 'angry' },
        { who: 'adult', at: 'left', act: 'kneels', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'left', act: 'kneels', to: 'child', feeling: 'happy', faces: 'right', if: '!adult' },
      ],
    },
  ],
});
