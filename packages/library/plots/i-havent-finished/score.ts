import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-havent-finished',
  premise:
    'The bottom half of a mermaid is a herring and goes where the herring go, in the middle of every sentence, so that her warning about the last leg of the pier is taken for a wish for legs; a child whom nobody lets finish makes a shoal of sandwich foil and waits for the end.',
  writtenFirstIn: 'en',
  putBefore: { sv: [1, 39], en: [3, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['mermaid'] },
  nights: { place: 'a pier', indoors: false, tone: 'funny', mechanism: 'waiting for the end of a sentence', feeling: 'cross', sleep: false, endsInBed: true, seasons: ['spring', 'summer'] },
  contains: ['mermaid', 'sea'],
  registry: {
    idea: 'half of her is a herring, and is swept off with the shoal in the middle of every sentence',
    device: 'a warning that is cut short is finished, wrongly, by somebody quick',
    objects: ['sandwich foil on a crab line', 'bucket that says LEGS', 'brown trousers'],
    joke: 'her last leg, she must have had others',
    ending: 'a sentence that nobody finishes for the child',
  },
  beats: [
    { id: 'quick', part: 'open', at: 'the harbour steps', with: ['child', 'quick', 'mermaid', 'pet'], plants: ['bucket', 'foil'] },
    { id: 'herring', part: 'stir', at: 'the harbour steps', with: ['child', 'mermaid'] },
    { id: 'last-leg', part: 'try', at: 'the harbour steps', with: ['child', 'quick', 'mermaid', 'friend', 'elder'], plants: ['trousers'] },
    { id: 'foil', part: 'turn', at: 'the harbour steps', with: ['child', 'mermaid'], pays: ['foil'] },
    { id: 'havent-finished', part: 'turn', at: 'the pier', with: ['child', 'quick', 'friend', 'elder'] },
    { id: 'all-of-it', part: 'back', at: 'the harbour steps', with: ['child', 'quick', 'mermaid'], pays: ['trousers', 'bucket'] },
    { id: 'tomorrow', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['herring', 'quick', 'last-leg'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'mermaid', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left', called: 'mermaid' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'fish', at: 'right', count: 3, colour: 'grey' }],
    },
    {
      beats: ['foil', 'last-leg', 'herring'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'mermaid', holding: 'rope', feeling: 'curious', faces: 'right' },
        { who: 'mermaid', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left', called: 'mermaid' },
      ],
      things: [{ what: 'fish', at: 'right', count: 2, colour: 'grey' }],
    },
    {
      beats: ['havent-finished', 'foil', 'all-of-it'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'old-lady', feeling: 'angry', faces: 'right' },
        { who: 'old-lady', at: 'centre', act: 'balances', feeling: 'surprised', faces: 'left', called: 'quick' },
        { who: 'man', at: 'right', act: 'holds', to: 'trumpet', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
