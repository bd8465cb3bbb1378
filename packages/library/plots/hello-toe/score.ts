import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hello-toe',
  premise: 'A grandparent’s cardigan pocket has a hole in it, and everything that lives in there falls out on the way to the washing line; the child walks behind and picks it all up, but for four raisins.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 4],
  leads: ['elder'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a garden', indoors: false, tone: 'funny', mechanism: 'walking behind and picking up', feeling: 'curious', sleep: false },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'what lives in a pocket moves out one by one through a hole',
    device: 'whoever walks behind has it all',
    objects: ['hanky that takes itself for a flower', 'finger that looks out of a pocket', 'red thread'],
    joke: 'the others are in my tummy',
    ending: 'a toe looks out of the quilt and is put back, and now everybody is in',
  },
  beats: [
    { id: 'the-pocket', part: 'open', at: 'the garden', with: ['elder'], plants: ['hole', 'things'] },
    { id: 'clonk', part: 'stir', at: 'the steps', with: ['elder', 'child', 'friend', 'pet'], refrain: true },
    { id: 'ting', part: 'try', at: 'the path', with: ['elder', 'child'], refrain: true },
    { id: 'nothing-at-all', part: 'try', at: 'the grass', with: ['elder', 'child', 'pet'], refrain: true },
    { id: 'raisins', part: 'lull', at: 'the grass', with: ['child', 'friend'], refrain: true },
    { id: 'here', part: 'turn', at: 'the washing line', with: ['elder', 'child'], pays: ['things'] },
    { id: 'hello-finger', part: 'turn', at: 'the washing line', with: ['elder', 'child', 'friend'], pays: ['hole'], plants: ['hello'] },
    { id: 'red-thread', part: 'down', at: 'the steps', with: ['elder', 'child', 'elder2'] },
    { id: 'toe', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['hello'] },
  ],
  pictures: [
    {
      beats: ['ting', 'clonk', 'nothing-at-all'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'right', act: 'carries', to: 'basket', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'key', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'key', at: 'near' }],
    },
    {
      beats: ['here', 'raisins', 'nothing-at-all'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'elder', holding: 'key', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'clothes-line', at: 'far' }],
    },
    {
      beats: ['hello-finger', 'red-thread', 'here'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
    },
  ],
});
