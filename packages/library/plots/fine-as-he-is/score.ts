import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'fine-as-he-is',
  premise:
    'A teddy who moos is to have the hole in his back sewn up and nothing else; the child gives him a growl, learns why he mooed, and finds the moo again among all the sacks of a market by tipping them.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [11, 12], en: [11, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['teddy'] },
  nights: {
    place: 'a mending stall in a market',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'tipping sacks until one of them moos',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['teddy'],
  registry: {
    idea: 'a teddy is put right in the one thing that was right about him',
    device: 'what moos when it is tipped can be found in a sack without looking',
    objects: ['dented tin drum', 'twenty tiny stitches', 'orange thread', 'last sack but one'],
    joke: 'he only listens on that side',
    ending: 'somebody moos for a lorry that leans round a roundabout',
  },
  alike: ['the-bear-who-said-moo', 'bears-growl'],
  beats: [
    { id: 'he-moos', part: 'open', at: 'the mending stall', with: ['child', 'mender', 'owner', 'pet'], plants: ['fine'] },
    { id: 'just-the-hole', part: 'stir', at: 'the mending stall', with: ['child', 'owner'] },
    { id: 'the-drum', part: 'try', at: 'the mending stall', with: ['child', 'mender', 'friend', 'pet', 'elder', 'elder2'], plants: ['tip', 'dents', 'stitches'] },
    { id: 'thats-not-him', part: 'turn', at: 'the mending stall', with: ['child', 'owner'] },
    { id: 'snip-and-tap', part: 'turn', at: 'the mending stall', with: ['child', 'owner', 'mender'], plants: ['roundabout'], pays: ['dents'] },
    { id: 'the-sacks', part: 'turn', at: 'the end of the market', with: ['child', 'sweeper'], pays: ['tip'] },
    { id: 'mountain-railway', part: 'back', at: 'the market', with: ['child', 'owner'], pays: ['stitches'] },
    { id: 'dont-you-dare', part: 'down', at: 'the market', with: ['child', 'owner'], pays: ['fine'], refrain: true },
    { id: 'moo', part: 'last', at: 'the mending stall', with: ['child', 'mender'], pays: ['roundabout'] },
  ],
  pictures: [
    {
      beats: ['the-drum', 'just-the-hole', 'he-moos'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'teddy', feeling: 'curious', faces: 'right' },
        { who: 'old-lady', called: 'mender', at: 'right', act: 'holds', to: 'trousers', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['the-sacks', 'snip-and-tap'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'bag', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'sweeper', at: 'right', act: 'pushes', to: 'cart', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'cart', at: 'right' },
        { what: 'bag', at: 'left', colour: 'grey' },
        { what: 'bag', at: 'centre', count: 3, colour: 'grey', size: 'child' },
      ],
    },
    {
      beats: ['dont-you-dare', 'mountain-railway'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'man', called: 'owner', at: 'right', act: 'holds', to: 'teddy', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'teddy', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
