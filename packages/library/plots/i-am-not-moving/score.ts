import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-am-not-moving',
  premise:
    'The sea is coming in, and a man in a deckchair was here first and is not moving; when at last he will, he cannot, for he has sunk in, and the child waits for the one wave that lifts him.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [3, 12], en: [9, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['sea', 'beach'] },
  nights: {
    place: 'a beach with a man in a deckchair',
    indoors: false,
    tone: 'funny',
    mechanism: 'waiting for the wave that lifts, and then pulling',
    feeling: 'worried',
    sleep: false,
    seasons: ['spring', 'summer'], endsOnRefrain: true,
  },
  contains: ['sea'],
  registry: {
    idea: 'a man who was here before the sea will not move for it, until he cannot',
    device: 'a wave lifts somebody who is stuck, for as long as it takes to pull',
    objects: ['bun under a hat', 'two brown shoes that swim like ducks', 'deckchair on a bottom'],
    joke: 'I am not moving, said first by somebody who won’t and then by somebody who can’t',
    ending: 'a child in a lap who is not moving either',
  },
  beats: [
    { id: 'lovely-spot', part: 'open', at: 'the beach', with: ['child', 'adult', 'elder', 'minder', 'crumb', 'pet'], plants: ['bun'], refrain: true },
    { id: 'nearer', part: 'stir', at: 'the beach', with: ['child', 'crumb', 'friend', 'pet'], plants: ['hole'], refrain: true },
    { id: 'toes', part: 'try', at: 'the beach', with: ['child', 'crumb'], refrain: true },
    { id: 'bottom', part: 'try', at: 'the beach', with: ['child', 'crumb'], refrain: true },
    { id: 'a-crab', part: 'try', at: 'the beach', with: ['child', 'crumb'], if: 'age>=6' },
    { id: 'shoes', part: 'try', at: 'the beach', with: ['child', 'crumb'] },
    { id: 'stuck', part: 'turn', at: 'the beach', with: ['child', 'crumb'], refrain: true },
    { id: 'now', part: 'turn', at: 'the beach', with: ['child', 'crumb', 'adult', 'elder', 'minder', 'friend'] },
    { id: 'the-steps', part: 'back', at: 'the steps', with: ['child', 'crumb', 'adult', 'friend', 'elder', 'minder', 'pet'], pays: ['bun', 'hole'] },
    { id: 'in-a-lap', part: 'last', at: 'the steps', with: ['child', 'adult', 'elder', 'minder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['nearer', 'lovely-spot', 'toes', 'bottom'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'crumb', at: 'right', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'left' },
      ],
      things: [
        { what: 'chair', at: 'right' },
        { what: 'bucket', at: 'near' },
      ],
    },
    {
      beats: ['shoes', 'bottom', 'a-crab', 'stuck'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'shoes', feeling: 'angry', faces: 'right' },
        { who: 'man', called: 'crumb', at: 'right', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'left' },
      ],
      things: [
        { what: 'shoes', at: 'left', colour: 'brown' },
        { what: 'chair', at: 'right' },
        { what: 'wave', at: 'far' },
      ],
    },
    {
      beats: ['now', 'stuck', 'the-steps'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'man', feeling: 'angry', faces: 'right' },
        { who: 'man', called: 'crumb', at: 'right', act: 'sits-on', to: 'chair', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'chair', at: 'right' },
        { what: 'wave', at: 'far' },
      ],
    },
  ],
});
