import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'he-is-hiding',
  premise: 'Teddy is gone at bedtime; but he is not lost, he is hidden and has been waiting since before the pancakes, and the one whose turn it is to seek must seek.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['lost-toy', 'teddy'] },
  nights: { place: 'home', indoors: true, tone: 'tender', mechanism: 'hide and seek not finished', feeling: 'worried', sleep: false },
  contains: ['dog', 'cat'],
  registry: {
    idea: 'the lost bear is winning at hide and seek',
    device: 'whose turn it is to seek',
    objects: ['bear', 'red wellington', 'pancakes'],
    joke: 'he is so good, he has not said a peep',
    ending: 'everybody shuts their eyes and nobody counts',
  },
  beats: [
    { id: 'empty-pillow', part: 'open', at: 'bed', with: ['child', 'adult'], plants: ['bear'] },
    { id: 'through-the-house', part: 'try', at: 'the house', with: ['child', 'adult', 'pet'] },
    { id: 'sad-together', part: 'lull', at: 'the floor', with: ['child', 'adult', 'pet'] },
    { id: 'the-game', part: 'stir', at: 'the floor', with: ['child', 'adult', 'pet', 'friend'], plants: ['hiding'] },
    { id: 'the-seeker', part: 'turn', at: 'the hall', with: ['child', 'pet', 'adult'], pays: ['hiding'] },
    { id: 'the-boot', part: 'back', at: 'the hall', with: ['child', 'pet', 'adult'], pays: ['bear'] },
    { id: 'home-again', part: 'down', at: 'the house', with: ['child', 'adult', 'pet'] },
    { id: 'nobody-counts', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['through-the-house', 'sad-together'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'adult', at: 'right', act: 'looks-at', to: 'sofa', holding: 'flashlight' },
        { who: 'child', at: 'left', act: 'crawls', feeling: 'sad' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
      things: [{ what: 'ball', at: 'centre' }],
    },
    {
      beats: ['sad-together', 'the-game'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on-lap', to: 'adult', feeling: 'sad', if: 'adult' },
        { who: 'adult', at: 'centre', act: 'sits' },
        { who: 'child', at: 'centre', act: 'sits', feeling: 'sad', if: '!adult' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['the-boot'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'teddy', feeling: 'happy' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'teddy' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
  ],
});
