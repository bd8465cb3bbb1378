import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-say-aww',
  premise:
    'A hedgehog is in the bonfire and will come out by itself if only nobody says aww, which a whole village turns out to be unable not to; the child, who hates to be looked at, glues it up with toffee.',
  writtenFirstIn: 'en',
  putBefore: { sv: [27, 34], en: [31, 36] },
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['hedgehog'] },
  nights: {
    place: 'round a bonfire',
    indoors: false,
    tone: 'funny',
    mechanism: 'gluing up everybody’s teeth so that nobody can say a word',
    feeling: 'guilty, and shy of being looked at',
    sleep: false, endsInBed: true,
    seasons: ['autumn'], endsOnRefrain: true,
  },
  contains: ['hedgehog', 'fire'],
  registry: {
    idea: 'a hedgehog rolls up whenever anybody says aww, and nobody can help saying it',
    device: 'toffee that glues the teeth turns aww into mmmm',
    objects: ['nose with a drip on it', 'butcher as big as a wardrobe', 'hedgehog legs with knees'],
    joke: 'it was the feet',
    ending: 'somebody sees the child’s nose above the duvet and says aww, and the child rolls up',
  },
  beats: [
    { id: 'sneezed', part: 'open', at: 'the bonfire', with: ['child', 'adult', 'chair', 'hedgehog'], plants: ['toffee', 'sneeze'] },
    { id: 'the-nose', part: 'stir', at: 'the bonfire', with: ['child', 'chair', 'hedgehog'], plants: ['aww', 'never'] },
    { id: 'the-feet', part: 'try', at: 'the bonfire', with: ['child', 'adult', 'chair', 'butcher', 'hedgehog'] },
    { id: 'only-idea', part: 'lull', at: 'the bonfire', with: ['child', 'chair', 'boy'] },
    { id: 'toffee', part: 'turn', at: 'the bonfire', with: ['child', 'friend', 'adult', 'butcher'], pays: ['toffee'] },
    { id: 'the-legs', part: 'turn', at: 'the bonfire', with: ['child', 'hedgehog', 'chair'], pays: ['sneeze', 'never'] },
    { id: 'quietest', part: 'back', at: 'the bonfire', with: ['child', 'chair'] },
    { id: 'rolled-up', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['aww'] },
  ],
  pictures: [
    {
      beats: ['the-nose', 'the-feet', 'sneezed'],
      framing: 'close',
      world: 'playing-field',
      time: 'night',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', holding: 'flashlight', feeling: 'surprised', faces: 'right' },
        { who: 'hedgehog', at: 'right', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['only-idea', 'the-feet', 'toffee'],
      framing: 'middle',
      world: 'playing-field',
      time: 'night',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'boy', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', size: 'small', faces: 'left' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'logs', at: 'far', size: 'huge' }],
    },
    {
      beats: ['the-legs', 'toffee', 'quietest'],
      framing: 'wide',
      world: 'playing-field',
      time: 'night',
      light: 'moon',
      season: 'autumn',
      figures: [
        { who: 'hedgehog', at: 'centre', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'hedgehog', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'looks-at', to: 'hedgehog', feeling: 'surprised', called: 'chair', faces: 'left' },
      ],
    },
  ],
});
