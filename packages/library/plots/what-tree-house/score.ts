import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'what-tree-house',
  premise:
    'A tree house is held up by the secrets that two friends share and pulled down by what one keeps from the other; it sinks until it rests on the hat of the grown-up who was told, and who loyally sees no tree house, and the child would rather go home than say it.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['secret-den'] },
  nights: {
    place: 'a tree house in the wood',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'owning up in a house that sinks with what is kept back',
    feeling: 'having told, and fearing to lose a friend',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'a tree house that shared secrets hold up and kept ones pull down',
    device: 'the grown-up who was told holds the house up on a hat and sees nothing',
    objects: ['tree house resting on a straw hat', 'tin box of stones thrown out of a tree', 'sign about who is out', 'bag of buns forgotten on a stump each afternoon'],
    joke: 'we are only squirrels: good afternoon, squirrels; what tree house?',
    ending: 'a basket comes down out of a tree, and the buns are put in with a greeting to the squirrels',
  },
  beats: [
    { id: 'one-branch-lower', part: 'open', at: 'under the tree', with: ['child', 'friend'], plants: ['rule'] },
    { id: 'too-heavy', part: 'stir', at: 'the tree house', with: ['child', 'friend', 'pet'], plants: ['sign'] },
    { id: 'the-hat', part: 'try', at: 'the tree house', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'], plants: ['buns'] },
    { id: 'squirrels', part: 'try', at: 'the tree house', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['squirrels'] },
    { id: 'the-hatch', part: 'turn', at: 'the tree house', with: ['child', 'friend', 'pet'] },
    { id: 'i-told', part: 'turn', at: 'the tree house', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['rule'] },
    { id: 'out', part: 'turn', at: 'under the tree', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['sign'] },
    { id: 'better-than-us', part: 'back', at: 'the tree house', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'good-afternoon', part: 'last', at: 'under the tree', with: ['adult', 'elder', 'minder', 'pet'], pays: ['buns', 'squirrels'] },
  ],
  pictures: [
    {
      beats: ['one-branch-lower', 'too-heavy'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'points-at', to: 'tree-house', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'tree-house', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'tree-house', at: 'right', size: 'huge' }],
    },
    {
      beats: ['squirrels', 'the-hat', 'the-hatch'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'left', act: 'pushes', to: 'tree-house', feeling: 'surprised', faces: 'right', if: 'adult & !elder' },
        { who: 'elder', at: 'left', act: 'pushes', to: 'tree-house', feeling: 'surprised', faces: 'right', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'left', act: 'pushes', to: 'tree-house', feeling: 'surprised', faces: 'right', if: '!adult & !elder' },
      ],
      things: [{ what: 'tree-house', at: 'right', size: 'huge' }],
    },
    {
      beats: ['i-told', 'the-hatch', 'out'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
