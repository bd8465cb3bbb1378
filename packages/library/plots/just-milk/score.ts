import { score } from '@sagolykta/storyteller/score';

const she = '!adult.he & adult / !adult & !elder / !adult & elder.she';
const he = 'adult.he / !adult & elder.he';

export default score({
  id: 'just-milk',
  premise:
    'A child stays too long at the bread machine and asks the lady with a name badge to call for Mummy, and every mother in the shop comes but the right one; so the child shouts what only she says: just milk, which is the one thing that is not on the belt.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lost-in-shop'] },
  nights: {
    place: 'a supermarket, by the till',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'shouting into the microphone what the lost grown-up always says',
    feeling: 'frightened',
    sleep: false,
  },
  alike: ['be-a-lamp-post', 'eek-a', 'one-hand-too-many'],
  contains: ['shop'],
  registry: {
    idea: 'whoever has no name but Mummy can be called by what she always says, and says wrongly',
    device: 'a call for one brings all of that name, and a call for a habit brings the one',
    objects: ['bread machine that makes a loaf jump', 'microphone on a bendy stalk', 'frozen chicken with a dent', 'cheap flower in a pot'],
    joke: 'she looks nice, but not in the mornings',
    ending: 'there is everything on the belt but milk, and now they are just getting milk',
  },
  beats: [
    { id: 'just-milk', part: 'open', at: 'the shop', with: ['child', 'adult', 'elder', 'elder2', 'minder'], plants: ['milk', 'flower'], refrain: true },
    { id: 'the-bread-machine', part: 'stir', at: 'the bread', with: ['child', 'adult', 'elder', 'minder', 'friend'], plants: ['loaf'] },
    { id: 'nobody-came', part: 'stir', at: 'the crackers', with: ['child', 'pet'] },
    { id: 'a-name-badge', part: 'try', at: 'the till', with: ['child', 'clerk'], plants: ['badge'] },
    { id: 'in-one-big-heap', part: 'try', at: 'the till', with: ['child', 'clerk'] },
    { id: 'one-more-try', part: 'turn', at: 'the till', with: ['child', 'clerk'] },
    { id: 'a-frozen-chicken', part: 'back', at: 'the till', with: ['child', 'adult', 'elder', 'minder'], plants: ['chicken'] },
    { id: 'talking-about-peas', part: 'down', at: 'the till', with: ['child', 'adult', 'elder', 'minder'], pays: ['badge'] },
    { id: 'on-the-belt', part: 'last', at: 'the till', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'clerk', 'friend', 'pet'], pays: ['milk', 'flower', 'loaf', 'chicken'], refrain: true },
  ],
  pictures: [
    {
      beats: ['nobody-came', 'the-bread-machine', 'a-name-badge'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'is-afraid', feeling: 'afraid', faces: 'right' }],
    },
    {
      beats: ['in-one-big-heap', 'a-name-badge', 'one-more-try'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'woman', at: 'left', act: 'pushes', to: 'shopping-trolley', feeling: 'surprised', faces: 'right', if: she },
        { who: 'woman', at: 'right', act: 'runs', feeling: 'surprised', faces: 'left', if: she },
        { who: 'man', at: 'left', act: 'pushes', to: 'shopping-trolley', feeling: 'surprised', faces: 'right', if: he },
        { who: 'man', at: 'right', act: 'runs', feeling: 'surprised', faces: 'left', if: he },
      ],
      things: [{ what: 'shopping-trolley', at: 'left' }],
    },
    {
      beats: ['a-frozen-chicken', 'one-more-try', 'talking-about-peas'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'adult', feeling: 'happy', faces: 'right', if: 'adult' },
        { who: 'adult', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: 'adult' },
        { who: 'child', at: 'left', act: 'hugs', to: 'elder', feeling: 'happy', faces: 'right', if: 'elder & !adult' },
        { who: 'elder', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: 'elder & !adult' },
        { who: 'child', at: 'left', act: 'hugs', to: 'woman', feeling: 'happy', faces: 'right', if: '!adult & !elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});
