import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'kiss-the-train',
  premise:
    'The stairs are a railway to Bed, with a child for a driver and whoever reads for a passenger; nearly at the top Elephant is not on, and the train has to go backwards, which it never did before.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [32, 33], en: [24, 24] },
  ages: [3, 6],
  leads: [],
  nights: { place: 'the stairs at home', indoors: true, tone: 'happy', mechanism: 'a train going up to bed backs down for a toy', feeling: 'in charge', sleep: true },
  storyVotes: [3, 3],
  alike: ['the-last-train-from-the-kitchen'],
  contains: ['train', 'elephant'],
  registry: {
    idea: 'the stairs are the railway to Bed, and what lies on them are its stations',
    device: 'a train that can go backwards, in a sound said backwards',
    objects: ['shopping list with a hole bitten in it', 'cap back to front', 'leaf that is the best kind of ticket'],
    joke: 'the crumb was going to Tummy, and the train stops at Wee to let some out',
    ending: 'a very old station far away down the line says creak to whoever goes down',
  },
  beats: [
    { id: 'all-aboard', part: 'open', at: 'the stairs', with: ['child', 'adult', 'elder', 'sitter'], plants: ['ticket'] },
    { id: 'sock-and-crumb', part: 'try', at: 'the stairs', with: ['child', 'adult', 'elder', 'friend'], refrain: true },
    { id: 'creak-and-spider', part: 'try', at: 'the stairs', with: ['child', 'elder', 'elder2'], refrain: true, plants: ['creak'] },
    { id: 'stop-the-train', part: 'stir', at: 'the stairs', with: ['child', 'adult', 'elder'] },
    { id: 'fooch', part: 'turn', at: 'the stairs', with: ['child'] },
    { id: 'a-leaf', part: 'turn', at: 'the hall', with: ['child'], pays: ['ticket'] },
    { id: 'the-fast-train', part: 'back', at: 'the stairs', with: ['child', 'pet'] },
    { id: 'all-change', part: 'down', at: 'bed', with: ['child', 'adult', 'elder'] },
    { id: 'good-evening', part: 'last', at: 'bed', with: ['child'], pays: ['creak'] },
  ],
  pictures: [
    {
      beats: ['all-aboard', 'sock-and-crumb'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'wears', to: 'cap', feeling: 'proud', faces: 'right' },
        { who: 'adult', at: 'left', act: 'gives', to: 'child', holding: 'ticket', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'left', act: 'gives', to: 'child', holding: 'ticket', feeling: 'happy', faces: 'right', if: '!adult' },
        { who: 'woman', at: 'left', act: 'gives', to: 'child', holding: 'ticket', feeling: 'happy', faces: 'right', called: 'sitter', if: '!adult & !elder' },
      ],
      things: [{ what: 'stairs', at: 'right', size: 'big' }],
    },
    {
      beats: ['stop-the-train', 'fooch', 'a-leaf'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elephant', feeling: 'surprised' },
        { who: 'elephant', at: 'right', act: 'sits', size: 'small', feeling: 'sad', faces: 'right', colour: 'grey' },
      ],
    },
    {
      beats: ['all-change', 'the-fast-train', 'good-evening'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', holding: 'elephant', feeling: 'sleepy' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'right', if: '!adult' },
        { who: 'woman', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'right', called: 'sitter', if: '!adult & !elder' },
      ],
    },
  ],
});
