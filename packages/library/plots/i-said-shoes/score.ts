import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-said-shoes',
  premise:
    'A mermaid in a shoe shop has no feet and wants shoes all the same, so that somebody will hear her come home; a slipper, a sandal and a boot fall off, until a child lies down beside her and puts shoes on hands.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [5, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['mermaid', 'shoe'] },
  nights: { place: 'shop', indoors: true, tone: 'funny-tender', mechanism: 'taking somebody at her word', feeling: 'lonely', sleep: false, endsInBed: true },
  alike: ['shoes-for-a-mermaid'],
  contains: ['mermaid'],
  registry: {
    idea: 'a mermaid who wants to be heard coming home insists on shoes, whatever else she is offered',
    device: 'nose to nose on the floor one sees what she has instead',
    objects: ['sandal on the clock', 'boot with a whole fin in it', 'box that nobody said'],
    joke: 'I didn’t say feet, I said shoes',
    ending: 'slippers outside the door are told that they are heard',
  },
  beats: [
    { id: 'feet', part: 'open', at: 'the shoe shop', with: ['child', 'keeper', 'pet'], plants: ['said'], refrain: true },
    { id: 'clip-clop', part: 'open', at: 'the shoe shop', with: ['child', 'adult', 'elder', 'sitter', 'friend', 'pet'], plants: ['heard'], refrain: true },
    { id: 'slipper', part: 'stir', at: 'the shoe shop', with: ['keeper', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'boot', part: 'try', at: 'the shoe shop', with: ['child', 'adult', 'elder', 'sitter', 'friend', 'pet'] },
    { id: 'hands', part: 'turn', at: 'the shoe shop', with: ['child'], refrain: true },
    { id: 'i-said-shoes', part: 'turn', at: 'the shoe shop', with: ['child', 'keeper', 'friend'], pays: ['said'], refrain: true },
    { id: 'splash', part: 'back', at: 'the shoe shop', with: ['child', 'keeper', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'coming', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'sitter', 'pet'], pays: ['heard'], refrain: true },
  ],
  pictures: [
    {
      beats: ['slipper', 'feet', 'clip-clop'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'keeper', at: 'left', act: 'holds-up', to: 'slippers', feeling: 'curious', faces: 'right' },
        { who: 'mermaid', at: 'centre', act: 'sits', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'mermaid', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['hands', 'boot'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', holding: 'shoes', feeling: 'happy', faces: 'right' },
        { who: 'mermaid', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'shoes', at: 'left', colour: 'red' }],
    },
    {
      beats: ['i-said-shoes', 'splash'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mermaid', at: 'centre', act: 'walks', holding: 'shoes', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'shoes', at: 'centre', colour: 'red' }],
    },
  ],
});
