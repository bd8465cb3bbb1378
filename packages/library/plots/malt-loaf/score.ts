import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'malt-loaf',
  premise: 'A dragon that should have flown south before the frost has been fed too fat to fly, in secret, because the friend over the road is moving away; hot stones lift him as they lift the leaves.',
  writtenFirstIn: 'en',
  putBefore: { sv: [4, 40], en: [18, 40] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: { place: 'quarry', indoors: false, tone: 'tender', mechanism: 'letting go', feeling: 'missing-someone', sleep: false, endsInBed: true },
  contains: ['dragon'],
  registry: {
    idea: 'to keep somebody from going you make him too heavy to go',
    device: 'hot air lifts what cannot flap',
    objects: ['quarry', 'malt loaf', 'notebook', 'warm stone'],
    joke: 'a dragon named after the deputy head who looks disappointed',
    ending: 'the stone is still warm in the morning',
  },
  beats: [
    { id: 'too-fat', part: 'open', at: 'the quarry', with: ['child', 'friend', 'mate', 'dragon'], plants: ['leaves'] },
    { id: 'malt-loaf', part: 'stir', at: 'the quarry', with: ['child', 'friend', 'mate', 'dragon', 'pet'] },
    { id: 'going', part: 'lull', at: 'the quarry', with: ['child', 'mate', 'dragon'], plants: ['four hours'] },
    { id: 'going-out', part: 'turn', at: 'the quarry', with: ['child', 'mate', 'dragon'], pays: ['leaves'] },
    { id: 'the-leaf', part: 'turn', at: 'the quarry', with: ['child', 'friend', 'mate', 'dragon', 'pet'] },
    { id: 'off-you-go', part: 'turn', at: 'the quarry', with: ['child', 'dragon'] },
    { id: 'four-hours', part: 'back', at: 'the quarry', with: ['child', 'friend', 'mate'], pays: ['four hours'] },
    { id: 'a-stone', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['too-fat', 'malt-loaf'],
      framing: 'middle',
      world: 'forest',
      season: 'autumn',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'throws', to: 'bread', feeling: 'proud' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'sad', called: 'head' },
      ],
    },
    {
      beats: ['going-out', 'going'],
      framing: 'close',
      world: 'forest',
      season: 'autumn',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'dragon', feeling: 'sad' },
        { who: 'dragon', at: 'right', act: 'lies-on-stomach', feeling: 'sleepy', called: 'head' },
      ],
    },
    {
      beats: ['off-you-go', 'the-leaf', 'four-hours'],
      framing: 'wide',
      world: 'forest',
      season: 'autumn',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'sad' },
        { who: 'boy', at: 'left', act: 'looks-at', to: 'dragon', called: 'mate' },
        { who: 'dragon', at: 'above', act: 'flies', feeling: 'happy', called: 'head' },
      ],
    },
  ],
});
