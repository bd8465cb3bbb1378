import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-does-it-for-jam',
  premise:
    'Two best friends wake up as each other, for one of them wished it on a candle, to find out why the other had picked somebody so timid; the heart that drums at everything turns out to be a lookout, and the feet that always run only run when they see the one they like.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['swapped'] },
  nights: {
    place: 'the two sides of a stream',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'being the other, and finding out what that body does by itself',
    feeling: 'not knowing why one was picked',
    sleep: false,
    endsInBed: true,
  },
  contains: ['swapped'],
  registry: {
    idea: 'in the body of a friend one finds out what it does of itself when it sees one',
    device: 'a frightened heart has seen that the peg of a bridge is gone',
    objects: ['three old planks over a stream', 'big feet that run by themselves', 'jumper on backwards', 'last candle on somebody else’s cake'],
    joke: 'is that you? no, it’s you',
    ending: 'somebody else keeps a lookout till the morning, and the drum lies down',
  },
  beats: [
    { id: 'is-that-you', part: 'open', at: 'the friend’s bed', with: ['child', 'friend'], plants: ['phone', 'candle'] },
    { id: 'the-planks', part: 'stir', at: 'the bridge', with: ['child', 'friend'], plants: ['feet'] },
    { id: 'going-like-a-drum', part: 'stir', at: 'the bridge', with: ['child', 'friend', 'adult', 'minder'], plants: ['drum'] },
    { id: 'a-good-morning', part: 'try', at: 'home', with: ['child', 'friend', 'adult', 'minder', 'elder', 'elder2', 'pet'] },
    { id: 'what-do-you-see', part: 'lull', at: 'the hedge', with: ['child', 'friend'], pays: ['candle'] },
    { id: 'one-big-toe', part: 'turn', at: 'the bridge', with: ['child', 'friend'], pays: ['drum'] },
    { id: 'every-time', part: 'turn', at: 'the bridge', with: ['child', 'friend'], pays: ['feet'] },
    { id: 'its-me', part: 'last', at: 'bed', with: ['child', 'adult', 'minder'], pays: ['phone'] },
  ],
  pictures: [
    {
      beats: ['going-like-a-drum', 'the-planks'],
      framing: 'close',
      world: 'bridge',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['a-good-morning', 'what-do-you-see'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'reaches-for', to: 'ball', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'ball', at: 'above' }],
    },
    {
      beats: ['one-big-toe', 'every-time'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'leans-on', to: 'gate', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'calls-to', to: 'friend', feeling: 'afraid', faces: 'left' },
        { who: 'duck', at: 'above', act: 'flies', faces: 'right' },
      ],
      things: [{ what: 'gate', at: 'left' }],
    },
  ],
});
