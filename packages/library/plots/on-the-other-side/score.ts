import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'on-the-other-side',
  premise:
    'A child with a last milk tooth and a neighbour of eighty-four with a last tooth of her own eat rusks together on Wednesdays; then the neighbour has lost hers, and all that hung on it, and will open the door only a crack.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [8, 12], en: [1, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['tooth'] },
  nights: {
    place: 'a kitchen next door',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'crunching for somebody who cannot',
    feeling: 'sorry for what one said',
    sleep: false,
  },
  alike: ['not-with-an-s'],
  contains: ['tooth'],
  registry: {
    idea: 'the last milk tooth of somebody young and the last own tooth of somebody old are lost in the same week',
    device: 'who cannot crunch gets to hear it: one crunches for two',
    objects: ['rusks as hard as roof tiles', 'voice through a letter box', 'egg cup with two teeth', 'one yellow tooth among white ones'],
    joke: 'what has your tooth been through? fish fingers',
    ending: 'a dry one is crunched slowly, so that it is enough for two',
  },
  beats: [
    { id: 'every-way-but-out', part: 'open', at: 'the kitchen next door', with: ['child', 'ester', 'friend', 'elder', 'elder2', 'pet'], plants: ['other side', 'dip'], refrain: true },
    { id: 'the-yellow-one', part: 'stir', at: 'the kitchen next door', with: ['child', 'ester'], plants: ['yellow'] },
    { id: 'fish-fingers', part: 'stir', at: 'the kitchen next door', with: ['child', 'ester'], plants: ['crunch', 'boat'] },
    { id: 'only-a-crack', part: 'try', at: 'the step', with: ['child', 'ester'] },
    { id: 'the-letter-box', part: 'try', at: 'the step', with: ['child', 'ester', 'pet'] },
    { id: 'no-other-side', part: 'try', at: 'the kitchen next door', with: ['child', 'ester'], pays: ['yellow'], refrain: true },
    { id: 'i-dip', part: 'turn', at: 'the kitchen next door', with: ['child', 'ester'], pays: ['dip'] },
    { id: 'the-hardest-one', part: 'turn', at: 'the kitchen next door', with: ['child', 'ester'], pays: ['other side'], refrain: true },
    { id: 'into-each-other', part: 'back', at: 'the kitchen next door', with: ['child', 'ester'] },
    { id: 'enough-for-two', part: 'last', at: 'the kitchen next door', with: ['child', 'ester'], pays: ['crunch', 'boat'] },
  ],
  pictures: [
    {
      beats: ['fish-fingers', 'the-yellow-one', 'every-way-but-out'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'biscuit', feeling: 'angry', faces: 'right' },
        { who: 'old-lady', called: 'ester', at: 'right', act: 'eats', to: 'biscuit', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['the-letter-box', 'only-a-crack', 'no-other-side'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', called: 'ester', at: 'right', act: 'hides-behind', to: 'door', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'door', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'door', at: 'centre', size: 'big' }],
    },
    {
      beats: ['into-each-other', 'the-hardest-one'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tooth', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'ester', at: 'right', act: 'looks-at', to: 'tooth', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
