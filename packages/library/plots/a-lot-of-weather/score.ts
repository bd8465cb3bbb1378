import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-lot-of-weather',
  premise: 'In the middle of the board game stands a cake that may not be cut until everybody is home, and nobody has ever tasted it, for each time the child loses there is an earthquake; the little red man thinks it is the weather.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [38, 50], en: [24, 51] },
  ages: [4, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['losing-a-match'] },
  nights: { place: 'the living room floor', indoors: true, tone: 'funny', mechanism: 'letting it go into a cushion', feeling: 'angry', sleep: false },
  contains: ['losing-a-match'],
  registry: {
    idea: 'whoever comes home first in a game has to wait there for the others, who never come',
    device: 'the temper of the child is the weather of the board',
    objects: ['little red man under the sofa', 'cake in the middle of the board', 'cushion that takes an earthquake'],
    joke: 'you do have a lot of weather here',
    ending: 'the board trembles, and they are dancing',
  },
  beats: [
    { id: 'five-steps-left', part: 'open', at: 'the living room', with: ['child', 'friend', 'elder', 'adult'], plants: ['earthquake'] },
    { id: 'under-the-sofa', part: 'stir', at: 'the living room', with: ['child', 'red'] },
    { id: 'cake', part: 'lull', at: 'the living room', with: ['child', 'red', 'pet'], plants: ['cake'] },
    { id: 'all-the-way', part: 'try', at: 'the living room', with: ['child', 'friend', 'red'] },
    { id: 'here-it-comes', part: 'lull', at: 'the living room', with: ['child', 'friend', 'red'] },
    { id: 'into-the-cushion', part: 'turn', at: 'the living room', with: ['child', 'friend', 'pet'] },
    { id: 'the-last-one', part: 'back', at: 'the living room', with: ['child', 'friend', 'red', 'elder', 'adult'], pays: ['cake'] },
    { id: 'it-trembled', part: 'last', at: 'the living room', with: ['child', 'pet'], pays: ['earthquake'] },
  ],
  pictures: [
    {
      beats: ['under-the-sofa', 'cake'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'surprised', faces: 'right' },
        { who: 'wooden-soldier', at: 'right', act: 'talks-to', to: 'child', size: 'small', called: 'red', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['all-the-way', 'here-it-comes'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'board-game', at: 'centre' }],
    },
    {
      beats: ['into-the-cushion', 'the-last-one'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'throws', to: 'dice', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
