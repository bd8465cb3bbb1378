import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'theres-another-cardigan',
  premise:
    'A child wants to sit on a lap where a little monkey already sits, holding on to a big brown cardigan with all its hands, until it turns out that there is another cardigan, up the apple tree, and it has two eyes.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['monkey'] },
  nights: {
    place: 'a lap in a kitchen',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'seeing somebody close up',
    feeling: 'the place is taken',
    sleep: false,
    endsInBed: true,
  },
  contains: ['monkey'],
  registry: {
    idea: 'a little monkey has taken a lap, since it takes a cardigan for its mother',
    device: 'four hands let go one at a time, and the last of them for the sake of a finger',
    objects: ['brown cardigan that nobody has been mean with', 'button in a monkey’s mouth', 'finger that wants to be held', 'branch outside a kitchen window'],
    joke: 'nobody keeps a cardigan up an apple tree',
    ending: 'one hand, two hands, and now it is the child who holds on',
  },
  alike: ['not-with-a-monkey-on'],
  beats: [
    { id: 'the-lap', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'monkey'], plants: ['lap', 'cardigan'] },
    { id: 'four-hands', part: 'stir', at: 'the kitchen', with: ['child', 'monkey', 'pet'], plants: ['hands'], refrain: true },
    { id: 'a-button', part: 'try', at: 'the kitchen', with: ['elder', 'monkey'], refrain: true },
    { id: 'a-banana', part: 'try', at: 'the kitchen', with: ['friend', 'monkey', 'adult', 'elder2'], plants: ['finger'] },
    { id: 'only-little', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'monkey'], plants: ['bump'] },
    { id: 'another', part: 'turn', at: 'the window', with: ['friend', 'elder', 'monkey'], pays: ['cardigan'] },
    { id: 'a-long-arm', part: 'back', at: 'the window', with: ['elder', 'monkey'] },
    { id: 'the-fourth', part: 'back', at: 'the window', with: ['friend', 'monkey'], pays: ['finger'], refrain: true },
    { id: 'bump-bump', part: 'down', at: 'the kitchen', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'pet'], pays: ['bump', 'lap'] },
    { id: 'held-on', part: 'last', at: 'the kitchen', with: ['child', 'elder'], pays: ['hands'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-button', 'four-hands', 'a-banana'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'monkey', feeling: 'angry', faces: 'right' },
        { who: 'elder', at: 'right', act: 'carries', to: 'plate', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'monkey', at: 'centre', act: 'hugs', to: 'elder', size: 'small', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['only-little', 'a-banana', 'another'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'monkey', feeling: 'surprised', faces: 'right' },
        { who: 'monkey', at: 'right', act: 'sleeps', size: 'small', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['a-long-arm', 'another', 'the-fourth'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'left', act: 'talks-to', to: 'monkey', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'monkey', at: 'right', act: 'reaches-for', to: 'elder', size: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'apple-tree', at: 'right', size: 'big' }],
    },
  ],
});
