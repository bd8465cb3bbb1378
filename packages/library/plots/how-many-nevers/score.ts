import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'how-many-nevers',
  premise:
    'Two best friends sit a whole bus apart and send each other insults by way of a cake lady, a lamp man and a boy in headphones, who send kinder ones; the cat wails, until it turns out that it minds the distance.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [8, 12],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['bus'] },
  nights: {
    place: 'a bus from the back to the front',
    indoors: true,
    tone: 'funny-warm',
    mechanism: 'walking through the bus to hear what was really said',
    feeling: 'jealous and hurt',
    sleep: false,
    endsInBed: true,
  },
  contains: ['bus', 'cat'],
  registry: {
    idea: 'a quarrel is carried through a bus by people who put it more kindly',
    device: 'a wail that grows with the distance between two friends',
    objects: ['cake box on a bus', 'standard lamp between two knees', 'two nevers of three', 'tummy slept on'],
    joke: 'how many nevers was that – three – I’ll send two',
    ending: 'three nevers are sent an inch, all of them',
  },
  beats: [
    { id: 'a-whole-bus', part: 'open', at: 'the bus', with: ['child', 'friend', 'pet'], plants: ['apart'] },
    { id: 'the-cake-lady', part: 'stir', at: 'the bus', with: ['child', 'pet'] },
    { id: 'head-by-head', part: 'try', at: 'the bus', with: ['child', 'friend', 'pet'], plants: ['thief'] },
    { id: 'how-many', part: 'try', at: 'the bus', with: ['child', 'friend'], plants: ['nevers', 'loss'] },
    { id: 'through-the-bus', part: 'lull', at: 'the bus', with: ['child', 'friend', 'pet'] },
    { id: 'one-step', part: 'turn', at: 'the bus', with: ['child', 'friend', 'pet'], pays: ['apart'] },
    { id: 'was-private', part: 'back', at: 'the bus', with: ['child', 'friend', 'pet'], pays: ['thief', 'loss'] },
    { id: 'send-them-all', part: 'last', at: 'bed', with: ['child', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'], pays: ['nevers'] },
  ],
  pictures: [
    {
      beats: ['the-cake-lady', 'head-by-head'],
      framing: 'middle',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['through-the-bus', 'how-many', 'one-step'],
      framing: 'wide',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right', anyway: true, if: 'pet.dog' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['was-private', 'one-step'],
      framing: 'close',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});
