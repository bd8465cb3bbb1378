import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-way-home-is-just-as-long',
  premise:
    'A horse called Blixten is so slow that every answer comes one question late, and the hardest last of all: when one has arrived everybody gets off; so the child lets him walk as he walks, and a cake of seven storeys comes whole over forty holes.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { relation: 'slow', nouns: ['horse', 'pony'] },
  nights: {
    place: 'a country road with a horse and cart',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'letting somebody slow be slow, and promising the way home',
    feeling: 'not wanting it to be over',
    sleep: false,
    endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  seasons: ['spring', 'summer', 'autumn'],
  contains: [],
  registry: {
    idea: 'a horse called Lightning walks as slowly as it can, because everybody gets off on arrival',
    device: 'every answer comes one question late, and the hard one last of all',
    objects: ['cake of seven storeys with a cherry on a cherry', 'cake that became wallpaper', 'rider who sits backwards to watch two cherries', 'hill with forty holes'],
    joke: 'are you married to oats',
    ending: 'the no that is the answer to the question before, and a good night that nobody is awake to hear',
  },
  beats: [
    { id: 'seven-storeys', part: 'open', at: 'the field', with: ['child', 'friend', 'wish', 'adult', 'elder', 'minder'], plants: ['cherries'] },
    { id: 'was-that-a-step', part: 'stir', at: 'the road', with: ['child', 'friend', 'wish', 'pet'] },
    { id: 'one-question-late', part: 'try', at: 'the road', with: ['child', 'friend', 'wish'], plants: ['late'] },
    { id: 'on-the-bridge', part: 'lull', at: 'the bridge', with: ['child', 'friend', 'wish'], plants: ['way-home'] },
    { id: 'forty-holes', part: 'turn', at: 'the hill', with: ['child', 'friend', 'wish'] },
    { id: 'a-spoon-each', part: 'back', at: 'the village hall', with: ['child', 'friend', 'wish', 'adult', 'elder', 'elder2', 'minder'], pays: ['cherries', 'way-home'] },
    { id: 'the-question-before', part: 'last', at: 'bed', with: ['child', 'friend', 'wish', 'adult', 'elder', 'minder'], pays: ['late'] },
  ],
  pictures: [
    {
      beats: ['was-that-a-step', 'one-question-late', 'seven-storeys'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'centre', act: 'walks', size: 'big', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'rides', to: 'wish', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'snail', at: 'near', act: 'crawls', faces: 'right' },
      ],
    },
    {
      beats: ['on-the-bridge', 'one-question-late', 'forty-holes'],
      framing: 'close',
      world: 'bridge',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'stands', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'hugs', to: 'wish', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['a-spoon-each', 'forty-holes'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'cherries', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
