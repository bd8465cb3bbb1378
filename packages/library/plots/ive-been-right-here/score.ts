import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-been-right-here',
  premise:
    'A neighbour of seventy-eight has never seen a rainbow, since each time he was only going to fetch something; a child makes one with the garden hose, wets him through, and forbids a grown-up to go for a towel.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['rainbow'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a neighbour’s garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'ordering a grown-up to stand still',
    feeling: 'sorry for somebody who always misses it',
    sleep: false,
  },
  contains: ['rainbow', 'rain'],
  alike: ['sun-on-your-back', 'a-sheep-in-wellingtons'],
  registry: {
    idea: 'whoever is only going to fetch something has never in his life seen a rainbow',
    device: 'a grown-up is told to stay where he is, towel or no towel',
    objects: ['slippers that go slap', 'camera on a stomach', 'sun with one cheek on a roof', 'crossword'],
    joke: 'it is the only bit of me that is dry',
    ending: 'where have you been? here: right here',
  },
  beats: [
    { id: 'where', part: 'open', at: 'the garden', with: ['child', 'man'], refrain: true, plants: ['fetch'] },
    { id: 'seventy-eight-years', part: 'stir', at: 'the garden', with: ['child', 'man', 'elder', 'elder2', 'friend', 'pet'], plants: ['wife'] },
    { id: 'the-camera', part: 'try', at: 'the garden', with: ['child', 'man'], refrain: true },
    { id: 'no-more-rain', part: 'lull', at: 'the garden', with: ['child', 'man'] },
    { id: 'as-small-as-a-gate', part: 'try', at: 'the beans', with: ['child', 'man'], plants: ['sun'] },
    { id: 'splash', part: 'try', at: 'the beans', with: ['child', 'man'], refrain: true },
    { id: 'a-towel', part: 'lull', at: 'the garden', with: ['child', 'man'] },
    { id: 'stay', part: 'turn', at: 'the garden', with: ['child', 'man'], pays: ['sun'] },
    { id: 'there', part: 'back', at: 'the garden', with: ['child', 'man'] },
    { id: 'right-here', part: 'last', at: 'the garden', with: ['child', 'man', 'wife'], pays: ['fetch', 'wife'] },
  ],
  pictures: [
    {
      beats: ['the-camera', 'seventy-eight-years', 'no-more-rain'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'rainbow', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'man', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'far', size: 'big' }],
    },
    {
      beats: ['splash', 'as-small-as-a-gate', 'a-towel'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'garden-hose', feeling: 'surprised', faces: 'right' },
        { who: 'old-man', called: 'man', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'raindrop', at: 'centre', count: 3 },
        { what: 'puddle', at: 'right' },
      ],
    },
    {
      beats: ['there', 'stay', 'a-towel'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'garden-hose', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'man', at: 'centre', act: 'looks-at', to: 'rainbow', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'right', size: 'small' }],
    },
  ],
});
