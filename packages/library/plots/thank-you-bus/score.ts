import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thank-you-bus',
  premise:
    'The big red bus curtsies at every stop, and at the park, where there is nobody, it will not get up again, however light they make themselves; for somebody small is getting on, who takes a while, and rides home on a leaf.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [7, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['bus', 'snail'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a bus', indoors: true, tone: 'warm', mechanism: 'laying a leaf before somebody slow', feeling: 'glad', sleep: false },
  votes: { sv: [0, 3] },
  alike: ['the-bus-bowed-first', 'the-snail-gets-on'],
  contains: ['bus', 'snail'],
  registry: {
    idea: 'a bus stays down at a stop where nobody stands, because somebody very small is getting on',
    device: 'everybody on a bus makes themselves light, on tiptoe, with a stick lifted',
    objects: ['leaf that has blown in at the doors', 'house that gets on last', 'coat held out by both its sides'],
    joke: 'the bus waited; it was that sort of bus',
    ending: 'whoever gets off curtsies to the bus, and it drives home',
  },
  beats: [
    { id: 'curtsey', part: 'open', at: 'the bus stop', with: ['child', 'adult', 'elder', 'elder2', 'sitter', 'friend', 'pet'], plants: ['curtsey', 'thanks'], refrain: true },
    { id: 'every-stop', part: 'open', at: 'the bus', with: ['child', 'driver', 'friend', 'pet', 'elder', 'elder2'], plants: ['front'], refrain: true },
    { id: 'stays-down', part: 'stir', at: 'the bus', with: ['driver', 'friend', 'pet', 'elder'], refrain: true },
    { id: 'be-light', part: 'try', at: 'the bus', with: ['friend', 'elder', 'pet'] },
    { id: 'getting-on', part: 'turn', at: 'the bus', with: ['child', 'pet', 'elder'], pays: ['front'] },
    { id: 'the-leaf', part: 'turn', at: 'the bus', with: ['child', 'adult', 'elder', 'sitter', 'driver', 'friend', 'pet'], refrain: true },
    { id: 'on-a-lap', part: 'back', at: 'the bus', with: ['child', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'thank-you', part: 'last', at: 'the meadow', with: ['child', 'elder', 'friend', 'pet'], pays: ['curtsey', 'thanks'], refrain: true },
  ],
  pictures: [
    {
      beats: ['every-stop', 'curtsey', 'stays-down'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'bus', at: 'right', act: 'stands', size: 'big', colour: 'red', feeling: 'happy', faces: 'left' },
        { who: 'old-man', at: 'left', act: 'looks-at', to: 'bus', feeling: 'happy', faces: 'right', if: '!elder / !adult' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'bus', holding: 'umbrella', feeling: 'happy', faces: 'right', if: 'elder & adult' },
      ],
    },
    {
      beats: ['getting-on', 'be-light', 'stays-down'],
      framing: 'close',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'snail', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'snail', feeling: 'curious', faces: 'right', if: 'pet.dog' },
        { who: 'snail', at: 'right', act: 'crawls', size: 'tiny', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'leaf', at: 'near', colour: 'green' }],
    },
    {
      beats: ['on-a-lap', 'the-leaf'],
      framing: 'middle',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'seat', act: 'sits', feeling: 'happy' },
        { who: 'snail', at: 'seat', act: 'sits-on-lap', to: 'child', size: 'tiny', feeling: 'curious' },
      ],
    },
  ],
});
