import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-one-in-front',
  premise:
    'A dinosaur has been running for millions of years because she does as the one in front of her does, and the one in front is her own tail; the child who can never stop without sitting down gets in front of her, and sits.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [24, 34], en: [7, 36] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  // Asked about by species (each has its own halves, body, millions of years and way of sitting): wish.t-rex, wish.triceratops,
  // wish.stegosaurus, wish.velociraptor, wish.brachiosaurus, wish.brontosaurus, wish.ankylosaurus, wish.spinosaurus. All else: a diplodocus.
  nights: { place: 'pitch', indoors: false, tone: 'funny', mechanism: 'a fault put to use', feeling: 'ashamed', sleep: false, endsInBed: true },
  votes: { sv: [0, 1], en: [0, 4] },
  contains: ['dinosaur'],
  registry: {
    idea: 'she does as the one in front does, and the one in front is her own tail',
    device: 'she runs so fast that the child hears the first half of every sentence and the friend the second',
    objects: ['tail, and the tail, and the tail', 'the hill as an armchair', 'buses that hop', 'the sheet'],
    joke: 'Ner med rumpan / Bottom down: a coach’s call taken at its word, at last said to the reading adult',
    ending: 'the dinosaur’s first whole sentence said again by the one who sits down on the bed; or half of it, and the pillow gets the other half',
  },
  beats: [
    { id: 'half-a-sentence', part: 'open', at: 'the pitch', with: ['child'], plants: ['half a sentence', 'fastest', 'sits when stopping'] },
    { id: 'the-shame', part: 'open', at: 'the pitch', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['bottom down', 'wants to stay standing', 'pet and its tail', 'stuck in the chair'] },
    { id: 'the-head', part: 'stir', at: 'the pitch', with: ['child', 'friend'], plants: ['neck, tummy, tail', 'halves'] },
    { id: 'the-halves', part: 'try', at: 'the pitch', with: ['child', 'friend'], plants: ['wants to sit', 'does as the one in front does'] },
    { id: 'the-tail', part: 'lull', at: 'the pitch', with: ['child', 'friend'], pays: ['pet and its tail'], plants: ['towards the buses'] },
    { id: 'the-fastest', part: 'turn', at: 'the pitch', with: ['child', 'friend'], pays: ['fastest', 'neck, tummy, tail', 'does as the one in front does'] },
    { id: 'bottom-down', part: 'turn', at: 'the pitch', with: ['child', 'elder2'], pays: ['bottom down', 'sits when stopping', 'towards the buses', 'stuck in the chair'] },
    { id: 'the-whole-sentence', part: 'back', at: 'the hill', with: ['child', 'friend', 'pet', 'elder'], pays: ['halves', 'wants to sit', 'wants to stay standing'] },
    { id: 'bed', part: 'last', at: 'home', with: ['child', 'pet', 'adult', 'elder'], pays: ['half a sentence', 'bottom down'] },
  ],
  pictures: [
    {
      beats: ['the-head', 'the-halves'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'near', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'dinosaur', at: 'centre', act: 'runs', size: 'big', feeling: 'laughing' },
        { who: 'pet', at: 'near', act: 'runs', feeling: 'happy' },
      ],
    },
    {
      beats: ['the-halves', 'the-tail'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'near', act: 'points-at', to: 'dinosaur', feeling: 'laughing' },
        { who: 'dinosaur', at: 'centre', act: 'looks-at', to: 'child', size: 'huge', feeling: 'sad' },
      ],
    },
    {
      beats: ['the-fastest', 'bottom-down'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'laughing', faces: 'left' },
        { who: 'dinosaur', at: 'far', act: 'jumps', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'left', act: 'sits' },
      ],
    },
  ],
});
