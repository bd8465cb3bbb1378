import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'very-polite-cars',
  premise: 'An alien says hello with a bottom that shines, and takes cars for very polite people; everybody waves kindly at its mother’s ship, which is a dreadful insult, until the whole building hangs its bicycle lights behind and bends over.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [19, 38], en: [29, 41] },
  ages: [3, 8],
  leads: [],
  wish: { concepts: ['alien'] },
  nights: { place: 'the bike rack', indoors: false, tone: 'funny', mechanism: 'greeting somebody in their own way', feeling: 'missing-someone', sleep: false },
  votes: { en: [0, 3] },
  contains: ['alien'],
  registry: {
    idea: 'where the visitor comes from one says hello with the bottom, and a wave is an insult',
    device: 'bicycle lights hung behind, bent over in a row',
    objects: ['bottom that shines red', 'feeler that points at a bicycle', 'bicycle lamp on the trousers', 'neighbour who greets nobody'],
    joke: 'you are a bowl of cold soup',
    ending: 'somebody small and red wags back above the roofs',
  },
  beats: [
    { id: 'the-bike-stand', part: 'open', at: 'the bike rack', with: ['child', 'friend', 'alien'], plants: ['red lights', 'neighbour'] },
    { id: 'cold-soup', part: 'stir', at: 'the bike rack', with: ['child', 'alien', 'pet'], plants: ['a wave'] },
    { id: 'the-light-went-out', part: 'lull', at: 'the bike rack', with: ['child', 'alien'] },
    { id: 'the-ship', part: 'try', at: 'the bike rack', with: ['child', 'alien', 'adult', 'elder', 'neighbour'] },
    { id: 'one-lamp', part: 'turn', at: 'the bike rack', with: ['child', 'adult', 'elder', 'pet', 'neighbour'], pays: ['red lights'] },
    { id: 'hello', part: 'turn', at: 'the bike rack', with: ['child', 'friend', 'alien'] },
    { id: 'goodbye', part: 'back', at: 'the bike rack', with: ['child', 'alien', 'neighbour'], pays: ['a wave', 'neighbour'] },
    { id: 'the-bus', part: 'last', at: 'the window', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['the-bike-stand', 'cold-soup'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'alien', at: 'right', act: 'stands', feeling: 'happy', size: 'small' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'alien', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bicycle', at: 'centre' }],
    },
    {
      beats: ['the-ship', 'the-light-went-out', 'one-lamp'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'man', at: 'right', act: 'waves', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'runs', feeling: 'afraid' },
        { who: 'alien', at: 'near', act: 'cries', size: 'small' },
      ],
      things: [{ what: 'ufo', at: 'above' }],
    },
    {
      beats: ['hello', 'one-lamp', 'goodbye'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'ufo', feeling: 'happy' },
        { who: 'ufo', at: 'above', act: 'flies', size: 'huge', feeling: 'laughing' },
      ],
    },
  ],
});
