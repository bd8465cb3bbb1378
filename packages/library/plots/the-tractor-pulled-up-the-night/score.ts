import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-tractor-pulled-up-the-night',
  premise:
    'A tractor that can pull anything pulls up a pond and a hill, and then, before lunch, the night by its edge; it won’t go back without a beep, and the beep is broken, so the child at the gate is the beep.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [7, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['tractor'] },
  nights: { place: 'a farm', indoors: false, tone: 'funny', mechanism: 'being the beep of a tractor', feeling: 'proud', sleep: false, endsOnRefrain: true },
  alike: ['put-the-day-out'],
  contains: ['tractor', 'farm', 'dark'],
  registry: {
    idea: 'a tractor hooks the edge of the night and pulls it over the farm before lunch',
    device: 'whoever shouts beep makes a tractor back up, and the night goes with it',
    objects: ['pond with the fish still in it', 'hill brought to some cows for the shade', 'hook thrown over a hedge', 'sandwich that was not eaten in time'],
    joke: 'the sun was just where they had left it, and the cockerel crowed for the second time that day',
    ending: 'what was shouted all day is whispered, and the night is pulled up and tucked in',
  },
  beats: [
    { id: 'pull-anything', part: 'open', at: 'the gate', with: ['child', 'adult', 'elder', 'farmer', 'pet'], plants: ['beep', 'shout'] },
    { id: 'the-pond', part: 'stir', at: 'the field', with: ['farmer', 'child', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'the-hill', part: 'stir', at: 'the field', with: ['farmer', 'child', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'soft-and-dark', part: 'try', at: 'the field', with: ['farmer', 'child', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'the-night', part: 'try', at: 'the farm', with: ['child', 'adult', 'elder2', 'friend', 'pet'], plants: ['sandwich'] },
    { id: 'beep', part: 'turn', at: 'the gate', with: ['child', 'farmer', 'elder'], pays: ['beep'], refrain: true },
    { id: 'the-sun', part: 'back', at: 'the farm', with: ['child', 'adult', 'elder', 'friend', 'pet'], pays: ['sandwich'] },
    { id: 'tucked-in', part: 'last', at: 'the gate', with: ['child', 'farmer', 'elder', 'friend', 'pet'], pays: ['shout'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-hill', 'the-pond', 'soft-and-dark'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'tractor', at: 'right', act: 'pulls', to: 'mountain', size: 'big', colour: 'red', feeling: 'proud', faces: 'right' },
        { who: 'cow', at: 'centre', act: 'stands', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'tractor', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'happy', faces: 'right', if: 'pet.dog' },
        { who: 'pet', at: 'near', act: 'sleeps', feeling: 'sleepy', if: 'pet.cat' },
      ],
      things: [{ what: 'mountain', at: 'left', size: 'child', colour: 'green' }],
    },
    {
      beats: ['the-night', 'soft-and-dark', 'beep'],
      framing: 'wide',
      world: 'farm',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'tractor', at: 'right', act: 'looks-at', to: 'star', size: 'big', colour: 'red', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'star', feeling: 'surprised', faces: 'right' },
        { who: 'hen', at: 'near', act: 'sleeps', feeling: 'sleepy' },
      ],
      things: [{ what: 'star', at: 'above', count: 3 }],
    },
    {
      beats: ['beep', 'the-sun', 'the-night'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'tractor', feeling: 'proud', faces: 'right' },
        { who: 'tractor', at: 'right', act: 'waits', size: 'child', colour: 'red', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
