import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-mayor-says-its-open',
  premise:
    'A child puts an animal’s name down for mayor to be polite, and it wins by one paw print; it eats speeches, signs and parking tickets and opens a gate with its head, until its secretary must say what it really means, which is that it would like to go home.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { relation: 'elected', nouns: ['goat', 'cow', 'sheep', 'llama', 'donkey', 'pig', 'horse', 'pony'] },
  nights: {
    place: 'a town hall, a playground and a green',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying what the mayor really means',
    feeling: 'longing home under a heavy chain',
    sleep: false,
    endsInBed: true,
  },
  alike: ['i-know-a-lot-about-that'],
  contains: [],
  registry: {
    idea: 'an animal is elected mayor by one muddy paw print and governs by eating what is too long',
    device: 'a secretary puts down what is really meant, and it is to go home',
    objects: ['paw print on a ballot paper', 'speech of eighteen pages that is eaten on page four', 'Form 12', 'gold chain lifted off on the grass'],
    joke: 'usually what the mayor meant was lunch',
    ending: 'somebody with mud on one paw keeps a secret ballot',
  },
  beats: [
    { id: 'only-to-be-polite', part: 'open', at: 'the town hall door', with: ['child', 'wish', 'b', 'friend'] },
    { id: 'page-four', part: 'stir', at: 'the stage', with: ['g', 'b'], plants: ['speech'] },
    { id: 'make-their-mark', part: 'stir', at: 'the counting', with: ['child', 'g', 'b', 'cat', 'pet', 'elder', 'elder2', 'friend'], plants: ['paw'] },
    { id: 'what-the-mayor-meant', part: 'try', at: 'the town', with: ['child', 'b', 'g'], plants: ['meant', 'chain'] },
    { id: 'form-12', part: 'try', at: 'the playground', with: ['child', 'b', 'friend'], plants: ['gate'] },
    { id: 'on-the-balcony', part: 'turn', at: 'the balcony', with: ['child', 'b'], pays: ['meant'] },
    { id: 'a-bit-full', part: 'turn', at: 'the balcony', with: ['child', 'b', 'g', 'friend'], pays: ['gate', 'speech'] },
    { id: 'plain-grass', part: 'down', at: 'the green', with: ['child', 'b', 'friend'], pays: ['chain'] },
    { id: 'secret-ballot', part: 'last', at: 'bed', with: ['child', 'b', 'cat', 'pet', 'adult', 'elder'], pays: ['paw'] },
  ],
  pictures: [
    {
      beats: ['make-their-mark', 'page-four', 'only-to-be-polite'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right', if: 'pet.cat / pet.dog' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: 'pet.cat / pet.dog' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'cat', feeling: 'surprised', faces: 'right', if: '!pet.cat & !pet.dog' },
        { who: 'cat', called: 'cat', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: '!pet.cat & !pet.dog' },
      ],
    },
    {
      beats: ['form-12', 'what-the-mayor-meant', 'on-the-balcony'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'centre', act: 'pushes', to: 'gate', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'gate', at: 'right' },
        { what: 'climbing-frame', at: 'far' },
      ],
    },
    {
      beats: ['on-the-balcony', 'a-bit-full', 'plain-grass'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});
