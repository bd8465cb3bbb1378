import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-question-late',
  premise:
    'Somebody who has never got anywhere goes to the moon with a child to press the buttons, while the friend on the lawn reads out the book by radio; it is so far that each answer comes one question late, until the friend says not to ask her but the one who always ends up in the very same spot.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 10],
  leads: [],
  wish: { relation: 'to-the-moon', kinds: ['animal', 'toy', 'machine'] },
  nights: {
    place: 'a lawn, a rocket and the moon',
    indoors: false,
    tone: 'funny',
    mechanism: 'letting somebody who never gets anywhere find the way home',
    feeling: 'far from home',
    sleep: false,
  },
  alike: ['four-minutes', 'only-going-to-the-bins'],
  contains: ['space', 'rocket'],
  registry: {
    idea: 'in space the answers come one question late, so one has to ask one thing more',
    device: 'whoever always ends up where it started cannot land anywhere but on the lawn',
    objects: ['book of buttons too thick to take along', 'shower that comes out as balls', 'footprints on the moon that go straight on', 'yellow button over a lawn too small to see'],
    joke: 'lots now? that was the potatoes',
    ending: 'a yes that comes after the wrong question, and all three know which it belongs to',
  },
  beats: [
    { id: 'fingers', part: 'open', at: 'the lawn', with: ['child', 'friend', 'wish', 'pet'], plants: ['same spot'] },
    { id: 'the-book', part: 'stir', at: 'the lawn', with: ['child', 'friend', 'wish', 'elder', 'elder2'], plants: ['fish fingers'] },
    { id: 'the-green-one', part: 'try', at: 'the rocket', with: ['child', 'wish', 'friend'], plants: ['late'] },
    { id: 'straight-on', part: 'try', at: 'the moon', with: ['child', 'wish', 'friend'] },
    { id: 'lots', part: 'turn', at: 'the rocket', with: ['child', 'wish', 'friend'] },
    { id: 'too-late', part: 'turn', at: 'the rocket', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'every-time', part: 'turn', at: 'the rocket', with: ['child', 'wish'], pays: ['same spot'] },
    { id: 'the-very-same', part: 'back', at: 'the lawn', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'are-you-full', part: 'last', at: 'the kitchen', with: ['child', 'wish', 'friend', 'pet', 'elder', 'elder2'], pays: ['late', 'fish fingers'] },
  ],
  pictures: [
    {
      beats: ['the-green-one', 'the-book', 'straight-on'],
      framing: 'middle',
      world: 'space-station',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'wish', at: 'centre', act: 'swims', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['straight-on', 'the-green-one', 'lots'],
      framing: 'wide',
      world: 'moon',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'wish', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'footprint', at: 'centre', count: 3 }],
    },
    {
      beats: ['every-time', 'too-late', 'the-very-same'],
      framing: 'close',
      world: 'space-station',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'wheel', feeling: 'curious', faces: 'right', if: 'wish.hamster' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'happy', faces: 'right', if: '!wish.hamster' },
        { who: 'wish', at: 'right', act: 'runs', feeling: 'curious', faces: 'right' },
      ],
    },
  ],
});
