import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-its-quite-safe',
  premise:
    'A child who cannot leave a cake alone has it looked after by somebody who eats only one thing and finds it easy, until just that one thing turns out to lie beside it under a tea towel; then each looks after what the other cannot leave alone, and a finger with cream on is held straight up in the air.',
  writtenFirstIn: 'en',
  ages: [5, 9],
  votes: { en: [0, 3] },
  leads: [],
  wish: { relation: 'only-eats', kinds: ['animal', 'creature', 'person'], other: ['food'] },
  nights: {
    place: 'a long table in the garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'each keeps watch over what the other cannot leave alone',
    feeling: 'not sure of being able to be trusted',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'with somebody who eats only one thing everything else in the world is quite safe',
    device: 'a finger with cream on is not licked, and shows that it can be done',
    objects: ['cake counted by its strawberries', 'checked tea towel that flaps by one corner', 'finger with cream held up as proof', 'slice for tomorrow'],
    joke: 'watch, now I’m not taking any, and now I’m not taking any again',
    ending: 'whoever counted twice does not count',
  },
  beats: [
    { id: 'counted-twice', part: 'open', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['count', 'finger'] },
    { id: 'quite-safe', part: 'stir', at: 'the garden', with: ['child', 'wish', 'friend', 'pet'], plants: ['safe'] },
    { id: 'its-easy', part: 'try', at: 'the garden', with: ['child', 'wish'], plants: ['easy'] },
    { id: 'the-tea-towel', part: 'try', at: 'the garden', with: ['child', 'wish', 'friend'] },
    { id: 'a-gust', part: 'turn', at: 'the garden', with: ['child', 'wish'], pays: ['finger'] },
    { id: 'with-a-finger', part: 'turn', at: 'the garden', with: ['child', 'wish', 'friend', 'pet', 'elder', 'elder2'], pays: ['easy', 'safe'] },
    { id: 'all-here', part: 'back', at: 'the garden', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'for-tomorrow', part: 'last', at: 'the garden', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['count'] },
  ],
  pictures: [
    {
      beats: ['quite-safe', 'its-easy', 'counted-twice'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'table', at: 'far' }],
    },
    {
      beats: ['the-tea-towel', 'its-easy', 'a-gust'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['with-a-finger', 'all-here', 'a-gust'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'far' }],
    },
  ],
});
