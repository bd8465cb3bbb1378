import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shut-the-flap',
  premise:
    'A castle turns out to be cold, leaky and owned by an old lady in a quilted coat; a child who has drawn castles for six years says into a stove that she does not deserve it, the stove answers, and then it begins to rain.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [5, 12], en: [5, 12] },
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['castle'] },
  nights: {
    place: 'a leaking castle',
    indoors: true,
    tone: 'dry-tender',
    mechanism: 'running with bowls for somebody one has been unfair to',
    feeling: 'disappointed, and then ashamed',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'two stoves in a castle share a chimney, and what is said into the one is heard, and answered, out of the other',
    device: 'a castle that cannot be drawn is heard: forty bowls, each with its own drop',
    objects: ['curtains hung with clothes pegs', 'quilted coat for a suit of armour', 'leak named after an uncle', 'helmet that holds four litres'],
    joke: 'is the roof mended? it was a small armchair',
    ending: 'the stove asks to have its flap shut, for the sake of the one who sits by it',
  },
  beats: [
    { id: 'wet-dog', part: 'open', at: 'the castle', with: ['child', 'krok', 'elder', 'elder2'], plants: ['draught', 'drawing'], refrain: true },
    { id: 'a-small-armchair', part: 'stir', at: 'the castle', with: ['child', 'krok'], plants: ['armour'], refrain: true },
    { id: 'the-brass-flap', part: 'try', at: 'the hall', with: ['child', 'friend'], plants: ['stove'] },
    { id: 'out-of-the-black', part: 'try', at: 'the hall', with: ['child', 'friend', 'krok'], refrain: true },
    { id: 'a-long-stair', part: 'turn', at: 'the stairs', with: ['child', 'friend', 'krok'] },
    { id: 'every-drop', part: 'turn', at: 'the castle', with: ['child', 'krok', 'friend', 'teacher', 'elder', 'elder2'], plants: ['drip'] },
    { id: 'four-litres', part: 'turn', at: 'the castle', with: ['child', 'krok'], pays: ['armour'] },
    { id: 'cannot-be-drawn', part: 'back', at: 'the castle', with: ['child', 'krok'], pays: ['drawing'] },
    { id: 'on-you', part: 'last', at: 'the hall', with: ['child', 'krok'], pays: ['draught', 'stove', 'drip'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-small-armchair', 'wet-dog', 'the-brass-flap'],
      framing: 'wide',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-lady', feeling: 'sad', faces: 'right' },
        { who: 'old-lady', called: 'krok', at: 'right', act: 'points-at', to: 'door', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'far' }],
    },
    {
      beats: ['a-long-stair', 'out-of-the-black', 'every-drop'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'bowl', feeling: 'afraid', faces: 'right' },
        { who: 'old-lady', called: 'krok', at: 'right', act: 'carries', to: 'bowl', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'raindrop', at: 'above', count: 3 }],
    },
    {
      beats: ['four-litres', 'cannot-be-drawn', 'every-drop'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'helmet', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'krok', at: 'right', act: 'listens-to', to: 'helmet', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'helmet', at: 'left', colour: 'black' }],
    },
  ],
});
