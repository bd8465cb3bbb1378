import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-apple-has-a-tooth',
  premise:
    'The best friend has a wobbly tooth and can do nothing but sit on the bench with it, until they share an apple, a bite for you and a bite for me, and it is gone; when it is the child’s turn the apple has a tooth.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['tooth'] },
  nights: {
    place: 'a bench and a hill',
    indoors: false,
    tone: 'funny',
    mechanism: 'taking turns at an apple until it is one’s own turn',
    feeling: 'having nobody to roll with',
    sleep: false,
    endsInBed: true,
  },
  alike: ['wib-wob', 'waggle-waggle'],
  contains: ['apple', 'tooth'],
  registry: {
    idea: 'a tooth that is lost is found in the apple, which had meant to bite',
    device: 'a bite for you and a bite for me finds it',
    objects: ['tooth that says yonk', 'hill that is only a hill', 'apple shared in bites'],
    joke: 'the apple’s got a tooth; it was going to bite me',
    ending: 'the child feels every tooth and falls asleep counting that they stay put',
  },
  beats: [
    { id: 'a-loose-tooth', part: 'open', at: 'the yard', with: ['child', 'friend'], plants: ['roll'] },
    { id: 'only-a-hill', part: 'stir', at: 'the hill', with: ['child', 'pet'], plants: ['stayed'] },
    { id: 'come-out', part: 'try', at: 'the yard', with: ['child', 'friend'] },
    { id: 'krisch', part: 'try', at: 'the yard', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['bite'] },
    { id: 'knick', part: 'turn', at: 'the yard', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'the-apple-has-got-one', part: 'turn', at: 'the yard', with: ['child', 'friend'], pays: ['bite'] },
    { id: 'a-hill-again', part: 'back', at: 'the hill', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['roll'] },
    { id: 'no-hurry', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['stayed'] },
  ],
  pictures: [
    {
      beats: ['a-loose-tooth', 'only-a-hill'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'sits', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'looks-at', to: 'friend', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['krisch', 'come-out', 'knick'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'apple', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'apple', at: 'left' }],
    },
    {
      beats: ['the-apple-has-got-one', 'a-hill-again', 'knick'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'apple', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'apple', at: 'left' }],
    },
  ],
});
