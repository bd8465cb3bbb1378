import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'psst-said-the-sea',
  premise:
    'A child who has sat on a hat tells the sea, which promises to tell nobody and tells everybody, through every shell on the beach; when the owner lifts the biggest of them to his ear the child gets there first, and then teaches the sea to say shhh.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [9, 12], en: [12, 12] },
  ages: [6, 8],
  leads: [],
  wish: { concepts: ['sea', 'beach'] },
  nights: { place: 'the beach', indoors: false, tone: 'funny', mechanism: 'saying it oneself before a shell can', feeling: 'guilty', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['sea'],
  registry: {
    idea: 'the sea cannot keep a secret and tells it in every shell',
    device: 'whoever says it first has no secret left, and psst without the p and the t is shhh',
    objects: ['straw hat as flat as a pancake', 'biggest shell on the beach', 'towel pulled over a head', 'piano washed ashore'],
    joke: 'I did not tell anybody, I told everybody',
    ending: 'the shell will not tell what the man with the hat said',
  },
  beats: [
    { id: 'anything-to-tell', part: 'open', at: 'the beach', with: ['child'], plants: ['secret', 'psst'], refrain: true },
    { id: 'crunch', part: 'stir', at: 'the beach', with: ['child', 'hatman', 'adult'], plants: ['hat'] },
    { id: 'my-shell-says', part: 'try', at: 'the beach', with: ['child', 'girl'], plants: ['shells'] },
    { id: 'everybody', part: 'try', at: 'the beach', with: ['child', 'friend', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'like-a-plate', part: 'try', at: 'the beach', with: ['child', 'hatman'] },
    { id: 'listen-to-me', part: 'turn', at: 'the beach', with: ['child', 'hatman'], pays: ['secret', 'hat'] },
    { id: 'so-did-i', part: 'turn', at: 'the beach', with: ['girl', 'hatman'], refrain: true },
    { id: 'without-the-p', part: 'turn', at: 'the beach', with: ['child'], pays: ['psst'] },
    { id: 'i-only-asked', part: 'down', at: 'the beach', with: ['girl', 'hatman'], pays: ['shells'] },
    { id: 'all-it-ever-said', part: 'last', at: 'in bed', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['crunch', 'anything-to-tell', 'my-shell-says'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'wave', feeling: 'afraid', faces: 'right' },
        { who: 'wave', at: 'right', act: 'listens-to', to: 'child', size: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['like-a-plate', 'listen-to-me'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'hatman', at: 'right', act: 'listens-to', to: 'shell', holding: 'shell', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['without-the-p', 'so-did-i', 'i-only-asked'],
      framing: 'close',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wave', feeling: 'happy', faces: 'right' },
        { who: 'wave', at: 'right', act: 'listens-to', to: 'child', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
