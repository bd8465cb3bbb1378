import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'my-sock-and-your-sock',
  premise: 'A child and a dog each pull one end of a sock till it is as long as the rug and falls off every foot; when the dog holds the toe and does not pull, there is room for both feet in it.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [6, 33], en: [1, 24] },
  ages: [3, 4],
  leads: ['pet.dog'],
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'a dog that holds instead of pulling', feeling: 'cross', sleep: false },
  contains: ['dog'],
  registry: {
    idea: 'a tug-of-war over a sock makes it too long to stay on',
    device: 'the one who pulled holds the toe still, and the foot gets in',
    objects: ['sock as long as a banana', 'ear inside out', 'two feet in one sock'],
    joke: 'Mmmf, said the dog',
    ending: 'my sock, and your sock',
  },
  beats: [
    { id: 'one-warm-foot', part: 'open', at: 'home', with: ['child', 'pet'], plants: ['cold foot', 'toe'] },
    { id: 'a-banana', part: 'stir', at: 'the rug', with: ['child', 'pet'], refrain: true },
    { id: 'as-long-as-the-dog', part: 'try', at: 'the rug', with: ['child', 'pet'], refrain: true },
    { id: 'bump', part: 'try', at: 'the rug', with: ['child', 'pet', 'friend'], refrain: true },
    { id: 'flop', part: 'lull', at: 'the rug', with: ['child'] },
    { id: 'hold-it', part: 'turn', at: 'the rug', with: ['child', 'pet'], pays: ['toe'] },
    { id: 'two-feet-in-one-sock', part: 'down', at: 'the rug', with: ['child', 'pet'], pays: ['cold foot'] },
    { id: 'sleep', part: 'last', at: 'the rug', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['a-banana', 'as-long-as-the-dog', 'one-warm-foot'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'sock', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'right', act: 'pulls', to: 'sock', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'centre', colour: 'blue' }],
    },
    {
      beats: ['flop', 'bump', 'hold-it'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'centre', colour: 'blue' }],
    },
    {
      beats: ['hold-it', 'two-feet-in-one-sock'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'pet', holding: 'sock', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'centre', colour: 'blue' }],
    },
  ],
});
