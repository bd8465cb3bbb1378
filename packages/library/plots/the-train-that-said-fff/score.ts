import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-train-that-said-fff',
  premise:
    'A child who has lost both front teeth and can only say fff when it whistles helps a train that has lost its whistle, and says fff as well, through the tunnel with a whistling kettle; and whoever waved nine thousand trains off sees where they were all going.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [2, 31], en: [8, 29] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['train'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a railway by a hill', indoors: false, tone: 'warm-funny', mechanism: 'a kettle for a whistle, worked by a string', feeling: 'proud', sleep: false, endsInBed: true },
  votes: { en: [0, 3] },
  storyVotes: [3, 3],
  contains: ['train', 'tooth', 'sheep'],
  registry: {
    idea: 'a train that has lost its whistle says just what a child without front teeth says',
    device: 'a tea kettle whistles a train through a tunnel full of sheep',
    objects: ['green flag that waved nine thousand trains', 'cap of a kettle on a long string', 'old whistle on the end of a bed'],
    joke: 'I need somebody who understands about fff',
    ending: 'when my new teeth come I will teach you',
  },
  beats: [
    { id: 'fff', part: 'open', at: 'the fence', with: ['child', 'friend', 'elder', 'pet'], plants: ['fff', 'never seen'] },
    { id: 'supposed-to', part: 'stir', at: 'the railway', with: ['child', 'driver'] },
    { id: 'two-fingers', part: 'try', at: 'the tunnel', with: ['child', 'friend', 'driver', 'elder', 'pet'] },
    { id: 'the-kettle', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'driver', 'elder'] },
    { id: 'a-string', part: 'turn', at: 'the engine', with: ['child', 'friend', 'driver', 'elder'] },
    { id: 'never-been', part: 'lull', at: 'the engine', with: ['child', 'friend', 'driver', 'elder'] },
    { id: 'whee', part: 'turn', at: 'the tunnel', with: ['child', 'friend', 'driver', 'elder'], pays: ['fff'] },
    { id: 'the-other-side', part: 'back', at: 'the other side', with: ['child', 'elder', 'elder2'], pays: ['never seen'] },
    { id: 'the-same-language', part: 'down', at: 'the station', with: ['child', 'driver', 'elder', 'pet'] },
    { id: 'teach-you', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['supposed-to', 'fff', 'two-fingers'],
      framing: 'wide',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'train-driver', at: 'centre', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'train', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'train', at: 'right', size: 'big' }],
    },
    {
      beats: ['the-kettle', 'a-string'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'kettle', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'kettle', feeling: 'surprised', faces: 'right' },
        { who: 'train-driver', at: 'right', act: 'thinks', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'kettle', at: 'centre' }],
    },
    {
      beats: ['whee', 'the-other-side'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'sheep', at: 'near', act: 'runs', feeling: 'angry', faces: 'left' },
        { who: 'train', at: 'centre', act: 'runs', size: 'big', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'sheep', at: 'left', count: 3 },
        { what: 'tunnel', at: 'right', size: 'big' },
      ],
    },
  ],
});
