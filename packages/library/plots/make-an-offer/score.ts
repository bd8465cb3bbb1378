import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'make-an-offer',
  premise:
    'A street accuses somebody who never moves of stealing spoons, but the thief is a monkey who swaps, and is saving up for the jersey that is being sat on; it is all no use till the monkey, having nothing more, does with its hands what it is used to doing.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['monkey'] },
  nights: {
    place: 'a kitchen on a quay',
    indoors: true,
    tone: 'dry-tender',
    mechanism: 'asking whoever owns the thing, and having one’s fur parted',
    feeling: 'missing somebody',
    sleep: false,
  },
  alike: ['put-that-back', 'found-anything'],
  contains: ['monkey', 'cat', 'dog', 'dark', 'hospital'],
  registry: {
    idea: 'a monkey swaps its way up from a seashell to silver, saving for a jersey that smells of somebody',
    device: 'the bottom line of every page, marked not important, is the case',
    objects: ['navy-blue jersey', 'silver teaspoon', 'flour on windowsills', 'bag made from a sock'],
    joke: 'somebody who has moved once, for a vacuum cleaner',
    ending: 'the spoon is sat on, and its owner must make an offer',
  },
  beats: [
    { id: 'number-nine', part: 'open', at: 'home', with: ['child', 'pet', 'friend', 'elder', 'elder2', 'neighbour'], plants: ['jersey', 'spoon'] },
    { id: 'evidence', part: 'stir', at: 'the street', with: ['friend', 'child', 'adult'], plants: ['notebook'] },
    { id: 'swapping', part: 'try', at: 'the kitchen', with: ['child', 'friend'], pays: ['notebook'] },
    { id: 'ten-o-clock', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'monkey', 'pet', 'adult'] },
    { id: 'all-in-a-row', part: 'try', at: 'the kitchen', with: ['monkey', 'pet', 'child', 'friend'] },
    { id: 'last-bus', part: 'lull', at: 'the kitchen', with: ['monkey', 'pet', 'child'] },
    { id: 'onto-the-spoon', part: 'turn', at: 'the kitchen', with: ['pet', 'monkey'], pays: ['jersey'] },
    { id: 'the-heron', part: 'back', at: 'the quay', with: ['friend', 'child', 'monkey', 'owner'] },
    { id: 'an-offer', part: 'last', at: 'home', with: ['neighbour', 'child', 'pet', 'elder'], pays: ['spoon'] },
  ],
  pictures: [
    {
      beats: ['evidence', 'swapping'],
      framing: 'over-shoulder',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'book', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['all-in-a-row', 'ten-o-clock'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'monkey', at: 'left', act: 'gives', to: 'pet', holding: 'spoon', size: 'small', colour: 'brown', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits-on', to: 'sweater', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [{ what: 'sweater', at: 'right', colour: 'blue' }],
    },
    {
      beats: ['onto-the-spoon', 'last-bus', 'the-heron'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'monkey', at: 'left', act: 'hugs', to: 'sweater', size: 'small', colour: 'brown', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [{ what: 'sweater', at: 'left', colour: 'blue' }],
    },
  ],
});
