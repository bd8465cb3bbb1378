import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-with-an-s',
  premise:
    'A loose tooth whistles at every s, so that a football match stops each time the child says pass and a goal is lost on yes; then fog takes the pitch and mud the referee’s whistle, and everybody is brought home by a tongue twister, the goalkeeper last, on one long s.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [10, 43], en: [29, 51] },
  ages: [5, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: { place: 'a football pitch in fog', indoors: false, tone: 'funny', mechanism: 'one long s to walk along', feeling: 'ashamed', sleep: false, seasons: ['spring', 'autumn'] },
  alike: ['referee-on-the-spot', 'like-a-foghorn', 'the-train-that-said-fff'],
  contains: ['tooth', 'fog'],
  registry: {
    idea: 'a loose tooth that whistles at every s blows a match to a stop, and whistles it home out of the fog',
    device: 'what has many an s in it is said to those who cannot see; one long s is a string to walk along',
    objects: ['whistle full of mud', 'tongue twister in the fog', 'hare that was a shot at goal'],
    joke: 'I saved a shot, only it was a hare',
    ending: 'sleep well has three s’s and not a peep',
  },
  beats: [
    { id: 'loose', part: 'open', at: 'the pitch', with: ['child', 'friend', 'referee'], plants: ['the-s'], refrain: true },
    { id: 'yes', part: 'stir', at: 'the pitch', with: ['child', 'mate', 'referee'], plants: ['no-goal'] },
    { id: 'fog', part: 'try', at: 'the pitch', with: ['child', 'mate', 'friend', 'referee', 'elder', 'elder2'], plants: ['mud'] },
    { id: 'twister', part: 'try', at: 'the pitch', with: ['child', 'mate', 'referee', 'pet'], pays: ['the-s'], refrain: true },
    { id: 'one-long', part: 'turn', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'stop', part: 'back', at: 'the pitch', with: ['child', 'referee', 'mate'], pays: ['mud'] },
    { id: 'nil-nil', part: 'down', at: 'home', with: ['child', 'adult', 'elder', 'coach', 'pet'], pays: ['no-goal'] },
    { id: 'not-a-peep', part: 'last', at: 'home', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['loose', 'yes'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'referee', called: 'referee', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'referee', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'mate', at: 'centre', act: 'kicks', to: 'football', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['twister', 'fog'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'sunset',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'referee', feeling: 'proud', faces: 'right' },
        { who: 'referee', called: 'referee', at: 'right', act: 'walks', feeling: 'afraid', faces: 'left' },
        { who: 'girl', called: 'mate', at: 'centre', act: 'walks', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['stop'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'sunset',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tooth', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'mate', at: 'right', act: 'points-at', to: 'tooth', feeling: 'laughing', faces: 'left' },
        { who: 'referee', called: 'referee', at: 'far', act: 'waits', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
