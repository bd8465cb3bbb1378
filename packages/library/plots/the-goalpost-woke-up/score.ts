import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-goalpost-woke-up',
  premise:
    'One goalpost is a troll, who is stone in the sun and awake in the shade, and who wants to go in goal, one cloud at a time; when it lies there as stone with ants in its nose and there is not a cloud, two children make shade themselves.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [14, 30], en: [7, 30] },
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['troll'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a meadow by a wood', indoors: false, tone: 'funny', mechanism: 'making shade with one’s own shadow', feeling: 'sorry for somebody', sleep: false, endsInBed: true },
  storyVotes: [1, 3],
  contains: [],
  registry: {
    idea: 'a troll plays in goal one cloud at a time, for in the sun it is stone',
    device: 'the long shadow of late afternoon is shade enough, once it is broad enough',
    objects: ['goalpost with moss on its head', 'referee asleep with a whistle in his mouth', 'ants in a stone nose', 'two jackets held out'],
    joke: 'too … softly, said one cloud later',
    ending: 'somebody is practising in the dark, thud',
  },
  beats: [
    { id: 'nine-steps', part: 'open', at: 'the meadow', with: ['child', 'friend', 'judge', 'pet'], plants: ['stone', 'whistle'] },
    { id: 'one-eye', part: 'stir', at: 'the meadow', with: ['child', 'friend', 'troll'] },
    { id: 'too-softly', part: 'stir', at: 'the meadow', with: ['child', 'friend', 'troll'] },
    { id: 'a-cloud-at-a-time', part: 'try', at: 'the meadow', with: ['child', 'troll'] },
    { id: 'got-it', part: 'try', at: 'the meadow', with: ['child', 'troll'] },
    { id: 'not-a-cloud', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'troll'] },
    { id: 'the-big-toe', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'troll'] },
    { id: 'jackets', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'troll', 'judge'], pays: ['whistle'] },
    { id: 'on-tiptoe', part: 'back', at: 'the meadow', with: ['child', 'friend', 'troll', 'judge'], pays: ['stone'] },
    { id: 'practising', part: 'last', at: 'bed', with: ['child', 'troll'] },
  ],
  pictures: [
    {
      beats: ['one-eye', 'too-softly', 'a-cloud-at-a-time'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'troll', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'points-at', to: 'troll', feeling: 'afraid', faces: 'right' },
        { who: 'troll', at: 'right', act: 'stands', size: 'big', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'football', at: 'centre' }],
    },
    {
      beats: ['got-it', 'a-cloud-at-a-time', 'not-a-cloud'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'surprised', faces: 'right' },
        { who: 'troll', at: 'right', act: 'catches', to: 'football', size: 'big', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['jackets', 'the-big-toe', 'on-tiptoe'],
      framing: 'middle',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'coat', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'near', act: 'holds-up', to: 'coat', feeling: 'curious', faces: 'right' },
        { who: 'troll', at: 'right', act: 'waits', size: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});
