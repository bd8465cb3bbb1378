import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-snowed-ice-cream',
  premise: 'It has snowed ice cream, and somebody has eaten a tunnel through the garden and is too round to come out; nothing is soft enough to free him but a tongue.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['ice-cream', 'snow'] },
  nights: { place: 'garden', indoors: false, tone: 'funny', mechanism: 'licking a hole bigger', feeling: 'happy', sleep: true },
  contains: ['ice-cream', 'snow', 'cat', 'dog'],
  registry: {
    idea: 'ice cream for snow, and an animal that eats its way across the garden',
    device: 'licking somebody out of a hill',
    objects: ['spoon', 'tunnel', 'chocolate hat', 'white duvet'],
    joke: 'the tummy would not come',
    ending: 'lick, lick, lick at the end of the fingers, under the duvet',
  },
  beats: [
    { id: 'white', part: 'open', at: 'the garden', with: ['child', 'adult', 'friend', 'elder'] },
    { id: 'a-hole', part: 'stir', at: 'the garden', with: ['child', 'adult', 'pet'], plants: ['lick'] },
    { id: 'dig', part: 'try', at: 'the garden', with: ['child', 'adult', 'friend', 'elder'] },
    { id: 'the-tummy', part: 'try', at: 'the garden', with: ['child', 'adult', 'pet'], plants: ['tummy'] },
    { id: 'me', part: 'turn', at: 'the garden', with: ['child', 'pet'] },
    { id: 'drip', part: 'back', at: 'the garden', with: ['child', 'adult', 'pet'] },
    { id: 'in-the-warm', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['lick', 'tummy'] },
  ],
  pictures: [
    {
      beats: ['white', 'a-hole', 'dig'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [{ who: 'child', at: 'left', act: 'eats', to: 'ice-cream', feeling: 'happy' },{ who: 'adult', at: 'centre', act: 'digs', holding: 'spoon', feeling: 'surprised', if: 'adult' },{ who: 'elder', at: 'centre', act: 'digs', holding: 'spoon', feeling: 'surprised', if: '!adult & elder' },{ who: 'woman', called: 'owner', at: 'centre', act: 'digs', holding: 'spoon', feeling: 'surprised', if: '!adult & !elder' },{ who: 'friend', at: 'far', act: 'runs', feeling: 'laughing' },], things: [{ what: 'snowdrift', at: 'right', size: 'big' }],
    },
    {
      beats: ['the-tummy', 'me'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
 { who: 'pet', at: 'right', act: 'hides-behind', to: 'snowdrift', if: 'pet.cat / pet.dog', faces: 'left' },
 { who: 'cat', coat: 'red', at: 'right', act: 'hides-behind', to: 'snowdrift', feeling: 'sad', if: '!pet.cat & !pet.dog', called: 'cat', faces: 'left' },
 { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'curious', if: 'pet.cat / pet.dog' },
 { who: 'child', at: 'left', act: 'looks-at', to: 'cat', feeling: 'curious', if: '!pet.cat & !pet.dog' },], things: [{ what: 'snowdrift', at: 'right' }],
    },
    {
      beats: ['in-the-warm', 'drip'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps', feeling: 'happy' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child', if: 'pet.cat / pet.dog' },
        { who: 'cat', coat: 'red', at: 'near', act: 'looks-at', to: 'child', if: '!pet.cat & !pet.dog', called: 'cat' },
      ],
    },
  ],
});
