import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thursday-for-invisible-people',
  premise:
    'A child with a fringe cut crooked wakes up invisible on school photo day, and every laugh brings a bit back; the best friend hides a gap behind a hand, and when there is a gap in the row beside the friend, the child shouts what was to be hidden.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['invisible'] },
  nights: {
    place: 'a kitchen, a school gate and a gym full of benches',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'shouting out what was to be hidden',
    feeling: 'ashamed of one’s hair',
    sleep: false,
  },
  alike: ['it-was-implied', 'just-like-that', 'nobody-said-three'],
  contains: [],
  registry: {
    idea: 'an invisible child comes back bit by bit at every laugh, and vanishes again of shame',
    device: 'two who hide something shout it out beside each other, and the laughing brings back the rest',
    objects: ['wrapping-paper scissors', 'sock under a breakfast table', 'gap as big as a garage door', 'cap in a mouth'],
    joke: 'the rest of the head is at home; it is Thursday for invisible people too',
    ending: 'the photograph hangs where whoever comes to visit sees the child first',
  },
  beats: [
    { id: 'nobody-in-the-mirror', part: 'open', at: 'the bedroom', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['laugh', 'grows'] },
    { id: 'thursday', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'a-gap', part: 'try', at: 'the school gate', with: ['child', 'friend'], plants: ['gap'] },
    { id: 'the-rest-of-your-head', part: 'try', at: 'the gym', with: ['child', 'friend'] },
    { id: 'alone-in-the-row', part: 'turn', at: 'the gym', with: ['child', 'friend'] },
    { id: 'a-garage-door', part: 'back', at: 'the gym', with: ['child', 'friend'], pays: ['laugh'] },
    { id: 'it-grows', part: 'last', at: 'the hall at home', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['grows', 'gap'] },
  ],
  pictures: [
    {
      beats: ['thursday', 'nobody-in-the-mirror'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'reaches-for', to: 'chair', feeling: 'curious', faces: 'left', if: 'elder' },
        { who: 'adult', at: 'right', act: 'reaches-for', to: 'chair', feeling: 'curious', faces: 'left', if: 'adult & !elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'reaches-for', to: 'chair', feeling: 'curious', faces: 'left', if: '!adult & !elder' },
      ],
      things: [
        { what: 'chair', at: 'centre' },
        { what: 'sock', at: 'left' },
      ],
    },
    {
      beats: ['a-gap', 'the-rest-of-your-head'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['a-garage-door', 'alone-in-the-row'],
      framing: 'over-shoulder',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'man', at: 'right', act: 'holds', to: 'camera', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'laughs', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
  ],
});
