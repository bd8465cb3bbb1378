import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-colin',
  premise:
    'The child has come to see the forest and cannot find it for the trees; a ranger helps to look behind them and under the ferns, until the child lies down and looks up.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [12, 12], en: [12, 12] },
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['forest'] },
  nights: {
    place: 'a forest',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'lying down and looking up',
    feeling: 'disappointed',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['forest', 'frog'],
  registry: {
    idea: 'a forest is looked for behind its trees',
    device: 'that is a tree, that is a bush, that is a toad',
    objects: ['ranger stuck in a hollow log', 'toad who has a crust', 'sandwiches eaten lying down'],
    joke: 'no, that’s Colin',
    ending: 'that is all of me',
  },
  beats: [
    { id: 'cannot-see-it', part: 'open', at: 'the forest', with: ['child', 'adult', 'elder', 'friend', 'pet'] },
    { id: 'the-ranger', part: 'stir', at: 'the forest', with: ['child', 'moss'], plants: ['is-this'] },
    { id: 'behind', part: 'try', at: 'the forest', with: ['child', 'moss', 'friend'], refrain: true },
    { id: 'colin', part: 'try', at: 'the forest', with: ['child', 'moss', 'colin', 'pet'], plants: ['colin'], refrain: true },
    { id: 'the-log', part: 'try', at: 'a hollow log', with: ['child', 'moss', 'adult', 'friend'], refrain: true },
    { id: 'only-trees', part: 'turn', at: 'the forest', with: ['child'] },
    { id: 'up', part: 'turn', at: 'the forest', with: ['child', 'moss', 'adult', 'friend', 'pet'] },
    { id: 'all-of-them', part: 'back', at: 'the forest', with: ['child', 'moss'], pays: ['is-this'] },
    { id: 'sandwiches', part: 'back', at: 'the forest', with: ['child', 'moss', 'colin', 'elder', 'elder2'], pays: ['colin'] },
    { id: 'a-cheek', part: 'last', at: 'the way to the bus', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['colin', 'behind', 'the-log'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'woman', at: 'right', act: 'kneels', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'frog', at: 'centre' }],
    },
    {
      beats: ['only-trees', 'the-log'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'sits', feeling: 'sad', faces: 'right' }],
    },
    {
      beats: ['up', 'all-of-them', 'sandwiches'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'happy', faces: 'right' },
        { who: 'woman', at: 'right', act: 'lies-on-back', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
