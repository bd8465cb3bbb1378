import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'red-means-stop',
  premise:
    'A small blue train never stops at a grandparent’s gate, till big red underwear on the line is taken for a signal; then it needs a green before it may go, and the child has frog pyjamas on under a yellow coat.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['train'] },
  nights: {
    place: 'a gate by the sea, with a train past it',
    indoors: false,
    tone: 'funny',
    mechanism: 'being lifted as a green signal in frog pyjamas',
    feeling: 'sad that it never stops, and sorry that it is stuck',
    sleep: false,
  },
  putBefore: { en: [3, 7], sv: [2, 7] },
  contains: ['train', 'sea'],
  registry: {
    idea: 'red washing stops a train, and only green can let it go',
    device: 'a child in frog pyjamas is lifted up as the green signal',
    objects: ['big red underwear like a flag', 'frog pyjamas under a yellow coat', 'small blue train along a beach', 'blue sock held up for a signal'],
    joke: 'that is not a signal, those are mine; it is very large, so am I',
    ending: 'that is why the new ones are green',
  },
  beats: [
    { id: 'the-small-blue-train', part: 'open', at: 'the gate', with: ['child', 'elder', 'elder2', 'adult', 'friend'], plants: ['stop', 'frog'] },
    { id: 'like-a-flag', part: 'stir', at: 'the washing line', with: ['child', 'elder', 'adult', 'pet'], plants: ['red', 'sock'] },
    { id: 'a-red-signal', part: 'try', at: 'the gate', with: ['driver', 'elder', 'adult'], refrain: true, pays: ['stop'] },
    { id: 'no-green', part: 'try', at: 'the gate', with: ['driver', 'elder', 'elder2', 'adult', 'pet'], refrain: true },
    { id: 'stuck', part: 'turn', at: 'the gate', with: ['child', 'elder', 'adult'] },
    { id: 'green', part: 'turn', at: 'the gate', with: ['child', 'elder', 'adult', 'driver'], refrain: true, pays: ['frog'] },
    { id: 'away', part: 'back', at: 'the gate', with: ['child', 'elder', 'adult', 'pet'], pays: ['sock'] },
    { id: 'new-ones', part: 'last', at: 'the shop', with: ['child', 'elder', 'adult', 'driver'], pays: ['red'] },
  ],
  pictures: [
    {
      beats: ['like-a-flag', 'the-small-blue-train', 'a-red-signal'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      weather: 'wind',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'near', act: 'looks-at', to: 'train', feeling: 'surprised', faces: 'right', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'near', act: 'looks-at', to: 'train', feeling: 'surprised', faces: 'right', if: 'adult & !elder' },
      ],
      things: [
        { what: 'train', at: 'right', colour: 'blue' },
        { what: 'clothes-line', at: 'centre' },
        { what: 'underpants', at: 'centre', colour: 'red' },
      ],
    },
    {
      beats: ['no-green', 'a-red-signal', 'stuck'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'holds-up', to: 'towel', feeling: 'curious', faces: 'right', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'left', act: 'holds-up', to: 'towel', feeling: 'curious', faces: 'right', if: 'adult & !elder' },
        { who: 'train-driver', at: 'right', act: 'looks-at', to: 'towel', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'near', act: 'stands', feeling: 'sad', faces: 'right' },
      ],
      things: [
        { what: 'train', at: 'right', colour: 'blue' },
        { what: 'towel', at: 'left', colour: 'white' },
      ],
    },
    {
      beats: ['green', 'stuck', 'away'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'lifts', to: 'child', feeling: 'happy', faces: 'right', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'left', act: 'lifts', to: 'child', feeling: 'happy', faces: 'right', if: 'adult & !elder' },
        { who: 'child', at: 'centre', act: 'wears', to: 'pyjamas', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'pyjamas', at: 'centre', colour: 'green' },
        { what: 'train', at: 'right', colour: 'blue' },
      ],
    },
  ],
});
