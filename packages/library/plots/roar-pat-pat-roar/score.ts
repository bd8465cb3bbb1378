import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'roar-pat-pat-roar',
  premise:
    'In a charity shop a child finds one lion slipper that roars, and the curtain roars back: the best friend has found the other; nobody may buy just one, until the friend puts the two of them side by side, and there goes one lion with four legs.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [6, 33], en: [3, 24] },
  ages: [3, 5],
  leads: ['friend'],
  nights: { place: 'a charity shop', indoors: true, tone: 'funny', mechanism: 'one slipper each, side by side', feeling: 'jealous', sleep: false, endsInBed: true },
  alike: ['is-this-your-boot'],
  contains: ['lion'],
  registry: {
    idea: 'two children have found a lion slipper each, and walk side by side as one lion with four legs',
    device: 'a slipper roars, and a curtain roars back',
    objects: ['lion slipper that roars', 'hat down to a nose', 'banana in a basket of shoes', 'bag that roars when it bumps'],
    joke: 'ROAR! said the curtain',
    ending: 'roar, very softly; pat goes a head on a pillow, and click goes the lamp',
  },
  beats: [
    { id: 'one-slipper', part: 'open', at: 'the charity shop', with: ['child', 'friend', 'adult', 'elder'], plants: ['roar', 'curtain'], refrain: true },
    { id: 'the-other-one', part: 'stir', at: 'the charity shop', with: ['child'], refrain: true },
    { id: 'said-the-curtain', part: 'try', at: 'the charity shop', with: ['child', 'friend'], refrain: true, pays: ['curtain'] },
    { id: 'a-pair', part: 'try', at: 'the charity shop', with: ['child', 'friend', 'keeper'], plants: ['pair'] },
    { id: 'socks', part: 'lull', at: 'the charity shop', with: ['child', 'friend'], plants: ['pat'], refrain: true },
    { id: 'stand-by-me', part: 'turn', at: 'the charity shop', with: ['child', 'friend'], refrain: true },
    { id: 'four-legs', part: 'turn', at: 'the charity shop', with: ['child', 'friend', 'keeper', 'pet'], pays: ['pair'] },
    { id: 'home', part: 'back', at: 'the front door', with: ['child', 'friend'] },
    { id: 'goodnight', part: 'last', at: 'bed', with: ['child'], pays: ['roar', 'pat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['said-the-curtain', 'the-other-one'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'slippers', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'hides-behind', to: 'curtain', feeling: 'laughing', faces: 'left' },
      ],
      things: [
        { what: 'slippers', at: 'left', colour: 'yellow' },
        { what: 'curtain', at: 'right' },
      ],
    },
    {
      beats: ['socks', 'a-pair'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'slippers', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'slippers', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'slippers', at: 'centre', colour: 'yellow' }],
    },
    {
      beats: ['four-legs', 'stand-by-me'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds-hands', to: 'child', feeling: 'laughing', faces: 'right' },
        { who: 'old-lady', called: 'keeper', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'slippers', at: 'near', colour: 'yellow' }],
    },
  ],
});
