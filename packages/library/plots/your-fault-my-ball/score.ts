import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'your-fault-my-ball',
  premise:
    'The smallest goalkeeper in the cup says after you to everybody, and “mine” only afterwards, when the ball is in the net; in the last minute of the final that costs a penalty, and a glove that is nearly lost shows how it sounds when it is said before.',
  writtenFirstIn: 'en',
  ages: [7, 12],
  leads: [],
  wish: { concepts: ['goalkeeper'] },
  nights: {
    place: 'the goal in a cup final',
    indoors: false,
    tone: 'funny',
    mechanism: 'shouting that something is one’s own before it is gone',
    feeling: 'ashamed of giving way',
    sleep: false,
  },
  alike: ['after-you', 'your-left-or-my-left'],
  contains: [],
  registry: {
    idea: 'mine is said before or it is said about a ball in the net',
    device: 'whoever cannot claim a ball claims a dropped glove without a thought, and then the ball',
    objects: ['ball that comes down as slowly as a balloon', 'goalkeeper’s glove that somebody else makes off with', 'last biscuit in a tin behind a goal'],
    joke: 'your fault, my ball',
    ending: 'the last biscuit is claimed first and broken in two afterwards, which you can do when it is yours',
  },
  beats: [
    { id: 'as-a-balloon', part: 'open', at: 'the goal', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['balloon', 'before', 'tin'] },
    { id: 'the-word', part: 'stir', at: 'the goal', with: ['child', 'friend'], plants: ['wants-it-more', 'last-biscuit'] },
    { id: 'mi', part: 'try', at: 'the goal', with: ['child', 'friend'] },
    { id: 'hands', part: 'try', at: 'the goal', with: ['child', 'friend'] },
    { id: 'share-it', part: 'turn', at: 'the goal', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'the-glove', part: 'turn', at: 'the goal', with: ['child', 'friend', 'pet', 'elder'], pays: ['before'] },
    { id: 'after-you', part: 'turn', at: 'the goal', with: ['child'] },
    { id: 'mine', part: 'turn', at: 'the goal', with: ['child', 'friend', 'pet'], pays: ['balloon'] },
    { id: 'so-did-i', part: 'back', at: 'the goal', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['wants-it-more'] },
    { id: 'the-last-one', part: 'last', at: 'behind the goal', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['tin', 'last-biscuit'] },
  ],
  pictures: [
    {
      beats: ['the-word', 'as-a-balloon', 'mi'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'football', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'football', at: 'above' }, { what: 'goal', at: 'left' }],
    },
    {
      beats: ['share-it', 'hands', 'the-glove'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'sits', feeling: 'crying', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['mine', 'after-you', 'so-did-i'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'catches', to: 'football', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'goal', at: 'left' }],
    },
  ],
});
