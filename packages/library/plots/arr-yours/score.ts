import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'arr-yours',
  premise:
    'A pirate in a boat on the grass has heard that pirates say arr and take things, and takes until there is no room for the dog who was to bark at the waves; everything is thrown back with arr, yours, but the dog’s own things, which are carried to it.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  fits: '!pet / pet.dog',
  standIns: { pet: 'dog' },
  wish: { concepts: ['pirate'] },
  nights: {
    place: 'an old boat in the grass',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'giving back what was taken, till there is room for a dog',
    feeling: 'missing somebody who has turned away',
    sleep: false,
    seasons: ['summer'],
  },
  alike: ['mine-said-the-unicorn'],
  contains: ['pirate', 'boat', 'dog'],
  registry: {
    idea: 'a pirate takes so many things that there is no room in the boat for the dog',
    device: 'what was taken with arr, mine is thrown back with arr, yours',
    objects: ['boat that is rowed in the grass', 'crocodile in the dog’s place', 'back turned under an apple tree', 'shoe under a dog'],
    joke: 'whoever is robbed says thank you, and that is not what pirates say',
    ending: 'the dog, asked for a shoe, says arr, and that is what pirates say',
  },
  beats: [
    { id: 'in-the-grass', part: 'open', at: 'the boat', with: ['child', 'pet', 'adult', 'minder', 'elder'], plants: ['waves'] },
    { id: 'arr-mine', part: 'stir', at: 'the boat', with: ['child', 'adult', 'minder', 'elder'], plants: ['shoe', 'pirates-say'], refrain: true },
    { id: 'everything', part: 'try', at: 'the boat', with: ['child', 'adult', 'minder', 'elder', 'elder2', 'friend'], refrain: true },
    { id: 'nowhere-to-jump', part: 'try', at: 'the boat', with: ['child', 'pet'] },
    { id: 'woof', part: 'lull', at: 'the boat', with: ['child', 'adult', 'minder', 'elder'] },
    { id: 'yours', part: 'turn', at: 'the boat', with: ['child', 'adult', 'minder', 'elder', 'friend'], refrain: true },
    { id: 'under-the-apple-tree', part: 'back', at: 'the apple tree', with: ['child', 'pet'] },
    { id: 'far-away', part: 'down', at: 'the boat', with: ['child', 'pet', 'adult', 'minder', 'elder', 'elder2'], pays: ['waves'] },
    { id: 'the-shoe', part: 'last', at: 'the boat', with: ['child', 'pet', 'adult', 'minder', 'elder'], pays: ['shoe', 'pirates-say'], refrain: true },
  ],
  pictures: [
    {
      beats: ['arr-mine', 'everything'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'shoe', feeling: 'proud', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sits-on', to: 'boat', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'boat', at: 'centre' },
        { what: 'shoe', at: 'centre' },
      ],
    },
    {
      beats: ['nowhere-to-jump', 'woof', 'everything'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'right', act: 'calls-to', to: 'pet', feeling: 'sad', faces: 'left' },
        { who: 'pet', at: 'left', act: 'lies-on-stomach', feeling: 'sad', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'apple-tree', at: 'left' },
        { what: 'boat', at: 'right' },
        { what: 'crocodile', at: 'right' },
      ],
    },
    {
      beats: ['under-the-apple-tree', 'yours'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'right', act: 'gives', to: 'pet', holding: 'bowl', feeling: 'calm', faces: 'left' },
        { who: 'pet', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'apple-tree', at: 'far' },
        { what: 'blanket', at: 'left' },
      ],
    },
  ],
});
