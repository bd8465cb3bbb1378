import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-bit-your-fault',
  premise:
    'A goalkeeper who let in the goal of the final has been patted all afternoon; the friend says that it was a bit the child’s fault and shoots the same shot twenty times, so that it has seventeen others standing round it.',
  writtenFirstIn: 'en',
  fromStory: 10,
  storyVotes: [3, 3],
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['goal-let-in'] },
  nights: {
    place: 'a goal without a net',
    indoors: false,
    tone: 'dry-tender',
    mechanism: 'seeing the same shot again until there are others beside it',
    feeling: 'ashamed of a mistake',
    sleep: false,
    endsInBed: true,
  },
  contains: ['losing-a-match'],
  registry: {
    idea: 'a goal let in is not undone, but it gets seventeen saved ones for company',
    device: 'the friend does the same shot twenty times and is not going to be nice',
    objects: ['bottle top on the grass where the shot came from', 'kindness like a wet jumper', 'crossword on the bench by the car park'],
    joke: 'one who holds on, six letters, ends in R',
    ending: 'gloves drying on a radiator with all their fingers spread',
  },
  beats: [
    { id: 'so-slowly', part: 'open', at: 'the back step', with: ['child', 'friend'], plants: ['the-shot', 'gloves'] },
    { id: 'dont-say', part: 'stir', at: 'the back step', with: ['child', 'friend'] },
    { id: 'the-same-one', part: 'stir', at: 'the back step', with: ['child', 'friend', 'pet'] },
    { id: 'the-bottle-top', part: 'try', at: 'the pitch', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'reader'], plants: ['crossword'] },
    { id: 'just-a-ball', part: 'turn', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'the-left-knee', part: 'turn', at: 'the pitch', with: ['child', 'friend', 'adult', 'elder', 'reader'] },
    { id: 'seventeen-others', part: 'lull', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'six-letters', part: 'back', at: 'the bench', with: ['child', 'friend', 'adult', 'elder', 'reader'], pays: ['crossword'] },
    { id: 'lost-count', part: 'last', at: 'bed', with: ['child'], pays: ['the-shot', 'gloves'] },
  ],
  pictures: [
    {
      beats: ['the-same-one', 'dont-say'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'gives', to: 'child', holding: 'pizza', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['just-a-ball', 'the-left-knee', 'the-bottle-top'],
      framing: 'wide',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'football', at: 'far' }],
    },
    {
      beats: ['seventeen-others', 'six-letters'],
      framing: 'close',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
