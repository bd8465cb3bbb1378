import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-the-corner-of-it',
  premise:
    'A child and a friend have a kite and no wind, and an elephant has held it in since Tuesday because everybody goes away; one can hold one’s nose and still stay, and all of it is wanted for the kite.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 6],
  leads: [],
  wish: { relation: 'farts', nouns: ['elephant'] },
  nights: {
    place: 'the top of a hill',
    indoors: false,
    tone: 'funny',
    mechanism: 'what everybody runs from is what a kite needs',
    feeling: 'everybody goes away',
    sleep: false,
    endsInBed: true,
  },
  contains: ['elephant'],
  registry: {
    idea: 'an elephant holds it in since Tuesday, because whoever hears it goes away',
    device: 'one can hold one’s nose and still stay',
    objects: ['kite that bumps along on its bottom', 'cabbage with its socks off', 'birthday party with just the cake', 'six shirts and a nightie that go along too'],
    joke: 'everybody shouts bore, holding their noses',
    ending: 'a very small one under the covers, and a grown-up who holds her nose and stays',
  },
  beats: [
    { id: 'not-one-puff', part: 'open', at: 'the hill', with: ['child', 'friend', 'elephant'], plants: ['kite'] },
    { id: 'since-tuesday', part: 'stir', at: 'the hill', with: ['child', 'friend', 'elephant'] },
    { id: 'the-corner', part: 'stir', at: 'the hill', with: ['child', 'elephant', 'pet'], plants: ['pip'] },
    { id: 'just-the-cake', part: 'try', at: 'the hill', with: ['child', 'friend', 'elephant'], plants: ['stay'] },
    { id: 'the-kite', part: 'turn', at: 'the hill', with: ['child', 'friend', 'elephant'] },
    { id: 'three', part: 'turn', at: 'the hill', with: ['child', 'friend', 'elephant', 'elder', 'elder2'], pays: ['kite'] },
    { id: 'look-which-way', part: 'back', at: 'the hill', with: ['child', 'elephant'] },
    { id: 'pip', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['pip', 'stay'] },
  ],
  pictures: [
    {
      beats: ['since-tuesday', 'the-corner', 'not-one-puff'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elephant', at: 'right', act: 'is-afraid', size: 'big', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'elephant', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['just-the-cake', 'the-kite'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elephant', at: 'right', act: 'looks-at', to: 'friend', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'left', act: 'talks-to', to: 'elephant', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['three', 'the-kite', 'look-which-way'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elephant', at: 'right', act: 'stands', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'points-at', to: 'kite', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'kite', feeling: 'happy', faces: 'right', anyway: true },
      ],
      things: [{ what: 'kite', at: 'above' }],
    },
  ],
});
