import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-settled-then',
  premise:
    'A child who cannot say no finds that a knight can, as soon as the visor falls; but no helmets are allowed on the top diving board, a hand is only a hand, and it is the best friend who says clank.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['knight'] },
  nights: {
    place: 'a kitchen, a park and the top of a diving board',
    indoors: true,
    tone: 'funny',
    mechanism: 'saying no in one’s own voice, once a friend has let the visor fall',
    feeling: 'afraid of saying no to a friend',
    sleep: false,
  },
  votes: { en: [2, 6] },
  putBefore: { en: [6, 7], sv: [6, 7] },
  alike: ['could-i-borrow-a-no', 'the-house-without-a-no'],
  contains: ['knight'],
  registry: {
    idea: 'with the visor down a child who always says yes can say nay',
    device: 'a hand brought down for a visor, and the friend says clank',
    objects: ['tin helmet from a charity shop', 'knighthood with a fish slice', 'swimming things with sharks on', 'sprouts beside a bare face'],
    joke: 'I thought you just really liked being in goal',
    ending: 'no, thank you; that’s settled, then',
  },
  beats: [
    { id: 'a-yes-got-out-first', part: 'open', at: 'home', with: ['child', 'friend', 'pet'], plants: ['settled', 'goal', 'sprouts'] },
    { id: 'arise', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['clank'] },
    { id: 'between-the-jumpers', part: 'try', at: 'the park', with: ['child', 'friend'] },
    { id: 'the-tablet', part: 'try', at: 'the bathroom', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'no-helmets', part: 'lull', at: 'the swimming pool', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'a-hand', part: 'turn', at: 'the top diving board', with: ['child', 'friend'], pays: ['clank'] },
    { id: 'with-a-face', part: 'back', at: 'the top diving board', with: ['child', 'friend'], pays: ['goal'] },
    { id: 'settled', part: 'last', at: 'the kitchen table', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['sprouts', 'settled'] },
  ],
  pictures: [
    {
      beats: ['arise', 'a-yes-got-out-first'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'right', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'left', if: 'elder & !adult' },
        { who: 'woman', called: 'minder', at: 'right', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['no-helmets', 'the-tablet', 'between-the-jumpers'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'centre', act: 'climbs', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'ladder', at: 'right' }],
    },
    {
      beats: ['with-a-face', 'a-hand'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'sits', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
