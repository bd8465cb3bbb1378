import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'something-standing-still',
  premise:
    'A child who is sick as soon as it rides backwards sits down beside somebody who cries on a night train, the wrong way round, and is not sick: so the train has turned in the night, the last carriage is the first, and nobody has stolen the lid that two sisters need to have tea again.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['mystery-on-board'] },
  nights: {
    place: 'a night train',
    indoors: true,
    tone: 'wry-warm',
    mechanism: 'sitting the wrong way round to hold somebody’s hand',
    feeling: 'ashamed of something that cannot be helped',
    sleep: false,
    seasons: ['winter'],
  },
  alike: [],
  contains: [],
  registry: {
    idea: 'whoever cannot ride backwards is the only one to notice that a night train has turned round',
    device: 'a comfort that ought to make one sick does not, and that is the proof',
    objects: ['lid of a teapot packed in peppermints', 'yellow scarf that ran along a platform', 'black window that shows only those inside', 'round red hatbox under skis'],
    joke: 'she had cold tea for thirty years, and I had a lid',
    ending: 'the seat that faces backwards is chosen, so as to look at two who are standing still',
  },
  beats: [
    { id: 'the-forward-seat', part: 'open', at: 'the night train', with: ['child', 'friend', 'lady', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['backwards', 'standing-still'] },
    { id: 'first-tonight', part: 'stir', at: 'the night train', with: ['child', 'friend', 'lady'], plants: ['first'] },
    { id: 'kind-eyes', part: 'stir', at: 'the night train', with: ['child', 'friend', 'lady', 'pet'], plants: ['hatbox'] },
    { id: 'last-today', part: 'try', at: 'the night train', with: ['child', 'friend', 'lady', 'adult', 'elder', 'minder'] },
    { id: 'empty-hands', part: 'turn', at: 'the night train', with: ['child', 'friend', 'lady'] },
    { id: 'the-wrong-way', part: 'turn', at: 'the night train', with: ['child', 'friend', 'lady', 'adult', 'elder', 'minder'], pays: ['backwards', 'first'] },
    { id: 'right-at-the-front', part: 'turn', at: 'the night train', with: ['child', 'friend', 'pet', 'elder'], pays: ['hatbox'] },
    { id: 'the-pot', part: 'back', at: 'the platform', with: ['child', 'lady'] },
    { id: 'facing-back', part: 'last', at: 'the bus', with: ['child', 'friend', 'lady'], pays: ['standing-still'] },
  ],
  pictures: [
    {
      beats: ['first-tonight', 'the-forward-seat', 'kind-eyes'],
      framing: 'middle',
      world: 'train',
      time: 'night',
      light: 'lamp',
      season: 'winter',
      figures: [
        { who: 'old-lady', called: 'lady', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['the-wrong-way', 'empty-hands'],
      framing: 'close',
      world: 'train',
      time: 'night',
      light: 'lamp',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'old-lady', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'lady', at: 'right', act: 'holds-hands', to: 'child', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['right-at-the-front', 'the-wrong-way', 'the-pot'],
      framing: 'wide',
      world: 'train',
      time: 'night',
      light: 'lamp',
      season: 'winter',
      figures: [
        { who: 'child', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'runs', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
  ],
});
