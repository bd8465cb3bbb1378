import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'third-tree-from-the-left',
  premise:
    'A fidgety tree in a play is climbed in the dusk by a baby owl that has fallen out of an oak, and it falls asleep flat on its face on the child’s head; the mother will only come to a tree, so the child must put up with everything, and be given wind to lift an arm.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['owl'] },
  nights: {
    place: 'under an oak in the park',
    indoors: false,
    tone: 'funny',
    mechanism: 'being a tree until somebody on one’s head has been fetched',
    feeling: 'ashamed of fidgeting',
    sleep: false,
    seasons: ['spring', 'summer'],
  },
  contains: ['owl', 'mouse'],
  registry: {
    idea: 'a baby owl walks to the nearest tree and climbs it, and the nearest tree is a child in two doormats',
    device: 'a tree may not scratch or lift an arm, but the wind may do it',
    objects: ['doormat that says WELCOME', 'castle that is folded up', 'mouse tail like spaghetti'],
    joke: 'a tree puts up with things',
    ending: 'the child lies flat on its face like the little owl, and the bed puts up with it',
  },
  beats: [
    { id: 'trees-dont-scratch', part: 'open', at: 'the park', with: ['child', 'director'], plants: ['wind', 'put up', 'doormats'] },
    { id: 'the-nearest-tree', part: 'stir', at: 'the park', with: ['child', 'friend', 'adult', 'director', 'owl'] },
    { id: 'up-my-leg', part: 'stir', at: 'the park', with: ['child', 'director', 'owl'], pays: ['doormats'] },
    { id: 'flat-on-its-face', part: 'try', at: 'the park', with: ['child', 'director', 'owl', 'dog'], plants: ['flat'] },
    { id: 'spaghetti', part: 'try', at: 'the park', with: ['child', 'owl'], plants: ['tail'] },
    { id: 'an-itch', part: 'lull', at: 'the park', with: ['child', 'owl', 'director'], pays: ['tail'] },
    { id: 'wind', part: 'turn', at: 'the park', with: ['child', 'friend', 'director', 'owl'], pays: ['wind'] },
    { id: 'the-best-tree', part: 'back', at: 'the park', with: ['child', 'director', 'elder', 'owl'] },
    { id: 'put-up-with-it', part: 'last', at: 'bed', with: ['child'], pays: ['put up', 'flat'] },
  ],
  pictures: [
    {
      beats: ['the-nearest-tree', 'up-my-leg'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'centre', act: 'balances', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'right', act: 'walks', size: 'small', colour: 'grey', feeling: 'curious', faces: 'left' },
        { who: 'friend', at: 'left', act: 'balances', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['spaghetti', 'flat-on-its-face'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'moon',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'balances', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'right', act: 'flies', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['wind', 'an-itch', 'the-best-tree'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'moon',
      season: 'summer',
      figures: [
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'owl', feeling: 'happy', faces: 'right' },
        { who: 'owl', at: 'above', act: 'flies', feeling: 'happy', faces: 'left' },
        { who: 'old-lady', at: 'left', act: 'calls-to', to: 'child', feeling: 'surprised', called: 'director', faces: 'right' },
      ],
    },
  ],
});
