import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'goodnight-end',
  premise:
    'The end of somebody lies across a whole town and thumps on the wardrobe, so that nobody gets over the street or to bed; the child gives a diplodocus the same goodnight as at home, all the way down, back through the town to the last bit on the carpet.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [28, 31], en: [29, 29] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  // It takes somebody very long: not for whoever asked for one with teeth, horns or wings.
  fits: '!wish.t-rex & !wish.triceratops & !wish.stegosaurus & !wish.ankylosaurus & !wish.velociraptor & !wish.pterodactyl & !wish.spinosaurus & !wish.parasaurolophus & !wish.baby-dinosaur',
  nights: { place: 'a whole town at night', indoors: false, tone: 'gentle', mechanism: 'saying goodnight to every bit of somebody', feeling: 'tired', sleep: true, endsInBed: true },
  storyVotes: [2, 3],
  contains: ['dinosaur'],
  registry: {
    idea: 'the goodnight that a child gets from nose to toes, given to a diplodocus through a whole town',
    device: 'whatever has been stroked goodnight sinks down, and one more can get over the street',
    objects: ['thump on a wardrobe from inside the room', 'stegosaurus at a crossing', 'allosaurus in a queue', 'head with its chin in a goal'],
    joke: 'goodnight, more neck',
    ending: 'there is no need to do the last bit, which has gone already',
  },
  beats: [
    { id: 'knock', part: 'open', at: 'the bedroom', with: ['child', 'adult', 'pet'], plants: ['end'] },
    { id: 'the-street', part: 'stir', at: 'the street', with: ['child', 'adult', 'friend', 'elder', 'little-dinosaurs'], plants: ['a hundred'] },
    { id: 'the-crossing', part: 'try', at: 'the street', with: ['child', 'stegosaurus', 'allosaurus'], plants: ['crossing'] },
    { id: 'the-goal', part: 'stir', at: 'the park', with: ['child', 'dinosaur'] },
    { id: 'a-long-way-off', part: 'lull', at: 'the park', with: ['child', 'dinosaur'], plants: ['no ears'] },
    { id: 'all-the-way-down', part: 'turn', at: 'the park', with: ['child', 'adult', 'dinosaur'], plants: ['nose'] },
    { id: 'through-the-town', part: 'turn', at: 'the street', with: ['child', 'adult', 'little-dinosaurs', 'stegosaurus', 'allosaurus', 'friend', 'elder'], pays: ['a hundred', 'crossing'] },
    { id: 'the-last-bit', part: 'back', at: 'the bedroom', with: ['child', 'adult', 'pet'], pays: ['end', 'no ears'] },
    { id: 'gone-already', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['nose'] },
  ],
  pictures: [
    {
      beats: ['the-street', 'the-crossing', 'knock'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'little-dinosaurs', at: 'centre', act: 'jumps', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'little-dinosaurs', feeling: 'surprised', faces: 'right' },
        { who: 'stegosaurus', if: 'age>=5', at: 'far', act: 'waits', size: 'big', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['a-long-way-off', 'the-goal', 'all-the-way-down'],
      framing: 'over-shoulder',
      world: 'playing-field',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'dinosaur' },
        { who: 'dinosaur', at: 'right', act: 'waits', size: 'huge', colour: 'grey', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'goal', at: 'far' }],
    },
    {
      beats: ['through-the-town', 'all-the-way-down', 'the-last-bit'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'calm', faces: 'left' },
        { who: 'adult', at: 'centre', act: 'walks', feeling: 'calm', faces: 'left' },
        { who: 'woman', called: 'aunt', if: '!adult', at: 'centre', act: 'walks', feeling: 'calm', faces: 'left' },
        { who: 'little-dinosaurs', at: 'near', act: 'sleeps' },
        { who: 'stegosaurus', if: 'age>=5', at: 'right', act: 'walks', size: 'big', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
