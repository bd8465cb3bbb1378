import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-step-too-many',
  premise: 'One evening there is a sixth step to the door, a small one left over from a house that is gone; feet count by themselves, so everybody stumbles on it, until it becomes a stair of one where nobody has counted yet.',
  writtenFirstIn: 'sv',
  ages: [4, 7],
  leads: [],
  nights: { place: 'the steps before the door', indoors: false, tone: 'funny', mechanism: 'finding a place where one is needed', feeling: 'left over', sleep: false },
  contains: ['garden'],
  registry: {
    idea: 'a single step that has lost its stairs',
    device: 'feet count by themselves, and stumble on whatever is one too many',
    objects: ['oranges that roll', 'top, bottom and middle of a stair', 'washbasin that one cannot reach'],
    joke: 'whoops, said everybody in turn',
    ending: 'one, said the feet, and that was all there were',
  },
  beats: [
    { id: 'six', part: 'open', at: 'the steps', with: ['child', 'adult', 'step'], refrain: true, plants: ['count'] },
    { id: 'thank-you', part: 'stir', at: 'the steps', with: ['child', 'step'] },
    { id: 'at-the-bottom', part: 'try', at: 'the steps', with: ['child', 'step'], refrain: true },
    { id: 'in-the-middle', part: 'try', at: 'the steps', with: ['child', 'step'], refrain: true },
    { id: 'firewood', part: 'lull', at: 'the steps', with: ['child', 'adult', 'step'] },
    { id: 'sat-down', part: 'turn', at: 'the steps', with: ['child', 'step'] },
    { id: 'a-stair-of-one', part: 'turn', at: 'the bathroom', with: ['child', 'step', 'adult'], pays: ['count'] },
    { id: 'one', part: 'last', at: 'the bedroom', with: ['child', 'step', 'adult'] },
  ],
  pictures: [
    {
      beats: ['six', 'thank-you', 'at-the-bottom'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'right', act: 'falls', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'orange', at: 'near', count: 3 }],
    },
    {
      beats: ['firewood', 'in-the-middle', 'sat-down'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'sits-on', to: 'step', feeling: 'sad' }],
    },
    {
      beats: ['a-stair-of-one', 'sat-down', 'one'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'step', feeling: 'proud' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
