import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'he-had-seemed-upset',
  premise:
    'A child breaks the soup bowl of a faultless ancestor and hides the pieces under a floorboard, where the ancestor’s diary lies and tells that she broke it first and blamed the cockerel; this time there is no cockerel, and a grandparent has begun to blame her own head.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['old-diary'] },
  nights: {
    place: 'a dining room under a portrait, and an attic',
    indoors: true,
    tone: 'funny-true',
    mechanism: 'laying the pieces on the table and saying who it was',
    feeling: 'a lie that somebody else has to pay for',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'a faultless ancestor’s diary lies where somebody hides what the ancestor broke first',
    device: 'a grandparent who cannot find what was hidden blames an old head until the child owns up',
    objects: ['soup bowl with a brown line of glue', 'small black book with a string', 'pursed mouth in a gold frame', 'window changed for a draught'],
    joke: 'the cockerel in the parlour had seemed upset',
    ending: 'what would she have said; that it was the cockerel',
  },
  beats: [
    { id: 'in-a-gold-frame', part: 'open', at: 'the dining room', with: ['child', 'elder'], plants: ['portrait', 'elbows'] },
    { id: 'an-elbow', part: 'stir', at: 'the dining room', with: ['child', 'friend', 'pet'] },
    { id: 'a-loose-board', part: 'stir', at: 'the attic', with: ['child'] },
    { id: 'the-cockerel', part: 'try', at: 'the attic', with: ['child', 'friend'], plants: ['cockerel', 'good-side'] },
    { id: 'every-cupboard', part: 'try', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'nobody-to-blame', part: 'turn', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'my-elbow', part: 'turn', at: 'the kitchen', with: ['child', 'elder'], pays: ['elbows'] },
    { id: 'little-rogue', part: 'back', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'good-side-out', part: 'down', at: 'the kitchen', with: ['child', 'elder', 'elder2'], pays: ['good-side'] },
    { id: 'under-the-portrait', part: 'last', at: 'the dining room', with: ['child', 'elder', 'pet'], pays: ['portrait', 'cockerel'] },
  ],
  pictures: [
    {
      beats: ['the-cockerel', 'a-loose-board'],
      framing: 'wide',
      world: 'attic',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'reads', to: 'book', feeling: 'curious', faces: 'right' }],
    },
    {
      beats: ['every-cupboard', 'nobody-to-blame'],
      framing: 'over-shoulder',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'right', act: 'stands', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['little-rogue', 'my-elbow', 'good-side-out'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});
