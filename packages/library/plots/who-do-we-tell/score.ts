import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'who-do-we-tell',
  premise:
    'The boiler under a swimming pool is a shy dragon, and the water has gone cold because she has been holding her breath for nine days: there are chicks in her chimney; an old pipe is asked until it is bored, and she can breathe out the other way.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: {
    place: 'a boiler room under a pool',
    indoors: true,
    tone: 'dry-tender',
    mechanism: 'finding another way out for a breath that is being held for somebody small',
    feeling: 'afraid that somebody will be thrown out',
    sleep: false,
    endsOnRefrain: true,
    seasons: ['spring', 'summer'],
  },
  putBefore: { sv: [0, 12], en: [1, 12] },
  alike: ['the-boiler-wants-a-word', 'do-not-touch', 'that-was-a-sorry'],
  contains: ['dragon', 'bird', 'birthday'],
  registry: {
    idea: 'a dragon who heats a pool has not gone out but is holding her breath for the sake of a nest',
    device: 'somebody who looks empty is full: a friend with hiccups in the choir looked the same',
    objects: ['key to a boiler room', 'mirror tied to a broom', 'footbath pipe shut since 1961', 'grille off for painting'],
    joke: 'the secret was kept for fourteen minutes, and the one before lasted six',
    ending: 'the friend is told to tell nobody, and the child looks at a watch',
  },
  beats: [
    { id: 'a-key', part: 'open', at: 'home', with: ['child', 'elder', 'elder2', 'friend', 'pet'], plants: ['minutes', 'key'] },
    { id: 'lovely', part: 'open', at: 'the boiler room', with: ['child', 'elder', 'dragon', 'adult', 'guard'], plants: ['eye'] },
    { id: 'gone-cold', part: 'stir', at: 'the pool', with: ['child', 'elder', 'dragon', 'friend', 'pet'], plants: ['friday'] },
    { id: 'hot-water-bottle', part: 'try', at: 'the boiler room', with: ['child', 'friend', 'elder', 'dragon'], plants: ['squeak'] },
    { id: 'full', part: 'try', at: 'the boiler room', with: ['child', 'friend', 'elder', 'dragon'] },
    { id: 'four-squeaks', part: 'turn', at: 'the boiler room', with: ['child', 'friend', 'elder', 'dragon'], pays: ['squeak', 'eye'] },
    { id: 'the-old-pipe', part: 'try', at: 'the boiler room', with: ['child', 'friend', 'elder'] },
    { id: 'nine-days', part: 'turn', at: 'the boiler room', with: ['dragon'] },
    { id: 'careful', part: 'back', at: 'the footbath', with: ['inspector', 'elder'], pays: ['friday'] },
    { id: 'nobody', part: 'last', at: 'the pool', with: ['elder', 'friend', 'child', 'pet'], pays: ['minutes', 'key'] },
  ],
  pictures: [
    {
      beats: ['hot-water-bottle', 'gone-cold'],
      framing: 'middle',
      world: 'cave',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'gives', to: 'dragon', holding: 'hot-water-bottle', feeling: 'afraid', faces: 'right', anyway: true },
        { who: 'dragon', at: 'right', act: 'lies-on-stomach', size: 'big', colour: 'grey', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['four-squeaks', 'full', 'hot-water-bottle'],
      framing: 'close',
      world: 'cave',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'nest', size: 'big', colour: 'grey', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'nest', at: 'above' },
      ],
    },
    {
      beats: ['the-old-pipe', 'nine-days'],
      framing: 'wide',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'pulls', to: 'wheel', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'pulls', to: 'wheel', feeling: 'happy', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', size: 'big', colour: 'grey', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'wheel', at: 'near' }],
    },
  ],
});
