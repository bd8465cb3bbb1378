import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-baby-says-pancakes',
  premise: 'Whoever was a baby last still speaks it: the jealous child translates the new baby into pancakes and barking grown-ups, until it really cries and nobody knows why.',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling', 'jealous'] },
  nights: { place: 'home', indoors: true, tone: 'funny-warm', mechanism: 'owning up and listening', feeling: 'jealous', sleep: false },
  votes: { sv: [0, 1], en: [0, 4] },
  contains: ['new-sibling', 'pancakes'],
  registry: {
    idea: 'whoever was a baby last still speaks baby',
    device: 'false interpreting that everybody obeys',
    objects: ['basket', 'pancakes under the table', 'big pillow', 'heartbeat'],
    joke: 'the grown-ups bark because the baby said it twice',
    ending: 'it said nothing much; it just lives here',
  },
  beats: [
    { id: 'everybody-looked', part: 'open', at: 'the basket', with: ['child', 'adult', 'elder', 'friend', 'pet'], plants: ['knot'] },
    { id: 'i-know', part: 'stir', at: 'the basket', with: ['child', 'adult'], plants: ['what does it say'] },
    { id: 'the-baby-decides', part: 'try', at: 'under the table', with: ['child', 'adult', 'elder', 'friend', 'pet'], plants: ['barking', 'saucepan'] },
    { id: 'it-would-not-stop', part: 'try', at: 'the basket', with: ['child', 'adult', 'elder'], plants: ['big pillow'] },
    { id: 'i-made-it-up', part: 'lull', at: 'a lap', with: ['child', 'adult'], pays: ['barking'] },
    { id: 'thump', part: 'turn', at: 'a lap', with: ['child', 'adult', 'pet'], plants: ['heart'] },
    { id: 'on-the-tummy', part: 'turn', at: 'the rug', with: ['child', 'adult', 'pet'], pays: ['heart'] },
    { id: 'whose-turn', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'friend'], pays: ['knot', 'what does it say', 'saucepan', 'big pillow'] },
  ],
  pictures: [
    {
      beats: ['i-know', 'the-baby-decides'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'pancakes', feeling: 'laughing' },
        { who: 'adult', at: 'right', act: 'crawls', feeling: 'surprised', faces: 'left' },
        { who: 'baby', at: 'centre', act: 'cries', feeling: 'crying' },
      ],
    },
    {
      beats: ['it-would-not-stop', 'i-made-it-up'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'baby', feeling: 'sad' },
        { who: 'baby', at: 'centre', act: 'cries', feeling: 'crying' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['thump', 'on-the-tummy'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-back', feeling: 'happy' },
        { who: 'baby', at: 'centre', act: 'sits-on', to: 'child', feeling: 'sleepy' },
        { who: 'adult', at: 'right', act: 'kneels', faces: 'left', feeling: 'happy' },
        { who: 'pet', at: 'far', act: 'lies-on-stomach' },
      ],
    },
  ],
});
