import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whoever-holds-bear',
  premise: 'Whoever holds Bear falls asleep, and Bear was left on the bus: the child follows the sleepers through the town and must fetch him without holding him.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['lost-toy', 'teddy', 'bus', 'cannot-sleep'] },
  nights: { place: 'streets', indoors: false, tone: 'funny', mechanism: 'not holding what one wants most', feeling: 'lonely', sleep: true },
  contains: ['teddy', 'lost-toy', 'bear'],
  registry: {
    idea: 'whoever holds Bear falls asleep',
    device: 'a trail of sleepers through a town',
    objects: ['teddy with a scarf', 'bus', 'box of mittens', 'long stick'],
    joke: 'a policewoman sleeps so nicely that nobody has noticed',
    ending: 'the child takes Bear in the arms, and the story stops',
  },
  beats: [
    { id: 'no-bear', part: 'open', at: 'bed', with: ['child', 'adult', 'pet'], plants: ['holds Bear'] },
    { id: 'the-bus', part: 'stir', at: 'the bus', with: ['child', 'adult'], plants: ['toot'] },
    { id: 'sleepers', part: 'try', at: 'the streets', with: ['child', 'adult', 'friend', 'elder'], plants: ['sleepers'] },
    { id: 'there-he-is', part: 'try', at: 'the fire station', with: ['child', 'adult', 'pet'] },
    { id: 'all-alone', part: 'lull', at: 'the fire station', with: ['child'] },
    { id: 'the-scarf', part: 'turn', at: 'the fire station', with: ['child', 'adult'] },
    { id: 'home', part: 'back', at: 'the streets', with: ['child', 'adult', 'pet', 'friend', 'elder'], pays: ['sleepers', 'toot'] },
    { id: 'in-bed', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['holds Bear'] },
  ],
  pictures: [
    {
      beats: ['the-bus', 'sleepers'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'left', act: 'looks-at', to: 'police-officer', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'points-at', to: 'police-officer', feeling: 'surprised' },
        { who: 'police-officer', at: 'centre', act: 'waves', feeling: 'sleepy' },
      ],
      things: [{ what: 'car', at: 'right' }, { what: 'bicycle', at: 'right' }],
    },
    {
      beats: ['sleepers', 'there-he-is'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'fire-fighter', at: 'right', act: 'sits', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'points-at', to: 'teddy', feeling: 'laughing' },
        { who: 'adult', at: 'left', act: 'walks', faces: 'right' },
      ],
      things: [{ what: 'teddy', at: 'centre' }],
    },
    {
      beats: ['the-scarf'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'teddy', feeling: 'sleepy' },
        { who: 'adult', at: 'right', act: 'sits', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'teddy', at: 'centre' }],
    },
  ],
});
