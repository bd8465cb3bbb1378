import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-littlest-nee',
  premise:
    'A fire engine has lost the nee of its nee-naw, so the child is the nee, and the ducks get up from the road; but one little duck is asleep at the wheel, and the nee is used up, all but the littlest one in the world.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['fire-engine'] },
  nights: { place: 'a road by a baker’s shop', indoors: false, tone: 'funny', mechanism: 'being the other half of a sound, and then very softly', feeling: 'proud', sleep: false },
  storyVotes: [3, 3],
  contains: ['fire-engine', 'fire', 'duck'],
  registry: {
    idea: 'a siren of two halves has lost one of them, and a child is the other half',
    device: 'a little duck is woken by a sound just her size',
    objects: ['six big ducks and one little duck', 'smoke from a baker’s shop', 'one who always looks under things'],
    joke: 'nobody wants it wet, but the ducks do',
    ending: 'nee, whispered in bed, and far away somebody whispers naw',
  },
  beats: [
    { id: 'naw', part: 'open', at: 'the road', with: ['child', 'friend', 'adult', 'elder', 'pet'], plants: ['naw'] },
    { id: 'fell-off', part: 'stir', at: 'the road', with: ['child', 'driver'] },
    { id: 'on-fire', part: 'stir', at: 'the road', with: ['driver', 'baker'], plants: ['toast'] },
    { id: 'did-not-move', part: 'try', at: 'the road', with: ['driver', 'child'] },
    { id: 'nee', part: 'try', at: 'the road', with: ['child'], refrain: true },
    { id: 'one-more', part: 'turn', at: 'the road', with: ['friend', 'driver'], plants: ['under'] },
    { id: 'used-up', part: 'turn', at: 'the road', with: ['child', 'friend'] },
    { id: 'the-littlest', part: 'turn', at: 'the road', with: ['child', 'friend'], refrain: true },
    { id: 'wet-toast', part: 'back', at: 'the baker’s shop', with: ['baker'], pays: ['toast'] },
    { id: 'shook-hands', part: 'down', at: 'the road', with: ['driver', 'friend', 'child'], pays: ['under'] },
    { id: 'far-away', part: 'last', at: 'bed', with: ['child'], pays: ['naw'] },
  ],
  pictures: [
    {
      beats: ['fell-off', 'naw', 'on-fire', 'did-not-move'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'waits', size: 'big', colour: 'red', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'fire-fighter', feeling: 'surprised', faces: 'right' },
        { who: 'fire-fighter', called: 'driver', at: 'left', act: 'points-at', to: 'fire-engine', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['nee', 'did-not-move', 'one-more'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'calls-to', to: 'duck', size: 'big', colour: 'red', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'duck', feeling: 'proud', faces: 'right' },
        { who: 'duck', at: 'centre', act: 'walks', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'duck', at: 'near', count: 3 }],
    },
    {
      beats: ['the-littlest', 'used-up', 'wet-toast'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'duck', feeling: 'curious', faces: 'right' },
        { who: 'duck', at: 'centre', act: 'sleeps', size: 'tiny', colour: 'yellow', feeling: 'sleepy' },
        { who: 'friend', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
