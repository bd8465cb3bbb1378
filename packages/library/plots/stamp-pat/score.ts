import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'stamp-pat',
  premise:
    'A boot will not go on, and an angry child goes stamping round the kitchen with one boot and one bare foot; whoever is at home puts one boot on and goes too, until the bad boot is kicked into the washing-up and gives up what was in it.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [6, 12], en: [6, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['angry'] },
  nights: { place: 'a kitchen', indoors: true, tone: 'warm', mechanism: 'going with somebody who is angry, one boot and one bare foot', feeling: 'angry', sleep: false },
  alike: ['it-was-my-boots'],
  contains: ['angry'],
  registry: {
    idea: 'somebody who is not angry stamps round the table all the same, so as to be with the one who is',
    device: 'the boot that would not go on has a sock in it, and it takes the washing-up to get it out',
    objects: ['big boot beside a bare foot', 'boot in the bubbles', 'sock rolled up like a mouse'],
    joke: 'are you angry? no, I’m with you',
    ending: 'the hand on a back goes as the bare foot went: pat, pat',
  },
  beats: [
    { id: 'one-boot', part: 'open', at: 'the kitchen', with: ['child', 'friend'], plants: ['boot', 'pat'], refrain: true },
    { id: 'so-angry', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter', 'pet'], refrain: true },
    { id: 'with-you', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'], refrain: true },
    { id: 'plop', part: 'lull', at: 'the kitchen', with: ['child'] },
    { id: 'in-the-way', part: 'turn', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'], pays: ['boot'] },
    { id: 'two-bare-feet', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter', 'elder2'], refrain: true },
    { id: 'pat-pat', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'], pays: ['pat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['one-boot', 'so-angry'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
    {
      beats: ['with-you', 'plop', 'so-angry'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'angry', faces: 'right' },
        { who: 'adult', at: 'left', act: 'walks', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'left', act: 'walks', feeling: 'calm', faces: 'right', if: '!adult' },
        { who: 'woman', called: 'sitter', at: 'left', act: 'walks', feeling: 'calm', faces: 'right', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['in-the-way', 'two-bare-feet', 'plop'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sock', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', if: '!adult' },
        { who: 'woman', called: 'sitter', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
      ],
      things: [
        { what: 'sink', at: 'centre' },
        { what: 'sock', at: 'left', colour: 'blue' },
      ],
    },
  ],
});
