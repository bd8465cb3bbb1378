import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'still-here',
  premise:
    'Three tired horses will not lie down, though they are given hay and water and rugs; each asks whether anybody is still there, and the child knows what it is like, sits where they can see, and answers each of them until the last ear lies down.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['horse'] },
  nights: {
    place: 'a stable in the evening',
    indoors: true,
    tone: 'tender',
    mechanism: 'staying awake for somebody, and saying so',
    feeling: 'worried',
    sleep: true,
    endsOnRefrain: true,
  },
  putBefore: { sv: [3, 12], en: [9, 12] },
  alike: ['thump-went-the-tail'],
  contains: ['horse'],
  registry: {
    idea: 'whoever is afraid that everybody will go does not lie down but has to open an eye and look',
    device: 'one is awake where all can see, and answers softer each time',
    objects: ['three horses in rugs', 'straw hat with a bite out of it', 'rug with four hooves under it', 'one ear that is left'],
    joke: 'there is nothing of the smallest horse but a rug and four hooves',
    ending: 'the child asks what the horses asked, and is told what they were told',
  },
  beats: [
    { id: 'lamp-low', part: 'open', at: 'the stable', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'] },
    { id: 'hay', part: 'stir', at: 'the stable', with: ['bramble', 'fenn', 'friend'], plants: ['still'], refrain: true },
    { id: 'water', part: 'try', at: 'the stable', with: ['toffee', 'fenn'], refrain: true },
    { id: 'rugs', part: 'try', at: 'the stable', with: ['pip', 'fenn'], refrain: true },
    { id: 'like-this', part: 'try', at: 'the stable', with: ['fenn', 'bramble'], if: 'age>=5', refrain: true },
    { id: 'nothing-left', part: 'turn', at: 'the stable', with: ['fenn', 'child', 'pip'] },
    { id: 'what-it-is-like', part: 'turn', at: 'the stable', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'all-the-way', part: 'turn', at: 'the stable', with: ['child', 'bramble', 'toffee'], refrain: true },
    { id: 'one-ear', part: 'back', at: 'the stable', with: ['child', 'pip'], pays: ['still'], refrain: true },
    { id: 'my-turn', part: 'down', at: 'the stable', with: ['fenn', 'child', 'adult', 'elder', 'minder', 'friend'] },
    { id: 'still-here', part: 'last', at: 'the stable', with: ['child', 'adult', 'elder', 'minder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['rugs', 'water', 'nothing-left'],
      framing: 'middle',
      world: 'farm',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'man', called: 'fenn', at: 'left', act: 'holds-up', to: 'blanket', feeling: 'surprised', faces: 'right' },
        { who: 'horse', called: 'pip', at: 'right', act: 'stands', size: 'child', colour: 'brown', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['all-the-way', 'what-it-is-like', 'nothing-left'],
      framing: 'wide',
      world: 'farm',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'horse', feeling: 'calm', faces: 'right' },
        { who: 'horse', called: 'bramble', at: 'right', act: 'sleeps', size: 'big', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['one-ear', 'my-turn', 'all-the-way'],
      framing: 'close',
      world: 'farm',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'horse', feeling: 'calm', faces: 'right' },
        { who: 'horse', called: 'pip', at: 'right', act: 'sleeps', size: 'child', colour: 'brown', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
