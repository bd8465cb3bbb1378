import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-nice-left',
  premise:
    'A child with a lump in its sock has told the grown-up to go away, and somebody cross in the sandpit tells everything to go away, and it goes; only whoever said it can say come back, and that has to be said nicely, until somebody shows that it can be said just as crossly.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  wish: { relation: 'grumpy', kinds: ['animal', 'creature', 'vehicle', 'thing', 'toy'] },
  nights: {
    place: 'a playground',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying come back without having stopped being cross',
    feeling: 'cross, and sorry to be left alone with it',
    sleep: false,
  },
  alike: ['dont-come-after-me', 'go-away-you-horrible-thing'],
  contains: [],
  registry: {
    idea: 'what is told to go away goes, and only whoever said it can say come back, just as crossly',
    device: 'one can be cross and want somebody back at once, as whoever barks at a hill knows',
    objects: ['slide that pulls its legs out of the sand', 'sock that hops over a hill', 'legs that walk off with a grown-up', 'litter bin sent away by mistake'],
    joke: 'I have got no nice left',
    ending: 'nobody has told the lump in the sock to come back',
  },
  beats: [
    { id: 'a-lump', part: 'open', at: 'the playground', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['lump', 'go-away'] },
    { id: 'when-i-say-it', part: 'stir', at: 'the playground', with: ['child', 'wish'] },
    { id: 'do-my-sock', part: 'try', at: 'the playground', with: ['child', 'wish', 'friend'] },
    { id: 'the-legs', part: 'turn', at: 'the playground', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'no-nice', part: 'turn', at: 'the playground', with: ['child', 'wish'] },
    { id: 'that-crossly', part: 'turn', at: 'the playground', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'you-said-it-first', part: 'turn', at: 'the playground', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['go-away'] },
    { id: 'a-bit', part: 'back', at: 'the playground', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'] },
    { id: 'the-toes', part: 'last', at: 'the way home', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['lump'] },
  ],
  pictures: [
    {
      beats: ['when-i-say-it', 'a-lump'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'centre', act: 'calls-to', to: 'slide', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'slide', at: 'right' }],
    },
    {
      beats: ['do-my-sock', 'the-legs', 'no-nice'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'sock', feeling: 'laughing', faces: 'right' },
        { who: 'sock', at: 'right', act: 'jumps', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['a-bit', 'you-said-it-first', 'that-crossly'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'centre', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'centre', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'centre', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
