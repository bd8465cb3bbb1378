import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-slowest-breakaway',
  premise:
    'The fastest in the team, who never has time to look up, is lent to a side that plays walking football; after the eighth whistle the way to an empty goal lies open, with ten old people behind, and nobody may run.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [1, 12], en: [3, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['football', 'footballer', 'match', 'goal', 'sport', 'ball'] },
  nights: {
    place: 'a football pitch with a walking team',
    indoors: false,
    tone: 'funny',
    mechanism: 'walking when one would rather run, so that there is time to look up',
    feeling: 'ashamed',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['you-mustnt-try-hard'],
  contains: [],
  registry: {
    idea: 'a breakaway in walking football: nobody catches up, and nobody gets away',
    device: 'whoever may not run has time to look up, and sees who is standing still in the right place',
    objects: ['shirt that smells of mothballs', 'plasters on two old knees', 'pipe in the top pocket of a striker', 'goalkeeper with a cup at the side'],
    joke: 'I’m fast. Pity.',
    ending: 'somebody who cannot stand still is to be shown how, and nobody is in a hurry home',
  },
  beats: [
    { id: 'one-short', part: 'open', at: 'the pitch', with: ['child', 'captain', 'elder', 'elder2'], plants: ['look-up'] },
    { id: 'you-ran', part: 'stir', at: 'the pitch', with: ['child', 'ref', 'friend', 'captain', 'still'], plants: ['one-foot', 'phone'], refrain: true },
    { id: 'as-if-on-a-table', part: 'try', at: 'the pitch', with: ['child', 'captain', 'still'], plants: ['gap'] },
    { id: 'the-legs-thought', part: 'try', at: 'the pitch', with: ['child', 'ref', 'pet'], refrain: true },
    { id: 'walk', part: 'turn', at: 'the pitch', with: ['child', 'captain'] },
    { id: 'the-slowest', part: 'turn', at: 'the pitch', with: ['child', 'ref', 'captain'], pays: ['one-foot', 'look-up', 'gap'] },
    { id: 'nearly-a-minute', part: 'back', at: 'the pitch', with: ['child', 'captain', 'ref'] },
    { id: 'no-hurry', part: 'last', at: 'the pitch', with: ['child', 'friend', 'captain'], pays: ['phone'] },
  ],
  pictures: [
    {
      beats: ['you-ran', 'one-short'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'ref', at: 'right', act: 'points-at', to: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'runs', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['as-if-on-a-table', 'the-legs-thought'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'football', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'still', at: 'centre', act: 'waits', feeling: 'calm', faces: 'left' },
        { who: 'old-lady', called: 'captain', at: 'right', act: 'walks', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'goal', at: 'far' }],
    },
    {
      beats: ['the-slowest', 'walk', 'nearly-a-minute'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'kicks', to: 'football', feeling: 'afraid', faces: 'right' },
        { who: 'old-man', at: 'left', act: 'walks', feeling: 'angry', faces: 'right' },
        { who: 'woman', called: 'ref', at: 'right', act: 'crouches', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
