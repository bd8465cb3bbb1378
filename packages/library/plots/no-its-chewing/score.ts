import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-its-chewing',
  premise:
    'A tractor’s horn says moo, and the cows take it for one of them and lie down round it, so that it can go nowhere; the child sees what they are waiting for, turns it off, and the engine that cools is chewing the cud.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [24, 27], en: [16, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['tractor', 'farm'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a field with cows', indoors: false, tone: 'funny-tender', mechanism: 'turning off the engine so that it can rest with the others', feeling: 'sorry for somebody', sleep: false },
  votes: { sv: [2, 3] },
  contains: ['cow'],
  registry: {
    idea: 'a tractor whose horn says moo is taken for a cow by the cows, and is kept',
    device: 'the one who stands and shakes is turned off, and then the herd is content',
    objects: ['horn that says moo', 'tractor licked on its nose', 'four cows round a tractor'],
    joke: 'was that you? no, it was the tractor',
    ending: 'an engine that ticks as it cools is chewing',
  },
  beats: [
    { id: 'click', part: 'open', at: 'the tractor', with: ['child', 'farmer', 'adult', 'friend', 'pet'], plants: ['alone'] },
    { id: 'toot', part: 'stir', at: 'the field', with: ['child', 'farmer', 'resting', 'friend'], plants: ['moo'] },
    { id: 'slurp', part: 'try', at: 'the field', with: ['child', 'resting', 'friend', 'pet'] },
    { id: 'flump', part: 'try', at: 'the field', with: ['child', 'farmer', 'resting', 'friend', 'pet', 'elder', 'elder2'], refrain: true },
    { id: 'just-one', part: 'lull', at: 'the field', with: ['child', 'farmer', 'resting', 'pet'], pays: ['moo'], refrain: true },
    { id: 'the-key', part: 'turn', at: 'the field', with: ['child', 'farmer', 'resting', 'friend'] },
    { id: 'tick', part: 'last', at: 'the gate', with: ['child', 'farmer', 'adult', 'friend', 'pet', 'resting'], pays: ['alone'] },
  ],
  pictures: [
    {
      beats: ['slurp', 'toot', 'flump'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'tractor', at: 'right', act: 'stands', size: 'big', colour: 'red', feeling: 'surprised', faces: 'left' },
        { who: 'cow', called: 'resting', at: 'left', act: 'looks-at', to: 'tractor', size: 'child', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['flump', 'just-one'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'tractor', at: 'centre', act: 'stands', size: 'big', colour: 'red', feeling: 'afraid', faces: 'left' },
        { who: 'cow', called: 'resting', at: 'left', act: 'lies-on-stomach', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'cow', at: 'right', count: 3 }],
    },
    {
      beats: ['the-key', 'tick'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'tractor', at: 'right', act: 'sleeps', size: 'big', colour: 'red', feeling: 'calm', faces: 'left' },
        { who: 'cow', called: 'resting', at: 'centre', act: 'leans-on', to: 'tractor', feeling: 'sleepy', faces: 'right' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'tractor', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'calm', faces: 'right', if: 'pet.dog / pet.cat' },
      ],
    },
  ],
});
