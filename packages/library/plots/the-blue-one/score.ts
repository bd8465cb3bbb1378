import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-blue-one',
  premise:
    'A robot named Accuracy, sent to Mars, lands on a red evening beach at home and is so happy that a child says welcome to Mars; when the tide comes in the fib must be untold, and it turns out that the robot flew where it looked, to the blue planet behind it.',
  writtenFirstIn: 'en',
  putBefore: { sv: [12, 34], en: [33, 36] },
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['robot', 'space', 'planet'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the beach', indoors: false, tone: 'funny', mechanism: 'untelling a kind fib', feeling: 'guilty', sleep: false },
  votes: { sv: [0, 3], en: [3, 6] },
  contains: ['robot', 'space', 'water'],
  registry: {
    idea: 'a robot on its way to Mars flies backwards, looking at the blue planet behind it, and lands where it looked',
    device: 'a kind fib has to be fed, and is swallowed pebble by pebble',
    objects: ['beach that is red for as long as the sun goes down', 'six wheels with the brakes on', 'robot on a bus with a towel round its neck'],
    joke: 'please don’t stand in front of history',
    ending: 'the prepared words are good night',
  },
  beats: [
    { id: 'history', part: 'open', at: 'the beach', with: ['child', 'adult', 'robot'], plants: ['words', 'red'] },
    { id: 'dust', part: 'stir', at: 'the beach', with: ['child', 'adult', 'robot', 'friend', 'elder', 'elder2', 'pet'], plants: ['fib', 'never misses'] },
    { id: 'backwards', part: 'lull', at: 'the beach', with: ['child', 'robot'], plants: ['blue', 'backwards'] },
    { id: 'water', part: 'try', at: 'the edge of the sea', with: ['child', 'adult', 'robot', 'friend'] },
    { id: 'it-isnt-mars', part: 'turn', at: 'the edge of the sea', with: ['child', 'adult', 'robot', 'pet'], pays: ['fib', 'red', 'blue'] },
    { id: 'the-lamppost', part: 'back', at: 'the beach', with: ['child', 'adult', 'robot'], pays: ['never misses', 'backwards'] },
    { id: 'by-bus', part: 'last', at: 'home', with: ['child', 'adult', 'robot', 'pet'], pays: ['words'] },
  ],
  pictures: [
    {
      beats: ['dust', 'history'],
      framing: 'wide',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'robot', at: 'right', act: 'talks-to', to: 'child', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'robot', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sits', if: 'pet.dog' },
        { who: 'friend', at: 'far', act: 'is-proud' },
      ],
      things: [{ what: 'kiosk', at: 'far' }],
    },
    {
      beats: ['water', 'backwards', 'it-isnt-mars'],
      framing: 'middle',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'robot', at: 'right', act: 'stands', size: 'child', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'left', act: 'pulls', to: 'robot', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'near', act: 'pulls', to: 'robot', feeling: 'surprised' },
      ],
    },
    {
      beats: ['the-lamppost', 'it-isnt-mars', 'by-bus'],
      framing: 'close',
      world: 'beach',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'robot', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
