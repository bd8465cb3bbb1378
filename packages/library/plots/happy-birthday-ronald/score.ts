import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'happy-birthday-ronald',
  premise: 'The bakery has swapped two cakes; at the other address sits somebody alone in a paper hat, and instead of the cake the child fetches him.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['birthday', 'cake', 'lonely'] },
  nights: { place: 'town', indoors: false, tone: 'wry-warm', mechanism: 'fetching the one who is alone', feeling: 'lonely', sleep: false },
  contains: ['birthday', 'cake'],
  registry: {
    idea: 'a cake with the wrong name leads to whoever has yours',
    device: 'nobody can blow out another’s candles unless the other says so',
    objects: ['cake that says seventy', 'paper hat for nobody', 'spoon in a glass across the room'],
    joke: 'I was trying to work out who I had become',
    ending: 'both of us, in blue icing',
  },
  beats: [
    { id: 'wrong-name', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'friend'], plants: ['does-not-matter'] },
    { id: 'number-fourteen', part: 'stir', at: 'the town', with: ['child', 'friend', 'pet', 'old'] },
    { id: 'one-cup', part: 'lull', at: 'the room', with: ['child', 'friend', 'old'], plants: ['candles'], pays: ['does-not-matter'] },
    { id: 'easier-to-carry', part: 'turn', at: 'the room', with: ['child', 'friend', 'old'] },
    { id: 'the-spoon', part: 'back', at: 'home', with: ['child', 'friend', 'old', 'adult', 'elder'] },
    { id: 'i-say-so', part: 'turn', at: 'home', with: ['child', 'old', 'adult'], pays: ['candles'] },
    { id: 'next-year', part: 'last', at: 'home', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['wrong-name', 'number-fourteen'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'cake', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['one-cup', 'easier-to-carry'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'cake', feeling: 'sad' },
        { who: 'friend', at: 'left', act: 'stands', feeling: 'surprised' },
      ],
      things: [
        { what: 'cake', at: 'right' },
        { what: 'cup', at: 'right' },
      ],
    },
    {
      beats: ['the-spoon', 'i-say-so', 'next-year'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'holds-up', to: 'spoon', feeling: 'laughing' },
      ],
      things: [{ what: 'cake', at: 'centre' }],
    },
  ],
});
