import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'which-is-the-one-for-the-cat',
  premise:
    'A cat will not get off the old armchair, not on the cart and not at the recycling centre, where there is a place for everything but a chair with a cat in it; only when it tips does the child hear what the cat has been waiting for, and has an arm that is long and thin enough.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 7],
  leads: ['pet.cat'],
  nights: {
    place: 'a recycling centre',
    indoors: false,
    tone: 'funny',
    mechanism: 'an arm down the crack of an armchair',
    feeling: 'stubborn',
    sleep: false,
  },
  contains: ['cat'],
  registry: {
    idea: 'a cat rides to the recycling centre in the armchair that is to be thrown away, and there is no container for a chair with a cat',
    device: 'the cat is not sitting but waiting, for her ball is down in the chair and her paw is too short',
    objects: ['green armchair on a flat cart', 'man in an orange coat with a rhyme', 'half a pancake, very old', 'ball with a bell in it'],
    joke: 'is she a kind of cushion',
    ending: 'the rhyme gets its last line, and the one that the cat goes in is the bed',
  },
  beats: [
    { id: 'just-sat', part: 'open', at: 'home', with: ['child', 'pet', 'neighbour'], plants: ['ball', 'bed'] },
    { id: 'like-a-queen', part: 'stir', at: 'the road', with: ['child', 'pet', 'neighbour', 'adult', 'friend'] },
    { id: 'one-two-three', part: 'stir', at: 'the recycling centre', with: ['child', 'pet'], plants: ['rhyme'], refrain: true },
    { id: 'cheese', part: 'try', at: 'the recycling centre', with: ['neighbour', 'pet', 'elder', 'elder2'] },
    { id: 'a-cushion', part: 'try', at: 'the recycling centre', with: ['pet'] },
    { id: 'closing-time', part: 'lull', at: 'the recycling centre', with: ['child', 'neighbour', 'pet'], refrain: true },
    { id: 'tink', part: 'turn', at: 'the recycling centre', with: ['child', 'pet', 'neighbour'] },
    { id: 'to-the-shoulder', part: 'turn', at: 'the recycling centre', with: ['child', 'pet', 'neighbour'] },
    { id: 'three-then', part: 'back', at: 'the recycling centre', with: ['pet', 'child', 'neighbour'], pays: ['ball'] },
    { id: 'the-one', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['bed', 'rhyme'], refrain: true },
  ],
  pictures: [
    {
      beats: ['like-a-queen', 'just-sat', 'one-two-three'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', called: 'neighbour', at: 'right', act: 'pulls', to: 'armchair', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'pushes', to: 'armchair', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'armchair', at: 'centre', colour: 'green' }],
    },
    {
      beats: ['a-cushion', 'cheese', 'closing-time'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'builder', at: 'right', act: 'reaches-for', to: 'pet', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'armchair', at: 'centre', colour: 'green' }],
    },
    {
      beats: ['to-the-shoulder', 'tink', 'three-then'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'armchair', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'armchair', at: 'centre', colour: 'green' }],
    },
  ],
});
