import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-lying-here',
  premise:
    'A lion lies at the top of a slide at the swimming pool and says that he is not afraid, but his tail says thump; the child holds the tail, and halfway down shows him what to do with his claws.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [10, 27], en: [32, 35] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['lion'] },
  nights: {
    place: 'a swimming pool',
    indoors: true,
    tone: 'funny',
    mechanism: 'holding a tail as one holds a hand, and showing how a fist is made',
    feeling: 'afraid',
    sleep: false,
  },
  votes: { sv: [0, 3] },
  contains: ['lion'],
  registry: {
    idea: 'somebody who is never afraid has a tail that thumps when he is',
    device: 'fingers shut in a fist show a lion how claws are put away',
    objects: ['lion at the top of a slide', 'tail for a belt', 'mane like a wet mop'],
    joke: 'stop it, said the lion to his tail; thump, said the tail',
    ending: 'the tail is listened to, and there is not one thump',
  },
  beats: [
    { id: 'the-slide', part: 'open', at: 'the slide', with: ['child', 'lion', 'adult', 'elder', 'catcher', 'friend'], plants: ['thump'] },
    { id: 'two-toes', part: 'try', at: 'the slide', with: ['child', 'lion'], refrain: true },
    { id: 'said-the-tail', part: 'lull', at: 'the slide', with: ['child', 'lion'], plants: ['tuft'], refrain: true },
    { id: 'one-two-three', part: 'try', at: 'the slide', with: ['child', 'lion', 'friend'] },
    { id: 'all-his-claws', part: 'turn', at: 'the slide', with: ['child', 'lion'], refrain: true },
    { id: 'in-with-them', part: 'turn', at: 'the slide', with: ['child', 'lion'] },
    { id: 'roar', part: 'back', at: 'the water', with: ['child', 'lion', 'adult', 'elder', 'catcher', 'friend'] },
    { id: 'not-one', part: 'last', at: 'the warm towel', with: ['child', 'lion', 'pet'], pays: ['thump', 'tuft'] },
  ],
  pictures: [
    {
      beats: ['the-slide', 'two-toes', 'said-the-tail'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'lion', at: 'right', act: 'stands-on', to: 'slide', size: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'lion', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'slide', at: 'right', size: 'huge' }],
    },
    {
      beats: ['in-with-them', 'all-his-claws', 'one-two-three'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'lion', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['not-one', 'roar'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'leans-on', to: 'lion', feeling: 'calm', faces: 'right' },
        { who: 'lion', at: 'centre', act: 'looks-at', to: 'child', size: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'towel', at: 'near' }],
    },
  ],
});
