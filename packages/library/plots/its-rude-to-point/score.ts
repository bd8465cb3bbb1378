import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-rude-to-point',
  premise:
    'A unicorn at the market only looks at what it likes, but its horn points, and the child tells it that it is rude; it hangs its head and is polite, until a very small boy is lost, and only somebody tall who dares to point can find him.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: {
    place: 'a market',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'taking back what one said, and pointing together',
    feeling: 'embarrassed, and then sorry',
    sleep: false,
  },
  alike: ['the-horn-comes-first', 'do-you-like-apples'],
  contains: ['unicorn'],
  registry: {
    idea: 'a unicorn cannot look at anything without pointing at it, and is told that it is rude',
    device: 'a head that hangs out of politeness is lifted by the one who made it hang, so that it can point',
    objects: ['balloon that goes pop on a look', 'bucket trodden in by somebody polite', 'very small boot under a cheese stall', 'blue ribbon round a horn'],
    joke: 'you’re looking with a point on',
    ending: 'the horn comes round, and points at you',
  },
  beats: [
    { id: 'saw-it-first', part: 'open', at: 'the market', with: ['child', 'unicorn'], plants: ['point'], refrain: true },
    { id: 'what-it-likes', part: 'stir', at: 'the market', with: ['child', 'unicorn', 'cheese', 'balloons', 'pet'], plants: ['hat', 'nose'], refrain: true },
    { id: 'pockets', part: 'stir', at: 'the market', with: ['child', 'unicorn'], plants: ['pockets'] },
    { id: 'polite', part: 'lull', at: 'the market', with: ['child', 'unicorn'] },
    { id: 'toby', part: 'try', at: 'the market', with: ['balloons', 'cheese', 'adult', 'elder', 'elder2', 'friend', 'child'] },
    { id: 'twice', part: 'try', at: 'the market', with: ['child', 'unicorn'], refrain: true },
    { id: 'as-hard-as-you-can', part: 'turn', at: 'the market', with: ['child', 'unicorn'], pays: ['pockets'] },
    { id: 'look-where', part: 'turn', at: 'the market', with: ['child', 'unicorn', 'friend'] },
    { id: 'nice', part: 'back', at: 'the market', with: ['balloons', 'cheese', 'toby', 'child', 'unicorn', 'pet'], pays: ['hat', 'nose'] },
    { id: 'at-you', part: 'last', at: 'the bench', with: ['child', 'unicorn', 'adult', 'elder', 'elder2'], pays: ['point'], refrain: true },
  ],
  pictures: [
    {
      beats: ['what-it-likes', 'pockets', 'saw-it-first'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'unicorn', feeling: 'afraid', faces: 'right' },
        { who: 'unicorn', at: 'centre', act: 'looks-at', to: 'woman', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'cheese', at: 'right', act: 'wears', to: 'hat', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'cheese', at: 'right' }],
    },
    {
      beats: ['as-hard-as-you-can', 'twice', 'polite'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'unicorn', feeling: 'sad', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['nice', 'look-where'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'points-at', to: 'boy', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', at: 'left', act: 'looks-at', to: 'boy', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'boy', called: 'toby', at: 'right', act: 'eats', to: 'cheese', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
