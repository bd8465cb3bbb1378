import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'twenty-minutes-of-ice-cream',
  premise:
    'An ice cream van has stopped on the hottest day of the year, and in twenty minutes forty tubs will be soup; two children sing its tune down the street until everybody has come out with a spoon, and at the end it is they who have had none.',
  writtenFirstIn: 'en',
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['ice-cream', 'ice-cream-van'] },
  nights: { place: 'a street on a hill', indoors: false, tone: 'funny', mechanism: 'getting a whole street to eat against the clock', feeling: 'in high spirits', sleep: false, seasons: ['spring', 'summer'] },
  storyVotes: [2, 3],
  alike: ['ding-dong-woof'],
  contains: ['ice-cream'],
  registry: {
    idea: 'forty tubs must be eaten in twenty minutes, and everybody in the street is asked to help',
    device: 'somebody who does not buy ice cream is asked to help with it',
    objects: ['potato masher', 'enormous silver spoon and a sun hat', 'flavour that nobody asks for'],
    joke: 'first in the queue, in fact they were the queue',
    ending: 'terrible: don’t anybody else ask for it',
  },
  beats: [
    { id: 'they-were-the-queue', part: 'open', at: 'the hill', with: ['child', 'friend', 'seller'], plants: ['two strawberry'] },
    { id: 'we-know-the-tune', part: 'stir', at: 'the street', with: ['child', 'friend', 'adult', 'gardener'] },
    { id: 'doors', part: 'try', at: 'the street', with: ['child', 'adult', 'gardener', 'elder', 'elder2', 'seller', 'pet'], plants: ['masher'] },
    { id: 'the-black-door', part: 'turn', at: 'the black door', with: ['child', 'friend', 'grump'] },
    { id: 'the-best-of-the-lot', part: 'turn', at: 'the street', with: ['grump', 'seller'] },
    { id: 'did-you-have-any', part: 'back', at: 'the van', with: ['child', 'friend', 'seller', 'adult', 'gardener'], pays: ['two strawberry', 'masher'] },
    { id: 'a-bit-of-something', part: 'last', at: 'the van', with: ['child', 'friend', 'grump'] },
  ],
  pictures: [
    {
      beats: ['we-know-the-tune', 'they-were-the-queue'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'near', act: 'sings', feeling: 'laughing', faces: 'left' },
        { who: 'woman', called: 'seller', at: 'centre', act: 'looks-at', to: 'ice-cream-van', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'ice-cream-van', at: 'right' }],
    },
    {
      beats: ['the-black-door', 'the-best-of-the-lot', 'doors'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'centre', act: 'talks-to', to: 'man', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'man', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'grump', at: 'right', act: 'holds', to: 'spoon', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['did-you-have-any', 'a-bit-of-something', 'the-best-of-the-lot'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'sits', feeling: 'curious', faces: 'left' },
        { who: 'woman', called: 'seller', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'ice-cream-van', at: 'far', size: 'huge' }],
    },
  ],
});
