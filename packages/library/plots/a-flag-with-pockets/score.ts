import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-flag-with-pockets',
  premise:
    'A racing car has won but cannot stop until it sees the flag with the squares, which the wind has taken; the baker’s checked trousers are waved, too high, and a car that is low has to have them shown to it by somebody who is low.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [20, 33], en: [11, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['racing-car'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a race track', indoors: false, tone: 'funny', mechanism: 'waving something low down where somebody low can see it', feeling: 'helpful', sleep: false },
  alike: ['no-its-chewing'],
  contains: ['car'],
  registry: {
    idea: 'a racing car goes round and round because nobody has waved the chequered flag, and says one bit of a sentence a lap',
    device: 'whoever is low sees only what is low',
    objects: ['checked trousers of a baker', 'pants with buns on', 'flagstick without a flag'],
    joke: 'funny flag, it has pockets',
    ending: 'ticks of a hot racing car come further and further apart',
  },
  beats: [
    { id: 'round-and-round', part: 'open', at: 'the track', with: ['child', 'adult', 'racing-car', 'pet'], refrain: true, plants: ['low'] },
    { id: 'a-bit-a-lap', part: 'stir', at: 'the track', with: ['child', 'racing-car'], refrain: true, plants: ['won'] },
    { id: 'bears-and-pears', part: 'stir', at: 'the track', with: ['child', 'adult', 'baker', 'flag-lady', 'friend', 'elder'] },
    { id: 'looking-for-squares', part: 'try', at: 'the track', with: ['child', 'adult', 'flag-lady'], refrain: true },
    { id: 'not-my-trousers', part: 'try', at: 'the track', with: ['child', 'baker'], refrain: true, plants: ['trousers'] },
    { id: 'up-high', part: 'try', at: 'the track', with: ['baker', 'racing-car'], refrain: true },
    { id: 'so-am-i', part: 'turn', at: 'the track', with: ['child', 'racing-car'], pays: ['low'], refrain: true },
    { id: 'pockets', part: 'back', at: 'the track', with: ['child', 'racing-car', 'baker'], pays: ['won', 'trousers'] },
    { id: 'tick', part: 'last', at: 'the track', with: ['child', 'adult', 'racing-car'] },
  ],
  pictures: [
    {
      beats: ['round-and-round', 'a-bit-a-lap'],
      framing: 'over-shoulder',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'racing-car', feeling: 'surprised', faces: 'right' },
        { who: 'racing-car', at: 'right', act: 'runs', size: 'big', colour: 'red', faces: 'right' },
      ],
    },
    {
      beats: ['up-high', 'not-my-trousers'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'baker', called: 'baker', at: 'right', act: 'holds-up', to: 'trousers', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'baker', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['so-am-i', 'pockets'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', holding: 'trousers', feeling: 'happy', faces: 'right' },
        { who: 'racing-car', at: 'right', act: 'looks-at', to: 'child', size: 'big', colour: 'red', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
