import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-with-a-monkey-on',
  premise:
    'A child who wants a monkey to hold is held by one, who will not let go for a banana or a tickle; his mother never lets go of everything either but of one thing at a time, and so he is moved over hand by hand.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['monkey'] },
  nights: {
    place: 'a wood of monkeys',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'moving somebody over one hand at a time',
    feeling: 'wanting to hold',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  votes: { en: [1, 3] },
  contains: [],
  registry: {
    idea: 'whoever wanted a monkey to hold is held by it, and it does not let go',
    device: 'one never lets go of everything, only of one thing at a time',
    objects: ['banana eaten in somebody’s hair', 'tail round an ear', 'branch that rocks'],
    joke: 'I brushed it, at Christmas',
    ending: 'the little one holds on in his sleep: he did not let go',
  },
  beats: [
    { id: 'to-hold', part: 'open', at: 'the monkey wood', with: ['child', 'keeper', 'elder', 'elder2', 'friend'], plants: ['hold'] },
    { id: 'plop', part: 'stir', at: 'the monkey wood', with: ['child', 'monkey', 'keeper'], plants: ['tail'], refrain: true },
    { id: 'banana', part: 'try', at: 'the monkey wood', with: ['child', 'monkey', 'keeper'], refrain: true },
    { id: 'tickle', part: 'try', at: 'the monkey wood', with: ['child', 'monkey', 'keeper'], refrain: true },
    { id: 'tangly', part: 'lull', at: 'the monkey wood', with: ['child', 'monkey', 'keeper'] },
    { id: 'hoo', part: 'turn', at: 'the monkey wood', with: ['child', 'monkey'] },
    { id: 'the-bell', part: 'turn', at: 'the monkey wood', with: ['child', 'monkey', 'keeper', 'pet'] },
    { id: 'one-thing', part: 'turn', at: 'the monkey wood', with: ['child'] },
    { id: 'hand-by-hand', part: 'back', at: 'the monkey wood', with: ['child', 'monkey', 'keeper'], refrain: true, pays: ['tail'] },
    { id: 'the-softest-branch', part: 'last', at: 'the monkey wood', with: ['child', 'adult', 'elder', 'monkey'], pays: ['hold'] },
  ],
  pictures: [
    {
      beats: ['banana', 'plop', 'tickle'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'monkey', at: 'centre', act: 'sits-on', to: 'child', size: 'small', holding: 'banana', feeling: 'happy', called: 'monkey' },
      ],
    },
    {
      beats: ['tangly', 'hoo', 'tickle'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'monkey', at: 'left', act: 'sits-on', to: 'child', size: 'small', feeling: 'calm', called: 'monkey' },
        { who: 'man', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', called: 'keeper' },
      ],
    },
    {
      beats: ['hand-by-hand', 'one-thing'],
      framing: 'wide',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'monkey', feeling: 'calm', faces: 'right' },
        { who: 'monkey', at: 'right', act: 'climbs', to: 'tree', size: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'tree', at: 'right', size: 'huge' }],
    },
  ],
});
