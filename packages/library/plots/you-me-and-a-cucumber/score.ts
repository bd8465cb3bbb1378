import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-me-and-a-cucumber',
  premise:
    'Something says one true thing about tomorrow each evening at seven, and says that two friends will quarrel; they agree about everything all day, until one has nobody left to ask; and as it knows all about tomorrow but nothing about today, it is put right before seven, and the rest they would rather not know.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  votes: { sv: [1, 3] },
  leads: [],
  wish: { relation: 'foretells', kinds: ['machine', 'thing', 'garment', 'toy'] },
  nights: {
    place: 'a courtyard between two homes',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'hands over each other’s ears',
    feeling: 'afraid of what is going to be said',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'what knows all about tomorrow knows nothing about today, and today there are four minutes left of',
    device: 'two friends agree about everything so as not to quarrel, until one has nobody to ask but herself, twice',
    objects: ['globe that comes with Africa first', 'pancake that changes plates seven times', 'poem of twenty-four verses about a hamster', 'cycling helmet worn to the library'],
    joke: 'all that was heard of tomorrow is a cucumber',
    ending: 'the friend foretells that they will see each other tomorrow, and a cucumber, and it comes true',
  },
  beats: [
    { id: 'fish', part: 'open', at: 'the child’s room', with: ['child', 'friend', 'wish'], plants: ['one-thing'] },
    { id: 'a-ball', part: 'stir', at: 'the school library', with: ['child', 'friend'], plants: ['always-right'] },
    { id: 'a-quarrel', part: 'stir', at: 'the child’s room', with: ['child', 'friend', 'wish', 'pet'] },
    { id: 'after-you', part: 'try', at: 'the front door and school', with: ['child', 'friend'], plants: ['pancake'] },
    { id: 'the-poem', part: 'try', at: 'the playground', with: ['child', 'friend'], plants: ['verses'] },
    { id: 'five-to-seven', part: 'turn', at: 'the child’s room', with: ['child', 'wish', 'adult', 'elder', 'pet'] },
    { id: 'two-verses', part: 'turn', at: 'the courtyard', with: ['child', 'friend'], pays: ['verses'] },
    { id: 'ears', part: 'back', at: 'the courtyard', with: ['child', 'friend', 'wish'], pays: ['pancake', 'always-right'] },
    { id: 'tomorrow', part: 'last', at: 'the courtyard', with: ['child', 'friend', 'adult', 'elder', 'elder2'], pays: ['one-thing'] },
  ],
  pictures: [
    {
      beats: ['a-ball', 'a-quarrel'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'globe', at: 'centre' }],
    },
    {
      beats: ['the-poem', 'after-you'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['five-to-seven', 'two-verses'],
      framing: 'close',
      world: 'bedroom',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
