import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-the-best-bit',
  premise:
    'A hand that does not know yet that the guinea pig has died saves the cucumber end for it; the child makes a small book about somebody small, is allowed to laugh in the middle of it, and the end is eaten properly, front teeth only, by two people.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  // A guinea pig that has died is known only as something like a mouse: a hamster is as well. Whoever wishes for a live one is not told this.
  fits: 'theme.mouse & !wish.guinea-pig & !pet.other / !theme & !pet.other',
  wish: { onlyAsked: true, concepts: ['goodbye-to-pet', 'guinea-pig'] },
  nights: {
    place: 'the kitchen floor and table',
    indoors: true,
    tone: 'tender-funny',
    mechanism: 'a cucumber end is eaten as it ought to be',
    feeling: 'grief, and afraid of forgetting',
    sleep: false,
    endsInBed: true,
  },
  alike: ['a-person-saying-woof'],
  storyVotes: [3, 3],
  contains: ['guinea-pig', 'goodbye-to-pet'],
  registry: {
    idea: 'the hand goes on saving the cucumber end for a guinea pig that has died',
    device: 'the cucumber end is nibbled by two people the way the guinea pig did it',
    objects: ['cucumber end put to one side', 'book with small pages sewn up with wool', 'question that has been carried about since Sunday', 'two hands cupped on a blanket'],
    joke: 'was right about the end',
    ending: 'the hands remember everything',
  },
  beats: [
    { id: 'nowhere-to-go', part: 'open', at: 'the kitchen', with: ['child'], plants: ['end'] },
    { id: 'but-not-the-hand', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'adult', 'minder'], plants: ['hand'] },
    { id: 'on-the-floor', part: 'stir', at: 'the kitchen floor', with: ['child', 'elder', 'adult', 'minder', 'pet'] },
    { id: 'could-i-have', part: 'lull', at: 'the kitchen floor', with: ['child', 'elder', 'adult', 'minder'], plants: ['forget'] },
    { id: 'a-small-book', part: 'try', at: 'the table', with: ['child', 'friend', 'elder2'] },
    { id: 'too-soon', part: 'turn', at: 'the table', with: ['child', 'elder', 'adult', 'minder'] },
    { id: 'done-properly', part: 'turn', at: 'the table', with: ['child', 'elder', 'adult', 'minder'], pays: ['end'] },
    { id: 'room-for-them', part: 'down', at: 'the table', with: ['child', 'elder', 'adult', 'minder'], pays: ['forget'] },
    { id: 'both-hands', part: 'last', at: 'bed', with: ['child'], pays: ['hand'] },
  ],
  pictures: [
    {
      beats: ['but-not-the-hand', 'on-the-floor', 'nowhere-to-go', 'could-i-have'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cucumber', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', if: 'elder' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', if: 'adult & !elder' },
      ],
    },
    {
      beats: ['a-small-book', 'could-i-have', 'too-soon'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'writes', to: 'book', feeling: 'calm', faces: 'right' }],
      things: [{ what: 'book', at: 'centre' }],
    },
    {
      beats: ['done-properly', 'too-soon'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'cucumber', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'eats', to: 'cucumber', feeling: 'laughing', faces: 'left', if: 'elder' },
        { who: 'adult', at: 'right', act: 'eats', to: 'cucumber', feeling: 'laughing', faces: 'left', if: 'adult & !elder' },
      ],
    },
  ],
});
