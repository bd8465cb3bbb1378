import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-as-it-was',
  premise: 'What somebody did this morning is told onwards by the child with one small bang too much, and grows through the whole town until the one who did it hardly knows what happened; then the child must say in front of everybody that there was no bang.',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: [],
  wish: {
    relation: 'has-done',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
  },
  nights: { place: 'the wall by the square', indoors: false, tone: 'funny', mechanism: 'owning up to one word too many', feeling: 'ashamed', sleep: false, endsInBed: true },
  votes: { sv: [0, 2] },
  contains: [],
  registry: {
    idea: 'one word too many, and it is not the one who did it any more',
    device: 'a rumour that is said again with one thing more by each',
    objects: ['tuba without air', 'bang that there was not'],
    joke: 'I have thought of doing it, but something always came up.',
    ending: 'the bang is swallowed, and it is told once more just as it was',
  },
  beats: [
    { id: 'on-the-wall', part: 'open', at: 'the wall', with: ['child', 'wish'], plants: ['just as it was'] },
    { id: 'a-bang', part: 'stir', at: 'the street', with: ['child', 'friend', 'pet'], plants: ['bang'] },
    { id: 'and-a-hat', part: 'try', at: 'the street', with: ['child', 'elder'] },
    { id: 'the-tuba', part: 'try', at: 'the wall', with: ['child', 'wish'] },
    { id: 'hardly-knows', part: 'lull', at: 'the wall', with: ['child', 'wish'] },
    { id: 'no-bang', part: 'turn', at: 'the wall', with: ['child', 'wish'], pays: ['bang'] },
    { id: 'told-by-itself', part: 'back', at: 'the wall', with: ['wish', 'friend', 'elder', 'pet'] },
    { id: 'that-is-all', part: 'last', at: 'the kitchen', with: ['child', 'adult'], pays: ['just as it was'] },
  ],
  pictures: [
    {
      beats: ['a-bang', 'on-the-wall', 'and-a-hat'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'baker', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'baker', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['hardly-knows', 'the-tuba', 'no-bang'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'waits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['no-bang', 'told-by-itself', 'hardly-knows'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'calls-to', to: 'baker', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'left', act: 'waits', feeling: 'surprised', faces: 'right' },
        { who: 'baker', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
