import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-isnt-cheese',
  premise:
    'A child whose mum and dad live in two houses carries a good-night kiss from the one to the other in a shut hand, with the coat hanging on one arm all evening, and the dog, who takes every shut hand for cheese, does all it can and gets it in the end; it is got back on the cheek.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  standIns: { pet: 'dog' },
  wish: { onlyAsked: true, concepts: ['two-homes'] },
  nights: {
    place: 'two houses with a bridge between them',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'carrying a kiss in a shut hand, and offering a cheek to whoever got it',
    feeling: 'wanting both good-night kisses',
    sleep: false,
    endsInBed: true,
  },
  contains: ['two-homes'],
  registry: {
    idea: 'a good-night kiss is carried from one house to the other in a shut hand, and flies if the hand is opened',
    device: 'whoever has licked up a kiss can give it back on the cheek',
    objects: ['coat that hangs on one arm all evening', 'shut hand that is taken for cheese', 'every trick a dog knows', 'bridge where two grown-ups say goodbye and hello'],
    joke: 'it will come out tomorrow. Not like that!',
    ending: 'an open hand with no cheese in it and no kiss, where a nose just fits',
  },
  beats: [
    { id: 'two-houses', part: 'open', at: 'the yellow house', with: ['child', 'pet', 'woman', 'man'], plants: ['kiss', 'hold tight'] },
    { id: 'the-mailbox', part: 'stir', at: 'the road', with: ['child', 'pet', 'friend', 'woman', 'man'], plants: ['tricks'] },
    { id: 'the-bridge', part: 'stir', at: 'the bridge', with: ['child', 'pet', 'adult', 'woman', 'man'] },
    { id: 'one-sleeve', part: 'try', at: 'the red house', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'man'], plants: ['coat'] },
    { id: 'little-by-little', part: 'turn', at: 'bed', with: ['child', 'pet', 'adult', 'man'] },
    { id: 'not-like-that', part: 'turn', at: 'bed', with: ['child', 'pet', 'adult', 'man'], pays: ['tricks'] },
    { id: 'its-me', part: 'back', at: 'bed', with: ['child', 'pet', 'adult', 'man'], pays: ['kiss', 'coat'] },
    { id: 'a-nose', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'man'], pays: ['hold tight'] },
  ],
  pictures: [
    {
      beats: ['the-mailbox', 'the-bridge', 'two-houses'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'mailbox', at: 'far' }],
    },
    {
      beats: ['one-sleeve', 'the-bridge', 'little-by-little'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'coat', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'right', act: 'pulls', to: 'coat', feeling: 'surprised', faces: 'left', if: 'adult' },
        { who: 'man', at: 'right', act: 'pulls', to: 'coat', feeling: 'surprised', faces: 'left', if: '!adult' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child', feeling: 'curious', anyway: true },
      ],
    },
    {
      beats: ['not-like-that', 'little-by-little', 'its-me'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
