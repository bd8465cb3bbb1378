import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-take-the-end',
  premise:
    'The finest echo of a castle will not say hello any more, and would like to sit still for once and listen; a child takes its place behind a woven carpet on the wall, for one just takes the end, until an opera singer comes and four hundred years of dust.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [4, 12], en: [6, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['castle', 'echo'] },
  nights: {
    place: 'a castle',
    indoors: true,
    tone: 'funny',
    mechanism: 'standing in for an echo, and owning up to a sneeze',
    feeling: 'caught',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'an echo is tired of hello, and a child stands in for it while it has the day off',
    device: 'a sneeze is what an echo that is off duty cannot help repeating',
    objects: ['woven carpet with deer that jump', 'shoes under a carpet on a wall', 'opera singer in a long green coat', 'suits of armour that sneeze'],
    joke: 'echoes do not sneeze, and echoes have no shoes',
    ending: 'the echo asks, and the child just takes the end',
  },
  beats: [
    { id: 'no', part: 'open', at: 'the castle', with: ['child', 'guide', 'adult', 'elder', 'minder'], plants: ['hello'] },
    { id: 'how-are-you', part: 'stir', at: 'the great hall', with: ['child', 'adult', 'elder', 'minder'], plants: ['end'] },
    { id: 'only-the-shoes', part: 'try', at: 'the great hall', with: ['child', 'guide', 'friend', 'elder', 'elder2'], refrain: true },
    { id: 'rosita', part: 'try', at: 'the great hall', with: ['child', 'singer'] },
    { id: 'atchoo', part: 'lull', at: 'the great hall', with: ['child', 'guide'] },
    { id: 'it-was-me', part: 'turn', at: 'the great hall', with: ['child', 'guide'] },
    { id: 'choo', part: 'turn', at: 'the castle', with: ['singer'], refrain: true },
    { id: 'fine', part: 'back', at: 'the great hall', with: ['guide', 'pet'], pays: ['hello'], refrain: true },
    { id: 'goodbye', part: 'last', at: 'the gate', with: ['child'], pays: ['end'], refrain: true },
  ],
  pictures: [
    {
      beats: ['how-are-you', 'no', 'only-the-shoes'],
      framing: 'wide',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'stands', feeling: 'curious', faces: 'left' },
        { who: 'adult', at: 'right', act: 'waits', feeling: 'calm', faces: 'left' },
        { who: 'elder', at: 'right', act: 'waits', feeling: 'calm', faces: 'left', if: '!adult' },
        { who: 'old-lady', called: 'minder', at: 'right', act: 'waits', feeling: 'calm', faces: 'left', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['rosita', 'only-the-shoes', 'atchoo'],
      framing: 'middle',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hides-behind', to: 'curtain', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'singer', at: 'right', act: 'sings', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'curtain', at: 'left', size: 'big' }],
    },
    {
      beats: ['it-was-me', 'atchoo', 'choo'],
      framing: 'close',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'sad', faces: 'right' },
        { who: 'man', called: 'guide', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
