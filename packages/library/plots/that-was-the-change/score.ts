import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'that-was-the-change',
  premise:
    'Two friends have a shop each at either end of the sofa and nobody to buy, and quarrel over the one customer, of whom one has the face and the other the tail; she walks off with the till to a shop of her own, where the price is a tickle.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  nights: {
    place: 'a sofa and a basket behind the coats',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'holding hands, since both are customers now',
    feeling: 'cross',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['dog', 'cat'],
  registry: {
    idea: 'two who both keep shop have no customer, and whoever was the customer has the best shop',
    device: 'to buy at the third shop one must leave one’s own, and pay half each',
    objects: ['till that is a slipper full of buttons', 'boot lost since Tuesday', 'picture of a hen for sale', 'shop laid out in a row in a basket'],
    joke: 'I’ve got the face; I’ve got the waggy end',
    ending: 'a teddy is bought back in the dark, and a kiss on the nose is the change',
  },
  beats: [
    { id: 'two-shops', part: 'open', at: 'the sofa', with: ['child', 'friend'], plants: ['teddy', 'two shops'] },
    { id: 'the-till', part: 'stir', at: 'the sofa', with: ['child', 'friend', 'adult', 'elder'], plants: ['till', 'ding-a-ling'] },
    { id: 'a-customer', part: 'try', at: 'the sofa', with: ['child', 'friend', 'pet'] },
    { id: 'jingle', part: 'try', at: 'the hall', with: ['child', 'friend', 'pet'], pays: ['till'] },
    { id: 'all-in-a-row', part: 'turn', at: 'the basket', with: ['child', 'friend', 'pet', 'adult', 'elder'], plants: ['row'] },
    { id: 'one-tickle', part: 'back', at: 'the basket', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['tickle'], pays: ['two shops'] },
    { id: 'wheres-teddy', part: 'down', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['teddy'] },
    { id: 'still-open', part: 'down', at: 'the basket', with: ['child', 'pet'], pays: ['row', 'ding-a-ling'] },
    { id: 'the-change', part: 'last', at: 'the basket', with: ['child', 'pet'], pays: ['tickle'] },
  ],
  pictures: [
    {
      beats: ['two-shops', 'the-till'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'teddy', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-up', to: 'cup', feeling: 'proud', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'slippers', at: 'centre' },
        { what: 'spoon', at: 'left' },
        { what: 'drawing', at: 'right' },
      ],
    },
    {
      beats: ['jingle', 'a-customer', 'all-in-a-row'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'runs', holding: 'slippers', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'chases', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'chases', to: 'pet', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['one-tickle', 'all-in-a-row'],
      framing: 'from-above',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'lies-on-back', feeling: 'laughing', anyway: true },
        { who: 'child', at: 'left', act: 'pats', to: 'pet', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pats', to: 'pet', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'ball', at: 'near' },
        { what: 'basket', at: 'far' },
      ],
    },
  ],
});
