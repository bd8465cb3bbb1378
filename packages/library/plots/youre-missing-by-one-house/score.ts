import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youre-missing-by-one-house',
  premise:
    'A witch who is rubbish at spells says the words and nothing happens, for all of it happens at the grandparent’s next door; the child makes a list, sees that each has gone just as far, and at the test has her stand in the garden on the other side.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['spells-go-wrong', 'witch'] },
  nights: {
    place: 'three gardens in a row',
    indoors: false,
    tone: 'funny',
    mechanism: 'standing one house away instead of aiming better',
    feeling: 'certain of being no good',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['witch', 'magic'],
  registry: {
    idea: 'a witch thinks that her spells never work, and they all work one house away',
    device: 'a list of what she tried beside what happened next door: don’t aim better, stand somewhere else',
    objects: ['teapot with legs behind a sofa', 'marrow as long as a canoe', 'bread bin that is a hen', 'pumpkin coach too wide for the gate'],
    joke: 'the man next door kept turning into a heron; I thought it was a hobby',
    ending: 'one spell is missed on purpose, and a kettle sings in the dark',
  },
  beats: [
    { id: 'since-monday', part: 'open', at: 'the grandparent’s house', with: ['child', 'elder', 'elder2', 'pet'], plants: ['kettle'] },
    { id: 'into-a-cat', part: 'stir', at: 'the witch’s garden', with: ['child', 'witch'] },
    { id: 'a-flowerpot', part: 'stir', at: 'the witch’s garden', with: ['child', 'witch'] },
    { id: 'a-shriek', part: 'stir', at: 'the witch’s garden', with: ['child', 'witch', 'elder'] },
    { id: 'a-list', part: 'try', at: 'the witch’s garden', with: ['child', 'witch'], plants: ['list'] },
    { id: 'by-one-house', part: 'turn', at: 'the witch’s garden', with: ['child', 'witch'] },
    { id: 'stand-somewhere-else', part: 'turn', at: 'the witch’s garden', with: ['child', 'witch', 'elder'], pays: ['list'] },
    { id: 'the-examiner', part: 'turn', at: 'the gardens', with: ['child', 'witch', 'examiner'] },
    { id: 'four-wheels', part: 'back', at: 'the gardens', with: ['child', 'witch', 'examiner', 'friend'] },
    { id: 'that-kettle', part: 'down', at: 'the grandparent’s kitchen', with: ['child', 'elder', 'witch'] },
    { id: 'in-the-dark', part: 'last', at: 'the way home', with: ['child', 'elder', 'adult'], pays: ['kettle'] },
  ],
  pictures: [
    {
      beats: ['a-flowerpot', 'into-a-cat', 'a-shriek'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'witch', called: 'witch', at: 'right', act: 'holds-up', to: 'wand', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'witch', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['a-list', 'by-one-house'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'writes', to: 'book', holding: 'pencil', feeling: 'curious', faces: 'right' },
        { who: 'witch', called: 'witch', at: 'right', act: 'looks-at', to: 'book', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['the-examiner', 'stand-somewhere-else', 'four-wheels'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'woman', feeling: 'calm', faces: 'right' },
        { who: 'woman', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'witch', called: 'witch', at: 'far', act: 'waits', feeling: 'afraid' },
      ],
      things: [{ what: 'pumpkin', at: 'centre' }],
    },
  ],
});
