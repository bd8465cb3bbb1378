import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'what-gordon-means',
  premise:
    'Three sharks who can’t stop have only time for a bit of a sentence each before they are past, and the tank is running over, so a tap is turned the wrong way; then the child marches round beside the biggest one and hears a whole sentence.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [6, 12], en: [9, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['shark'] },
  nights: { place: 'an aquarium', indoors: true, tone: 'funny', mechanism: 'marching along beside somebody who cannot stop', feeling: 'proud', sleep: false },
  alike: ['somebodys-foot', 'a-flag-with-pockets'],
  contains: ['shark'],
  registry: {
    idea: 'three sharks in a round tank share out one warning, a bit each as they come past, and it is taken for something friendly',
    device: 'a shark cannot stop but a child can go, so the tap is explained on the march',
    objects: ['red wheel that squeaks', 'two hungry penguins and two buckets of fish', 'shark’s nose over the edge of a tank', 'thousands of teeth without a single coin'],
    joke: 'that’s what we … said … twice',
    ending: 'one waits at the door for the second half of a good night',
  },
  beats: [
    { id: 'proper-chat', part: 'open', at: 'the tank', with: ['child', 'friend', 'elder', 'pet', 'gordon', 'lady'], plants: ['cannot stop', 'chat'] },
    { id: 'high', part: 'stir', at: 'the tank', with: ['child', 'dave', 'gordon', 'lady'], plants: ['hi'], refrain: true },
    { id: 'twice', part: 'stir', at: 'the tank', with: ['child', 'dave', 'gordon', 'lady'], refrain: true },
    { id: 'red-wheel', part: 'try', at: 'the tank', with: ['keeper', 'child'], plants: ['wheel'] },
    { id: 'turning-it-right', part: 'try', at: 'the tank', with: ['child', 'gordon', 'dave'] },
    { id: 'say-it-all', part: 'turn', at: 'the tank', with: ['child', 'gordon'], pays: ['cannot stop'] },
    { id: 'squeak', part: 'back', at: 'the tank', with: ['child', 'keeper', 'dave'], pays: ['wheel'] },
    { id: 'thousands', part: 'down', at: 'the tank', with: ['child', 'gordon', 'friend'], pays: ['chat'] },
    { id: 'in-the-middle', part: 'last', at: 'the door', with: ['child', 'gordon', 'dave', 'adult'], pays: ['hi'], refrain: true },
  ],
  pictures: [
    {
      beats: ['high', 'proper-chat', 'twice'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'shark', called: 'dave', at: 'far', act: 'swims', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['red-wheel', 'turning-it-right'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'pulls', to: 'wheel', feeling: 'surprised', faces: 'left' },
        { who: 'woman', called: 'keeper', at: 'right', act: 'carries', to: 'bucket', feeling: 'afraid', faces: 'left' },
        { who: 'penguin', at: 'near', act: 'calls-to', to: 'woman', size: 'small', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'wheel', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['say-it-all', 'squeak', 'thousands'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'shark', called: 'gordon', at: 'right', act: 'swims', size: 'child', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
