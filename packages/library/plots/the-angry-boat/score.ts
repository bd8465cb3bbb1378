import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-angry-boat',
  premise: 'A gull takes the bun, and the boat runs on anger shouted down a funnel; when everybody aboard has laughed theirs away they drift, and the only one still cross is the gull.',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['angry', 'boat'] },
  nights: { place: 'lake', indoors: false, tone: 'funny', mechanism: 'anger put to use', feeling: 'angry', sleep: false },
  contains: ['boat', 'seagull'],
  registry: {
    idea: 'anger is a fuel, and it runs out as soon as you laugh',
    device: 'a boat that is shouted forward, and a gull lured to the funnel',
    objects: ['funnel', 'bun', 'paddle boat', 'marzipan pig'],
    joke: 'she bit the head off first',
    ending: 'breathing like a small boat coming in to land',
  },
  beats: [
    { id: 'the-bun', part: 'open', at: 'the jetty', with: ['child', 'elder', 'friend'] },
    { id: 'the-funnel', part: 'stir', at: 'the boat', with: ['child', 'elder', 'friend', 'pet'], plants: ['funnel'] },
    { id: 'the-rock', part: 'try', at: 'the island', with: ['child', 'elder', 'friend', 'pet'], plants: ['gull'] },
    { id: 'the-wrinkle', part: 'turn', at: 'the boat', with: ['child', 'elder'] },
    { id: 'adrift', part: 'lull', at: 'the boat', with: ['child', 'elder', 'friend'] },
    { id: 'down-the-funnel', part: 'turn', at: 'the boat', with: ['child', 'elder', 'friend'], pays: ['funnel', 'gull'] },
    { id: 'it-will-come-again', part: 'last', at: 'bed', with: ['child', 'elder', 'pet', 'adult'] },
  ],
  pictures: [
    {
      beats: ['the-funnel', 'the-rock'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'calls-to', to: 'seagull', feeling: 'angry' },
        { who: 'seagull', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left' },
        { who: 'elder', at: 'left', act: 'sits-on', to: 'boat', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'boat', at: 'left' }],
    },
    {
      beats: ['the-wrinkle', 'adrift'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'centre', act: 'sits-on', to: 'boat', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'centre', act: 'sits-on', to: 'boat', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'boat', at: 'centre', size: 'big' }],
    },
    {
      beats: ['down-the-funnel'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'stands-on', to: 'boat', holding: 'cinnamon-bun', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'left', act: 'sits-on', to: 'boat', feeling: 'surprised', faces: 'right' },
        { who: 'seagull', at: 'above', act: 'flies', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'boat', at: 'centre', colour: 'red' }],
    },
  ],
});
