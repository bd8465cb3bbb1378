import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-mustnt-try-hard',
  premise:
    'A goose sits down on the ball that stopped on the goal line and thinks it is an egg, while her own three get cold in the reeds; only the child with the softest kick in the team can roll an egg that she will follow home.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['football', 'footballer', 'match', 'goal', 'sport', 'ball'] },
  nights: {
    place: 'a football pitch by a lake',
    indoors: false,
    tone: 'funny',
    mechanism: 'kicking as softly as an egg rolls',
    feeling: 'sorry for somebody',
    sleep: false,
    seasons: ['spring', 'summer'],
  },
  alike: ['referee-on-the-spot', 'so-much-as-peep'],
  contains: ['bird'],
  registry: {
    idea: 'a goose takes a football for an egg of hers and hatches it in the middle of a match',
    device: 'an egg that runs away, as softly as eggs do, is followed home by its mother',
    objects: ['ball that stops on the goal line', 'gate in the fence to the lake', 'three white eggs in the reeds', 'neck with a hook of a beak'],
    joke: 'well done, now she’s got two',
    ending: 'the coach who shouted harder is to be taught how, and mustn’t try hard',
  },
  beats: [
    { id: 'softest', part: 'open', at: 'practice', with: ['child', 'friend', 'striker', 'coach'], plants: ['piff'], refrain: true },
    { id: 'the-line', part: 'open', at: 'the pitch', with: ['child', 'coach'], plants: ['ball'], refrain: true },
    { id: 'the-goose', part: 'stir', at: 'the pitch', with: ['child', 'goose', 'ref', 'coach', 'pet'] },
    { id: 'now-two', part: 'try', at: 'the pitch', with: ['child', 'friend', 'goose', 'ref'], refrain: true },
    { id: 'three-eggs', part: 'lull', at: 'the pitch', with: ['child', 'striker', 'coach', 'goose'] },
    { id: 'running-away', part: 'turn', at: 'the pitch', with: ['child', 'goose', 'friend'], pays: ['piff'], refrain: true },
    { id: 'pf', part: 'turn', at: 'the lake', with: ['child', 'goose', 'coach'] },
    { id: 'onk', part: 'back', at: 'the lake', with: ['goose'] },
    { id: 'three-two', part: 'down', at: 'the pitch', with: ['child', 'ref', 'elder'], pays: ['ball'] },
    { id: 'you-mustnt', part: 'last', at: 'the pitch', with: ['child', 'coach'] },
  ],
  pictures: [
    {
      beats: ['the-goose', 'the-line', 'now-two'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'goose', at: 'centre', act: 'sits-on', to: 'football', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'goose', feeling: 'surprised', faces: 'right' },
        { who: 'referee', called: 'ref', at: 'right', act: 'runs', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'goal', at: 'far' }],
    },
    {
      beats: ['running-away', 'pf', 'three-eggs', 'now-two'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'kicks', to: 'football', feeling: 'happy', faces: 'right' },
        { who: 'goose', at: 'left', act: 'walks', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['onk', 'pf', 'three-two'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'goose', at: 'right', act: 'sits-on', to: 'nest', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'goose', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
