import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hocus-pocus-plop',
  premise:
    'All that a wizard makes vanish lands in the hood of a child in the front row, and at last the wizard too; his wand can only do gone, so the child does with the hood as one does with a sock full of sand.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [4, 12], en: [4, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['wizard', 'magic'] },
  alike: ['down-in-the-hood', 'inside-out'],
  nights: {
    place: 'a theatre',
    indoors: true,
    tone: 'funny',
    mechanism: 'turning a hood inside out',
    feeling: 'startled, and then clever',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['wizard', 'magic'],
  registry: {
    idea: 'what a wizard makes vanish has to go somewhere, and it goes into a hood in the front row',
    device: 'a wand can only do gone, and back is done as with a sock full of sand',
    objects: ['hood that ticks', 'two shiny shoes beside an ear', 'hat with cherries', 'egg that is not even cracked'],
    joke: 'is that far? no, it’s just here',
    ending: 'plop, and the hood says poot: they had better go back with the dove',
  },
  beats: [
    { id: 'an-egg', part: 'open', at: 'the theatre', with: ['child', 'wizard', 'adult', 'neighbour', 'friend', 'elder', 'elder2'], plants: ['hood', 'egg'], refrain: true },
    { id: 'poot', part: 'stir', at: 'the theatre', with: ['wizard', 'lady', 'dove', 'pet'], plants: ['hat'], refrain: true },
    { id: 'where-do-they-go', part: 'try', at: 'the theatre', with: ['child', 'wizard'], plants: ['where'], refrain: true },
    { id: 'two-shoes', part: 'try', at: 'the theatre', with: ['child', 'wizard', 'dove', 'lady'] },
    { id: 'no-more-room', part: 'try', at: 'the stage', with: ['child', 'wizard', 'friend'], refrain: true },
    { id: 'sand-in-a-sock', part: 'lull', at: 'the stage', with: ['child', 'dove'] },
    { id: 'inside-out', part: 'turn', at: 'the stage', with: ['child', 'wizard', 'dove'], pays: ['hood', 'where'] },
    { id: 'only-gone', part: 'back', at: 'the stage', with: ['child', 'wizard', 'lady'], pays: ['egg', 'hat'] },
    { id: 'plop', part: 'last', at: 'the street', with: ['child', 'dove'], refrain: true },
  ],
  pictures: [
    {
      beats: ['an-egg', 'poot'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'magician', called: 'wizard', at: 'right', act: 'holds-up', to: 'egg', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'magician', feeling: 'surprised', faces: 'right' },
        { who: 'pigeon', called: 'dove', at: 'centre', act: 'stands', colour: 'white', feeling: 'calm' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['two-shoes', 'no-more-room', 'where-do-they-go'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'old-lady', feeling: 'afraid', faces: 'right' },
        { who: 'old-lady', called: 'lady', at: 'right', act: 'walks', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'chair', at: 'centre' },
        { what: 'wand', at: 'centre' },
      ],
    },
    {
      beats: ['inside-out', 'only-gone'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'magician', called: 'wizard', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'coat', feeling: 'laughing', faces: 'right' },
        { who: 'pigeon', called: 'dove', at: 'centre', act: 'flies', colour: 'white', feeling: 'calm' },
      ],
      things: [{ what: 'egg', at: 'near' }],
    },
  ],
});
