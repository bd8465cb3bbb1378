import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'going-in-a-minute',
  premise:
    'A child of school age is to show a small neighbour how nice nursery is; he keeps his coat on, since he is going in a minute, and is found where the child once sat all morning on its own first day.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [11, 12], en: [10, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['preschool'] },
  alike: ['the-boat-under-the-table', 'only-looking'],
  nights: { place: 'a nursery', indoors: true, tone: 'funny-tender', mechanism: 'sitting beside somebody', feeling: 'shy', sleep: false, endsOnRefrain: true },
  contains: ['preschool'],
  registry: {
    idea: 'whoever is to show a small one how nice it is has forgotten hiding behind the waterproofs',
    device: 'the older one puts coat and bag on as well and crawls in',
    objects: ['wall of waterproof trousers', 'mitten waved at a circle', 'stable for a dinosaur'],
    joke: 'going in a minute',
    ending: 'the father must wait, for the small one is going in a minute',
  },
  beats: [
    { id: 'to-show', part: 'open', at: 'the nursery', with: ['child', 'ivar', 'ali', 'friend'], plants: ['know-it-all'] },
    { id: 'coat-on', part: 'stir', at: 'the nursery', with: ['child', 'ivar', 'gunnel'], plants: ['minute'], refrain: true },
    { id: 'the-circle', part: 'try', at: 'the nursery', with: ['child', 'ivar', 'gunnel', 'pet'], refrain: true },
    { id: 'gone', part: 'turn', at: 'the nursery', with: ['child', 'ivar', 'gunnel'] },
    { id: 'the-pegs', part: 'turn', at: 'the pegs', with: ['child', 'ivar', 'elder', 'elder2'], pays: ['know-it-all'] },
    { id: 'crawling-in', part: 'turn', at: 'the pegs', with: ['child', 'ivar'] },
    { id: 'behind', part: 'turn', at: 'the pegs', with: ['child', 'ivar'], refrain: true },
    { id: 'pancakes', part: 'back', at: 'the nursery', with: ['child', 'ivar'], refrain: true },
    { id: 'ali-comes', part: 'back', at: 'the nursery', with: ['ivar', 'ali'] },
    { id: 'in-a-minute', part: 'last', at: 'the pegs', with: ['child', 'ivar', 'ali'], pays: ['minute'], refrain: true },
  ],
  pictures: [
    {
      beats: ['coat-on', 'the-circle', 'to-show'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'ivar', at: 'right', act: 'wears', to: 'snowsuit', size: 'small', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'toy-dinosaur', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'toy-dinosaur', at: 'left' }],
    },
    {
      beats: ['behind', 'crawling-in', 'the-pegs', 'pancakes'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'boy', feeling: 'calm', faces: 'right' },
        { who: 'boy', called: 'ivar', at: 'right', act: 'sits', size: 'small', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'coat', at: 'above', count: 3 }],
    },
    {
      beats: ['ali-comes', 'pancakes', 'in-a-minute', 'behind'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'ali', at: 'left', act: 'hugs', to: 'boy', feeling: 'happy', faces: 'right' },
        { who: 'boy', called: 'ivar', at: 'centre', act: 'hugs', to: 'man', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'boy', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
