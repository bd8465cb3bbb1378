import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'can-we-keep-it',
  premise: 'Something far too big has followed the child home and may stay one night; it is homesick, and outside stands somebody who sees it from a window every evening and cannot sleep without it.',
  writtenFirstIn: 'sv',
  ages: [4, 10],
  leads: [],
  wish: { kinds: ['place', 'building', 'sky', 'water', 'creature', 'animal', 'plant'], sizes: ['big', 'huge'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'giving back what one wants to keep', feeling: 'wanting to keep', sleep: false },
  contains: [],
  registry: {
    idea: 'a place or a beast follows the child home like a stray',
    device: 'somebody small misses it from a window',
    objects: ['doormat', 'hall', 'empty place exactly its shape'],
    joke: 'it drew in its stomach in the doorway',
    ending: 'but you are keeping me',
  },
  beats: [
    { id: 'on-the-doormat', part: 'open', at: 'home', with: ['child', 'wish', 'adult'], plants: ['keep'] },
    { id: 'one-night', part: 'stir', at: 'home', with: ['child', 'wish', 'adult', 'pet'] },
    { id: 'in-the-house', part: 'try', at: 'home', with: ['child', 'wish', 'adult', 'friend', 'elder'] },
    { id: 'beside-the-bed', part: 'lull', at: 'bed', with: ['child', 'wish'] },
    { id: 'somebody-outside', part: 'turn', at: 'the door', with: ['child', 'wish', 'small-one'] },
    { id: 'come', part: 'turn', at: 'the street', with: ['child', 'wish', 'adult', 'small-one'] },
    { id: 'the-empty-place', part: 'back', at: 'outside', with: ['child', 'wish'] },
    { id: 'keep-me', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['keep'] },
  ],
  pictures: [
    {
      beats: ['on-the-doormat', 'one-night', 'in-the-house'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'wish', feeling: 'happy' },
        { who: 'wish', at: 'right', act: 'waits', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'wish' },
      ],
    },
    {
      beats: ['beside-the-bed', 'in-the-house'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'wish', feeling: 'sad' },
        { who: 'wish', at: 'right', act: 'waits', size: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['come', 'the-empty-place', 'somebody-outside'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'walks', size: 'big', faces: 'right' },
        { who: 'adult', at: 'left', act: 'walks', holding: 'flashlight' },
      ],
    },
  ],
});
