import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hello-yourself',
  premise:
    'Whoever lies inside the tummy kicks off a sandwich, a hat and a radio, and the child’s best car as well, which must mean that somebody is not liked; but when the child hums, cheek to tummy, the kicks stop, and come when the humming stops.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  nights: { place: 'a sofa', indoors: true, tone: 'funny-tender', mechanism: 'humming to a tummy', feeling: 'not liked', sleep: false },
  alike: ['over-and-out', 'half-for-the-baby'],
  contains: ['new-sibling', 'baby'],
  registry: {
    idea: 'a tummy kicks off everything that is put on it, and lies still for a hum',
    device: 'humming and stopping, and a kick against the cheek each time it stops',
    objects: ['sandwich on a tummy', 'hat on a toe', 'radio in a flowerpot', 'red car on top of the mountain'],
    joke: 'the radio plays on with soil in it',
    ending: 'one small kick against a cheek is answered: hello yourself',
  },
  beats: [
    { id: 'the-mountain', part: 'open', at: 'the sofa', with: ['child', 'adult'], plants: ['thump', 'rest'], refrain: true },
    { id: 'breakfast', part: 'try', at: 'the sofa', with: ['adult', 'elder', 'elder2', 'neighbour', 'pet'], refrain: true },
    { id: 'music', part: 'try', at: 'the sofa', with: ['neighbour', 'adult'], refrain: true },
    { id: 'the-red-car', part: 'stir', at: 'the sofa', with: ['child', 'friend'], plants: ['car'], refrain: true },
    { id: 'come-here', part: 'lull', at: 'the window', with: ['child', 'adult'] },
    { id: 'hum', part: 'turn', at: 'the sofa', with: ['child', 'adult'], refrain: true },
    { id: 'more', part: 'back', at: 'the sofa', with: ['child', 'adult'], pays: ['rest'] },
    { id: 'on-tiptoe', part: 'down', at: 'the sofa', with: ['child', 'adult', 'neighbour'], pays: ['car'] },
    { id: 'thump', part: 'last', at: 'the sofa', with: ['child'], refrain: true, pays: ['thump'] },
  ],
  pictures: [
    {
      beats: ['music', 'breakfast', 'the-mountain'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', called: 'neighbour', at: 'right', act: 'carries', to: 'radio', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'stands', holding: 'toy-car', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'toy-car', at: 'left', colour: 'red' }],
    },
    {
      beats: ['come-here', 'the-red-car'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'holds', to: 'toy-car', feeling: 'sad' }],
      things: [{ what: 'toy-car', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['more', 'on-tiptoe', 'thump'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'seat', act: 'sits', feeling: 'calm', faces: 'left', if: 'adult.she' },
        { who: 'woman', at: 'seat', act: 'sits', feeling: 'calm', faces: 'left', if: '!adult.she' },
        { who: 'child', at: 'seat', act: 'leans-on', to: 'adult', feeling: 'happy', faces: 'right', if: 'adult.she' },
        { who: 'child', at: 'seat', act: 'leans-on', to: 'woman', feeling: 'happy', faces: 'right', if: '!adult.she' },
      ],
    },
  ],
});
