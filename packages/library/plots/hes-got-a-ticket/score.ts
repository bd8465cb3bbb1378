import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hes-got-a-ticket',
  premise:
    'A penguin who has lost his line joins every queue in the square and is about to board the airport bus; nobody can pull him out, so a queue is made for him to stand in, and it walks him home.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [7, 12], en: [1, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['penguin'] },
  nights: {
    place: 'a square',
    indoors: false,
    tone: 'funny',
    mechanism: 'making a queue that walks',
    feeling: 'worried',
    sleep: false,
  },
  contains: ['penguin'],
  alike: ['is-this-the-queue'],
  registry: {
    idea: 'a penguin who wants nothing but to stand in a queue, since it looks for its own line',
    device: 'whoever cannot be pulled is given a back to stand behind',
    objects: ['number forty-seven, a bit damp', 'bucket of herring', 'airport bus', 'gap at the end of a line'],
    joke: 'but he’s got a ticket',
    ending: 'the ticket is handed over, not needed any more',
  },
  beats: [
    { id: 'the-bakery', part: 'open', at: 'the bakery', with: ['child', 'wallin', 'penguin'], plants: ['ticket', 'wallin'], refrain: true },
    { id: 'its-queue', part: 'stir', at: 'the square', with: ['child', 'company', 'adult', 'elder', 'elder2', 'penguin'], plants: ['bun', 'line'] },
    { id: 'forty-six', part: 'stir', at: 'the square', with: ['child', 'keeper', 'penguin'], plants: ['forty-six'] },
    { id: 'the-bus', part: 'try', at: 'the bus stop', with: ['child', 'keeper', 'penguin'], refrain: true },
    { id: 'flat', part: 'turn', at: 'the bus stop', with: ['keeper', 'penguin'] },
    { id: 'my-back', part: 'turn', at: 'the bus stop', with: ['child', 'company', 'adult', 'keeper', 'penguin', 'pet'] },
    { id: 'what-is-it-for', part: 'turn', at: 'the square', with: ['child', 'penguin', 'friend', 'elder', 'elder2', 'wallin'], pays: ['wallin'] },
    { id: 'the-gate', part: 'turn', at: 'the zoo', with: ['child', 'penguin'], pays: ['forty-six'], refrain: true },
    { id: 'the-gap', part: 'back', at: 'the pond', with: ['child', 'penguin', 'company', 'adult', 'keeper'], pays: ['bun', 'line'] },
    { id: 'the-ticket', part: 'last', at: 'the pond', with: ['child', 'penguin'], pays: ['ticket'] },
  ],
  pictures: [
    {
      beats: ['the-bakery', 'its-queue', 'forty-six'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'looks-at', to: 'penguin', feeling: 'surprised', faces: 'left' },
        { who: 'penguin', called: 'penguin', at: 'centre', act: 'holds', to: 'ticket', size: 'small', feeling: 'calm', faces: 'right' },
        { who: 'man', called: 'wallin', at: 'left', act: 'looks-at', to: 'penguin', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['my-back', 'what-is-it-for', 'flat'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right' },
        { who: 'penguin', called: 'penguin', at: 'left', act: 'walks', size: 'small', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'keeper', at: 'right', act: 'walks', holding: 'bucket', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['the-ticket', 'the-gap', 'the-gate'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'right', act: 'reaches-for', to: 'ticket', feeling: 'happy', faces: 'left' },
        { who: 'penguin', called: 'penguin', at: 'left', act: 'gives', to: 'child', holding: 'ticket', size: 'small', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
