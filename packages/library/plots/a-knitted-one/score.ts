import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-knitted-one',
  premise:
    'A knitted racing car catches on a nail at the start and comes undone along the whole road, till there is only a seat, a wheel to steer with and four to roll on; whoever winds the wool in, faster and faster, is pulled home past all the tin.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [5, 12], en: [4, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['racing-car'] },
  alike: ['the-end-of-the-wool'],
  nights: { place: 'a race', indoors: false, tone: 'funny', mechanism: 'winding in a thread that is fast at the other end', feeling: 'angry', sleep: false },
  contains: [],
  registry: {
    idea: 'a racing car that is one long thread comes undone in the middle of the race',
    device: 'a thread that is caught at the finish can be wound up, and pulls one home',
    objects: ['nail in a post by the start', 'engine of wool', 'ball of wool with four wheels and two feet', 'tin cars'],
    joke: 'it is a knitted one, it just isn’t knitted at the moment',
    ending: 'a knitted engine is listened to, as soft as a cat',
  },
  beats: [
    { id: 'knitted-fast', part: 'open', at: 'the start', with: ['child', 'elder', 'elder2'], plants: ['nail', 'thread', 'engine'] },
    { id: 'off', part: 'stir', at: 'the road', with: ['child', 'friend'], refrain: true },
    { id: 'coming-undone', part: 'try', at: 'the road', with: ['child'], pays: ['nail'] },
    { id: 'a-lot-of-wool', part: 'lull', at: 'the windmill', with: ['child'] },
    { id: 'round-and-round', part: 'turn', at: 'the road', with: ['child', 'friend'], pays: ['thread'], refrain: true },
    { id: 'not-at-the-moment', part: 'back', at: 'the finish', with: ['child', 'elder'] },
    { id: 'no-nails', part: 'down', at: 'the finish', with: ['child', 'elder', 'pet'] },
    { id: 'soft', part: 'last', at: 'the car', with: ['child'], pays: ['engine'], refrain: true },
  ],
  pictures: [
    {
      beats: ['off', 'knitted-fast'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'rides', to: 'racing-car', feeling: 'happy', faces: 'right' },
        { who: 'racing-car', at: 'right', act: 'runs', colour: 'red', feeling: 'happy', faces: 'right' },
        { who: 'car', at: 'left', act: 'runs', colour: 'yellow', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['a-lot-of-wool', 'round-and-round', 'coming-undone'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'sits-on', to: 'go-kart', holding: 'yarn', feeling: 'angry', faces: 'left' },
        { who: 'racing-car', at: 'left', act: 'runs', colour: 'black', feeling: 'laughing', faces: 'left' },
      ],
      things: [
        { what: 'yarn', at: 'right', colour: 'red' },
        { what: 'windmill', at: 'far' },
      ],
    },
    {
      beats: ['not-at-the-moment', 'no-nails', 'round-and-round'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'yarn', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'pats', to: 'yarn', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'yarn', at: 'centre', colour: 'red', size: 'big' }],
    },
  ],
});
