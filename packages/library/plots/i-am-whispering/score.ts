import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-am-whispering',
  premise:
    'A whale has a secret and whispers it, which blows off hats and newspapers, till she is told she is too big for secrets and sinks; then a railing that goes down into the water carries it to the child’s ear: she is no older than whoever listens.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [10, 12], en: [10, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['whale'] },
  nights: { place: 'a harbour', indoors: false, tone: 'funny-tender', mechanism: 'an ear and a small mouth on a railing', feeling: 'sorry for somebody', sleep: false },
  votes: { en: [0, 3] },
  alike: ['quiet-as-a-shadow'],
  contains: ['whale', 'sea'],
  registry: {
    idea: 'a whale cannot whisper a secret without blowing off hats, and the secret is that she is small',
    device: 'a railing that ends in the water carries a whisper from a whale',
    objects: ['hat blown out to sea and back', 'mouth as small as a door', 'seagull that goes by backwards', 'box of fish that is sat in'],
    joke: 'I am whispering',
    ending: 'whoever was too big to be lifted whispers the secret and wants to be carried',
  },
  beats: [
    { id: 'im-big', part: 'open', at: 'the harbour wall', with: ['child', 'whale', 'adult', 'elder', 'sitter', 'friend'], plants: ['big'] },
    { id: 'a-secret', part: 'stir', at: 'the harbour wall', with: ['child', 'whale', 'adult', 'elder', 'elder2', 'pet'], plants: ['hat'], refrain: true },
    { id: 'a-door', part: 'try', at: 'the harbour wall', with: ['child', 'whale', 'pike'], plants: ['button'], refrain: true },
    { id: 'too-big', part: 'try', at: 'the harbour wall', with: ['child', 'whale', 'pike'], refrain: true },
    { id: 'she-sank', part: 'lull', at: 'the harbour wall', with: ['child', 'whale'], refrain: true },
    { id: 'the-railing', part: 'turn', at: 'the railing', with: ['child', 'whale'], pays: ['button'] },
    { id: 'so-am-i', part: 'turn', at: 'the railing', with: ['child', 'whale', 'pike', 'friend'] },
    { id: 'bedtime', part: 'back', at: 'the harbour wall', with: ['whale', 'adult', 'elder', 'sitter'], pays: ['hat'], refrain: true },
    { id: 'only', part: 'last', at: 'the harbour wall', with: ['child', 'adult', 'elder', 'sitter'], pays: ['big'] },
  ],
  pictures: [
    {
      beats: ['a-secret', 'im-big', 'a-door'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'whale', called: 'whale', at: 'right', act: 'calls-to', to: 'child', size: 'huge', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'whale', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'hat', at: 'above' }],
    },
    {
      beats: ['too-big', 'a-door', 'she-sank'],
      framing: 'over-shoulder',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'whale', feeling: 'sad', faces: 'right' },
        { who: 'whale', called: 'whale', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['so-am-i', 'the-railing', 'bedtime'],
      framing: 'close',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'fence', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'pike', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [
        { what: 'fence', at: 'centre' },
        { what: 'soap-bubble', at: 'far', count: 3 },
      ],
    },
  ],
});
