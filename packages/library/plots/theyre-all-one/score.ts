import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'theyre-all-one',
  premise:
    'Two friends stuck in a tree house are to be rescued by somebody who is afraid of heights and clings to the bottom rung, until the child says to do one, and then one, for they are all one; up at the top it wants to live under the blanket, and is taken down between them, one at the feet and one at the fingers.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [5, 10],
  leads: [],
  wish: { relation: 'afraid-of-heights', kinds: ['person', 'animal', 'creature'] },
  // It climbs a ladder: not for whoever has no feet to put on it.
  fits: '!wish.snake & !wish.worm & !wish.snail & !wish.fish & !wish.goldfish & !wish.shark & !wish.whale & !wish.orca & !wish.narwhal & !wish.dolphin & !wish.jellyfish & !wish.seahorse & !wish.eel & !wish.swordfish & !wish.stingray & !wish.mussel & !wish.starfish & !wish.sea-urchin & !wish.pufferfish & !wish.clownfish & !wish.shrimp & !wish.tadpole & !wish.sea-serpent & !wish.baby & !wish.stick-insect',
  nights: {
    place: 'a tree house',
    indoors: false,
    tone: 'funny',
    mechanism: 'setting somebody else’s feet on the rungs, one by one',
    feeling: 'afraid of heights',
    sleep: false,
  },
  alike: ['one-metre-up'],
  contains: [],
  registry: {
    idea: 'nobody is afraid of one rung, and they are all one',
    device: 'somebody in the middle is taken down a ladder by one who does the feet and one who does the fingers',
    objects: ['bottom rung that is a very good one', 'blanket that lives in a tree house', 'legs that hang down over a shoulder', 'lawn that is hugged'],
    joke: 'what do you do when the rescuer gets stuck? shout for the rescuer',
    ending: 'how many were rescued: one, and one, and one',
  },
  beats: [
    { id: 'two-halves', part: 'open', at: 'the tree house', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['shoulder'] },
    { id: 'a-very-good-one', part: 'stir', at: 'the ladder', with: ['wish', 'child'] },
    { id: 'only-high-ones', part: 'stir', at: 'the ladder', with: ['wish', 'child', 'friend'] },
    { id: 'do-one', part: 'try', at: 'the ladder', with: ['child', 'wish'], plants: ['one'], refrain: true },
    { id: 'im-up', part: 'lull', at: 'the tree house', with: ['child', 'friend', 'wish'] },
    { id: 'i-live-here', part: 'turn', at: 'the tree house', with: ['child', 'friend', 'wish'] },
    { id: 'feet-and-fingers', part: 'turn', at: 'the tree house', with: ['child', 'friend', 'wish', 'pet'] },
    { id: 'in-between', part: 'turn', at: 'the ladder', with: ['child', 'friend', 'wish', 'adult', 'elder', 'elder2', 'minder'], refrain: true },
    { id: 'the-lawn', part: 'back', at: 'the lawn', with: ['child', 'friend', 'wish', 'pet'], pays: ['shoulder'] },
    { id: 'how-many', part: 'last', at: 'the kitchen', with: ['child', 'friend', 'wish', 'adult', 'elder', 'minder'], pays: ['one'], refrain: true },
  ],
  pictures: [
    {
      beats: ['only-high-ones', 'a-very-good-one', 'do-one'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'stands-on', to: 'ladder', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'far', act: 'calls-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'far', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'tree-house', at: 'far' }],
    },
    {
      beats: ['i-live-here', 'im-up', 'feet-and-fingers'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'wears', to: 'blanket', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'tree-house', at: 'far' }],
    },
    {
      beats: ['in-between', 'feet-and-fingers', 'the-lawn'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'climbs', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'wish', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'ladder', at: 'right' }],
    },
  ],
});
