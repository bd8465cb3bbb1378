import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ill-be-both',
  premise:
    'A round white time machine bumps two eggs out of a nest, and the dinosaur who counts her children counts two who have come in it; while one fetches the eggs the best friend runs round her back to be counted twice, and does it again at the table.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['time-travel', 'dinosaur'] },
  nights: {
    place: 'a nest in a forest, long ago',
    indoors: false,
    tone: 'funny-adventurous',
    mechanism: 'being counted twice while somebody fetches those who are missing',
    feeling: 'stuck',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['dinosaur'],
  registry: {
    idea: 'a round white time machine is taken for an egg, and those who climb out are counted as hatched',
    device: 'the counting must come to four, so one is counted twice and the real ones are carried back',
    objects: ['water tank without corners', 'leaf that has been chewed for somebody', 'head that is mostly teeth'],
    joke: 'that was the friend, and that was the friend too',
    ending: 'whoever calls them to the table counts, and boots run round behind',
  },
  beats: [
    { id: 'corners', part: 'open', at: 'the garden', with: ['child', 'friend', 'pet'], plants: ['rumble'] },
    { id: 'hatched', part: 'stir', at: 'the nest', with: ['child', 'friend', 'dinosaur'] },
    { id: 'honk', part: 'stir', at: 'the nest', with: ['child', 'friend', 'dinosaur'], plants: ['counting'] },
    { id: 'backwards', part: 'try', at: 'the nest', with: ['child', 'friend', 'dinosaur'] },
    { id: 'both', part: 'turn', at: 'the nest', with: ['child', 'friend', 'dinosaur'], pays: ['rumble'], plants: ['boots'] },
    { id: 'teeth', part: 'turn', at: 'the bottom of the hill', with: ['child', 'tyrannosaurus'] },
    { id: 'every-corner', part: 'turn', at: 'the bottom of the hill', with: ['child', 'friend', 'dinosaur', 'tyrannosaurus'] },
    { id: 'four', part: 'back', at: 'the nest', with: ['child', 'friend', 'dinosaur'], pays: ['counting'] },
    { id: 'is-that-everybody', part: 'last', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['boots'] },
  ],
  pictures: [
    {
      beats: ['hatched', 'honk'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dinosaur', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dinosaur', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'egg', at: 'centre', count: 2, size: 'small' }],
    },
    {
      beats: ['both', 'backwards', 'teeth'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dinosaur', at: 'right', act: 'looks-at', to: 'friend', size: 'huge', feeling: 'calm', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'runs', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'hugs', to: 'egg', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'egg', at: 'left', size: 'small' }],
    },
    {
      beats: ['teeth', 'every-corner', 'both'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'tyrannosaurus', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'hugs', to: 'egg', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'egg', at: 'left', size: 'small' }],
    },
  ],
});
