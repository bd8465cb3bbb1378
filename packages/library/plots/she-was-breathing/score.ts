import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'she-was-breathing',
  premise:
    'A whale breathes beside the jetty, and everybody says bless you, though she has never sneezed in her life; then a feather stays on her nose, and a child has to find an elbow big enough for a whale.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [10, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['whale'] },
  nights: {
    place: 'a jetty',
    indoors: false,
    tone: 'funny',
    mechanism: 'finding an elbow for somebody who has none',
    feeling: 'offended',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'], endsOnRefrain: true,
  },
  contains: ['sea', 'whale'],
  registry: {
    idea: 'a whale that only breathes is told bless you by everybody, and does not care for it',
    device: 'the sea is the elbow a whale sneezes in',
    objects: ['sheet held out as a hanky', 'feather on a nose on top of a head', 'bun that is saved', 'boats that go up and down in turn'],
    joke: 'well? NOW I sneezed',
    ending: 'bless you, she didn’t sneeze, she was breathing',
  },
  beats: [
    { id: 'a-whale', part: 'open', at: 'the jetty', with: ['child', 'whale'], refrain: true, plants: ['breathed'] },
    { id: 'with-a-bun', part: 'open', at: 'the jetty', with: ['child', 'whale', 'adult', 'elder', 'minder', 'friend', 'pet'], refrain: true, plants: ['bun'] },
    { id: 'a-hanky', part: 'stir', at: 'the jetty', with: ['whale', 'peg'], refrain: true, plants: ['never'] },
    { id: 'a-feather', part: 'try', at: 'the jetty', with: ['whale'] },
    { id: 'it-tickles', part: 'try', at: 'the jetty', with: ['whale', 'child', 'peg', 'adult', 'elder', 'minder'] },
    { id: 'no-elbow', part: 'lull', at: 'the jetty', with: ['whale', 'child'] },
    { id: 'big-enough', part: 'turn', at: 'the jetty', with: ['whale', 'child'] },
    { id: 'up-and-down', part: 'turn', at: 'the jetty', with: ['whale', 'child', 'peg', 'adult', 'elder', 'minder', 'friend'], pays: ['bun'] },
    { id: 'well', part: 'back', at: 'the jetty', with: ['whale', 'child', 'peg', 'adult', 'elder', 'minder', 'friend', 'pet'], refrain: true, pays: ['never'] },
    { id: 'far-out', part: 'last', at: 'the way home', with: ['child', 'whale', 'adult', 'elder', 'minder'], refrain: true, pays: ['breathed'] },
  ],
  pictures: [
    {
      beats: ['with-a-bun', 'a-hanky'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'whale', called: 'whale', at: 'far', act: 'looks-at', to: 'child', size: 'huge', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['no-elbow', 'it-tickles', 'big-enough'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'whale', feeling: 'surprised', faces: 'right' },
        { who: 'whale', called: 'whale', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'feather', at: 'above' }],
    },
    {
      beats: ['well', 'up-and-down', 'far-out'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'old-lady', called: 'peg', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
        { who: 'whale', called: 'whale', at: 'far', act: 'is-proud', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
