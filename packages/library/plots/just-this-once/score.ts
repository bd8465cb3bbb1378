import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-this-once',
  premise:
    'A team that always loses is the best in the league at nil–nil, but is never there for long, as it gives up at the first goal; when the scoreboard loses its five at half-time the child says that from now on it is nil–nil, and has to say it again in front of everybody, with the ball underarm.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['team-always-loses'] },
  nights: {
    place: 'a pitch with a scoreboard',
    indoors: false,
    tone: 'funny',
    mechanism: 'carrying the ball back to the middle and saying that it is nil–nil',
    feeling: 'wanting to crumple up everything at the first mistake',
    sleep: false,
  },
  alike: ['next-goal-wins'],
  contains: [],
  registry: {
    idea: 'the worst team is the best there is at nil–nil, so from now on it is nil–nil',
    device: 'whoever gives up at the first mistake says that it was before, and begins from there',
    objects: ['scoreboard with brand-new numbers on one side', 'figure one in its plastic', 'figure five that somebody makes off with', 'bin full of otters with one ear'],
    joke: 'did we win? first you did, then we did',
    ending: 'a drawing that has gone wrong is smoothed out, and the otter gets its other ear',
  },
  beats: [
    { id: 'all-over', part: 'open', at: 'the pitch', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['all-over', 'the-one'] },
    { id: 'one-ear', part: 'lull', at: 'the way home', with: ['child', 'friend'], plants: ['best', 'otters'] },
    { id: 'dont-touch', part: 'try', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'laces', part: 'turn', at: 'the scoreboard', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'from-now-on', part: 'turn', at: 'the scoreboard', with: ['child', 'friend', 'pet', 'elder'], pays: ['best'] },
    { id: 'to-the-middle', part: 'turn', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'when', part: 'turn', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'this-once', part: 'back', at: 'the pitch', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['the-one'] },
    { id: 'first-and-then', part: 'back', at: 'the pitch', with: ['child', 'friend'], pays: ['all-over'] },
    { id: 'the-other-ear', part: 'last', at: 'the kitchen table', with: ['child', 'adult', 'elder', 'minder'], pays: ['otters'] },
  ],
  pictures: [
    {
      beats: ['all-over', 'one-ear', 'dont-touch'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'lies-on-back', feeling: 'sad', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['from-now-on', 'laces', 'to-the-middle'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['this-once', 'when', 'to-the-middle'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'kicks', to: 'football', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'right', anyway: true },
      ],
      things: [{ what: 'goal', at: 'right' }],
    },
  ],
});
