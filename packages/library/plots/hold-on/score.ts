import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hold-on',
  premise:
    'The littlest elephant has no tail left to hold on the way to bed, and wants no hand: she tries a shirt, a pocket and the sleeve of a cardigan, which comes off, until the hand is held out where a tail would be.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [3, 12], en: [4, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['elephant'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a lane at an elephant park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'holding a hand where somebody looks for it',
    feeling: 'left behind',
    sleep: false,
  },
  alike: ['the-front-elephant'],
  contains: ['elephant'],
  registry: {
    idea: 'an elephant who only knows tails will not walk without one, and the child has only a hand',
    device: 'a hand held behind one’s back is a tail',
    objects: ['yellow sleeve with a trunk round it', 'cardigan with nobody in it', 'ears like two umbrellas', 'bars of a barn with a trunk between them'],
    joke: 'that’s my bottom',
    ending: 'hold on, which was said to somebody who pulled, is whispered to somebody who is falling asleep',
  },
  beats: [
    { id: 'youre-pulling', part: 'open', at: 'the lane', with: ['child', 'bibi'], plants: ['hold on'], refrain: true },
    { id: 'no-tail-left', part: 'stir', at: 'the lane', with: ['child', 'bibi', 'juniper'], plants: ['in front', 'hand'] },
    { id: 'thats-my-bottom', part: 'try', at: 'the lane', with: ['child', 'bibi', 'juniper', 'pet'], refrain: true },
    { id: 'the-sleeve', part: 'try', at: 'the lane', with: ['child', 'bibi', 'juniper', 'elder', 'elder2', 'friend'], refrain: true },
    { id: 'the-knot', part: 'lull', at: 'the lane', with: ['child', 'bibi'] },
    { id: 'at-the-back', part: 'turn', at: 'the lane', with: ['child', 'bibi'], pays: ['in front', 'hand'], refrain: true },
    { id: 'line-of-two', part: 'back', at: 'the lane', with: ['child', 'bibi', 'juniper', 'friend'], refrain: true },
    { id: 'in-the-barn', part: 'down', at: 'the barn', with: ['child', 'bibi', 'juniper', 'friend'] },
    { id: 'just-till', part: 'last', at: 'the barn', with: ['child', 'bibi', 'juniper'], pays: ['hold on'], refrain: true },
  ],
  pictures: [
    {
      beats: ['thats-my-bottom', 'no-tail-left', 'the-sleeve'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'elephant', called: 'bibi', at: 'centre', act: 'reaches-for', to: 'child', size: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-knot', 'the-sleeve', 'at-the-back'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'elephant', feeling: 'sad', faces: 'right' },
        { who: 'elephant', called: 'bibi', at: 'right', act: 'holds', to: 'sweater', size: 'child', feeling: 'crying', faces: 'left' },
      ],
      things: [{ what: 'sweater', at: 'centre', colour: 'yellow' }],
    },
    {
      beats: ['in-the-barn', 'just-till', 'line-of-two'],
      framing: 'close',
      world: 'farm',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elephant', feeling: 'happy', faces: 'right' },
        { who: 'elephant', called: 'bibi', at: 'right', act: 'holds-hands', to: 'child', size: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
