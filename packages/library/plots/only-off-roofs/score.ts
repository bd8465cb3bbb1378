import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-off-roofs',
  premise:
    'It is two against three when the rain asks whether it can play; it only knows how to do down, and has never seen the end of a match, for everybody goes in when it comes; so it is put in goal, where down is what is needed.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['football', 'match', 'rain'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the park in the rain',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'the one who spoils it is given the place where just that is needed',
    feeling: 'left out',
    sleep: false,
    endsInBed: true,
  },
  contains: ['rain'],
  registry: {
    idea: 'the rain has never seen the end of a match, for everybody goes in when it comes, and is put in goal',
    device: 'the rain can only do down, and a shot for the top corner comes down',
    objects: ['boots that go squelp', 'puddle that is kicked for a ball', 'ball that sits in front of the line like a duck', 'umbrella put away in the rain'],
    joke: 'can you run? only off roofs',
    ending: 'the rain asks what the child is doing now, and the answer is: down',
  },
  beats: [
    { id: 'plip', part: 'open', at: 'the park', with: ['child', 'friend', 'hugo', 'fern'] },
    { id: 'i-do-down', part: 'stir', at: 'the park', with: ['child', 'friend', 'rain', 'fern'], plants: ['down'] },
    { id: 'squelp', part: 'try', at: 'the park', with: ['child', 'friend', 'rain', 'pet', 'elder', 'elder2'] },
    { id: 'every-time-i-come', part: 'turn', at: 'the park', with: ['child', 'friend', 'rain'], plants: ['the end'] },
    { id: 'saved', part: 'turn', at: 'the park', with: ['child', 'friend', 'rain'] },
    { id: 'one-long-shine', part: 'back', at: 'the park', with: ['child', 'friend', 'fern', 'adult', 'rain'], pays: ['the end'] },
    { id: 'down', part: 'last', at: 'bed', with: ['child', 'adult', 'rain'], pays: ['down'] },
  ],
  pictures: [
    {
      beats: ['i-do-down', 'squelp'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'rain', feeling: 'curious' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'rain', feeling: 'surprised', anyway: true },
        { who: 'rain', at: 'above', act: 'listens-to', to: 'child', feeling: 'happy' },
      ],
    },
    {
      beats: ['every-time-i-come', 'squelp'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'puddle', feeling: 'angry' },
      ],
    },
    {
      beats: ['one-long-shine', 'saved'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'friend', at: 'centre', act: 'lies-on-stomach', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'ball', at: 'centre' }, { what: 'goal', at: 'right' }],
    },
  ],
});
