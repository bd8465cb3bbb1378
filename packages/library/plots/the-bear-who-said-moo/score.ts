import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-bear-who-said-moo',
  premise:
    'A teddy that should growl when he is tipped says moo, and the class laughs, until the farmer has lost her voice and forty cows follow him home; and when he goes clunk among the cabbages, everybody tips.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [4, 12], en: [5, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['teddy', 'cow'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a farm', indoors: false, tone: 'funny', mechanism: 'tipping oneself and knowing by heart how the moo goes', feeling: 'ashamed', sleep: false },
  alike: ['no-its-chewing'],
  contains: ['teddy', 'cow'],
  registry: {
    idea: 'a teddy with the wrong noise in his tummy brings home the cows of a farmer without a voice',
    device: 'who has heard a sound every night can make it, and a whole class tips forward',
    objects: ['bear under a jumper with one ear out', 'penalty area eaten by forty cows', 'seventy cabbages for a show', 'hoof that is taken back'],
    joke: 'would the bear like a summer job',
    ending: 'may I tip him just once; you can have three',
  },
  beats: [
    { id: 'moo', part: 'open', at: 'the hay wagon', with: ['child', 'bear', 'friend', 'rival', 'elder', 'elder2', 'pet'], plants: ['moo', 'laughed'], refrain: true },
    { id: 'lost-voice', part: 'stir', at: 'the farm', with: ['child', 'farmer', 'friend', 'teacher', 'palm'], plants: ['voice', 'cabbages'] },
    { id: 'come-cows', part: 'try', at: 'the football pitch', with: ['child', 'teacher', 'friend', 'rival', 'bear'], refrain: true },
    { id: 'forty-heads', part: 'try', at: 'the road', with: ['child', 'farmer', 'teacher', 'rival', 'bear'], refrain: true },
    { id: 'clunk', part: 'lull', at: 'the hill', with: ['child', 'palm', 'rival', 'bear'], pays: ['cabbages'], plants: ['clunk'] },
    { id: 'everybody-tips', part: 'turn', at: 'the hill', with: ['child', 'bear', 'friend', 'teacher', 'rival'], pays: ['moo'], refrain: true },
    { id: 'summer-job', part: 'back', at: 'the barn', with: ['child', 'farmer', 'teacher'] },
    { id: 'like-a-calf', part: 'down', at: 'the barn', with: ['child', 'bear', 'friend'], pays: ['voice', 'clunk'], refrain: true },
    { id: 'three', part: 'last', at: 'the barn', with: ['child', 'rival', 'bear'], pays: ['laughed'] },
  ],
  pictures: [
    {
      beats: ['moo', 'lost-voice'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'teddy', feeling: 'sad', faces: 'right' },
        { who: 'boy', called: 'rival', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['forty-heads', 'come-cows'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'teddy', feeling: 'surprised', faces: 'right' },
        { who: 'cow', at: 'centre', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'cow', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['everybody-tips', 'clunk', 'summer-job'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'cow', holding: 'teddy', feeling: 'happy', faces: 'right' },
        { who: 'cow', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
