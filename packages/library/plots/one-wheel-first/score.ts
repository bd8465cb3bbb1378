import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-wheel-first',
  premise: 'A fire engine that is afraid of water is wanted at the bakery; one begins with one wheel in a tub of warm water, as one begins with one toe.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [7, 31], en: [1, 30] },
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['fire-engine'] },
  nights: { place: 'street', indoors: false, tone: 'funny', mechanism: 'a little at a time', feeling: 'afraid', sleep: false, endsInBed: true },
  contains: ['fire-engine'],
  registry: {
    idea: 'a fire engine afraid of water begins with one wheel',
    device: 'a cup at a time into the tank',
    objects: ['yellow umbrella', 'tub of warm water', 'bubble bath', 'twenty-four buns'],
    joke: 'I haven’t got any toes',
    ending: 'one toe first into a cold bed',
  },
  beats: [
    { id: 'plask', part: 'open', at: 'the street', with: ['child', 'friend', 'engine'], plants: ['umbrella'] },
    { id: 'pling', part: 'stir', at: 'the bakery', with: ['child', 'friend', 'engine', 'elder', 'pet'], plants: ['ball'] },
    { id: 'no-toes', part: 'lull', at: 'the bakery', with: ['child', 'friend', 'engine'], plants: ['toe'] },
    { id: 'one-wheel', part: 'turn', at: 'the bakery', with: ['child', 'friend', 'engine', 'pet'], pays: ['ball'] },
    { id: 'foam', part: 'turn', at: 'the bakery', with: ['child', 'friend', 'engine', 'elder'] },
    { id: 'buns', part: 'back', at: 'the bakery', with: ['child', 'friend', 'engine'], pays: ['umbrella'] },
    { id: 'one-toe', part: 'down', at: 'bed', with: ['child', 'adult'], pays: ['toe'] },
    { id: 'ten-drops', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['plask', 'pling'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'fire-engine', feeling: 'surprised' },
        { who: 'friend', at: 'left', act: 'jumps', feeling: 'laughing' },
        { who: 'fire-engine', at: 'right', act: 'holds', to: 'umbrella', feeling: 'afraid', faces: 'left', size: 'big' },
      ],
    },
    {
      beats: ['one-wheel', 'no-toes'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cup', feeling: 'calm' },
        { who: 'fire-engine', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left', size: 'big' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'fire-engine', feeling: 'curious' },
      ],
      things: [{ what: 'puddle', at: 'centre' }], 
      
    },
    {
      beats: ['buns', 'foam'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'laughs', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'eats', to: 'cinnamon-bun', feeling: 'happy' },
      ],
    },
  ],
});
