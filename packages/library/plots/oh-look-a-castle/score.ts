import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'oh-look-a-castle',
  premise:
    'The goldfish has died; the snail on the glass says that every time round he said oh look, a castle, and not because he forgot but because he was pleased, and that it was the same with the child; the snail cannot see the castle, so somebody must go on saying it.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  fits: 'theme.fish & !pet.other / !theme & !pet.other',
  wish: { onlyAsked: true, concepts: ['goodbye-to-pet', 'goldfish'] },
  nights: {
    place: 'beside a bowl, and under the apple tree',
    indoors: true,
    tone: 'tender-funny',
    mechanism: 'going on saying what somebody always said',
    feeling: 'grief, and not sure of having been known',
    sleep: false,
    endsInBed: true,
    endsOnRefrain: true,
  },
  contains: ['fish', 'snail', 'goodbye-to-pet'],
  registry: {
    idea: 'a goldfish says oh look each time round, not because he forgets but because he is pleased',
    device: 'a snail that faces the glass knows of the castle only because somebody says so',
    objects: ['little stone castle in a bowl', 'horn pulled in and put out again', 'matchbox under the apple tree'],
    joke: 'I said, I haven’t moved',
    ending: 'oh look, it is the child, says the grown-up round the door',
  },
  beats: [
    { id: 'good-morning', part: 'open', at: 'home', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'the-bowl', part: 'stir', at: 'the bowl', with: ['child', 'snail'], plants: ['castle'] },
    { id: 'the-same-castle', part: 'try', at: 'the bowl', with: ['child', 'snail'], plants: ['oh-look'], refrain: true },
    { id: 'somebody-new', part: 'turn', at: 'the bowl', with: ['child', 'snail'] },
    { id: 'all-day', part: 'turn', at: 'the bowl', with: ['child', 'snail'], refrain: true },
    { id: 'the-apple-tree', part: 'back', at: 'the garden', with: ['child', 'adult', 'elder', 'minder', 'elder2', 'friend', 'pet'], refrain: true },
    { id: 'same-one', part: 'down', at: 'the bowl', with: ['child', 'snail'], pays: ['castle'], refrain: true },
    { id: 'its-you', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['oh-look'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-bowl', 'the-same-castle'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'snail', feeling: 'surprised', faces: 'right' },
        { who: 'snail', at: 'right', act: 'talks-to', to: 'child', size: 'small', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['somebody-new', 'all-day'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'cries', feeling: 'crying', faces: 'right' },
        { who: 'snail', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-apple-tree', 'same-one'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'apple-tree', feeling: 'calm', faces: 'right' },
        { who: 'adult', at: 'far', act: 'looks-at', to: 'child', feeling: 'calm', if: 'adult' },
        { who: 'elder', at: 'far', act: 'looks-at', to: 'child', feeling: 'calm', if: 'elder & !adult' },
      ],
      things: [{ what: 'apple-tree', at: 'right', size: 'big' }],
    },
  ],
});
