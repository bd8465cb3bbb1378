import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-map-she-sat-on',
  premise: 'One old friend has sat on the map for sixty years and the other on the treasure; it is measured in hops of a child’s legs.',
  writtenFirstIn: 'en',
  putBefore: { sv: [2, 40], en: [17, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['treasure', 'treasure-hunt', 'map', 'jealous'] },
  nights: { place: 'garden', indoors: false, tone: 'wry-warm', mechanism: 'owning up hand in hand', feeling: 'ashamed', sleep: false, endsInBed: true },
  votes: { en: [0, 3] },
  contains: ['treasure', 'map'],
  registry: {
    idea: 'one sat on the map and the other on the treasure for sixty years',
    device: 'a map measured in hops that its maker has outgrown',
    objects: ['map', 'bench', 'eggcup-sized cup', 'church clock'],
    joke: 'it’s my hip',
    ending: 'somebody sits down on the bed and nothing crackles',
  },
  beats: [
    { id: 'crackling', part: 'open', at: 'a kitchen', with: ['child', 'elder'], plants: ['crackle'] },
    { id: 'the-cup', part: 'stir', at: 'a kitchen', with: ['child', 'elder'], plants: ['clock', 'Monday'] },
    { id: 'hops', part: 'try', at: 'a kitchen', with: ['child', 'elder'], plants: ['hops'] },
    { id: 'wee-ones', part: 'try', at: 'the gate', with: ['child', 'elder', 'friend', 'pet'] },
    { id: 'the-knee', part: 'try', at: 'the garden', with: ['child', 'elder', 'rival'], pays: ['clock'] },
    { id: 'cold-hand', part: 'turn', at: 'the lane', with: ['child', 'elder', 'rival', 'friend', 'pet'], pays: ['hops', 'Monday'] },
    { id: 'the-bench', part: 'back', at: 'the garden', with: ['child', 'elder', 'rival', 'friend', 'pet'] },
    { id: 'nothing-crackled', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['crackle'] },
  ],
  pictures: [
    {
      beats: ['the-cup', 'hops'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'holds', to: 'map', feeling: 'sad' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'elder' },
      ],
    },
    {
      beats: ['wee-ones'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'jumps', feeling: 'laughing' },
        { who: 'child', at: 'right', act: 'jumps', feeling: 'laughing' },
      ],
      things: [{ what: 'fence', at: 'centre' }],
    },
    {
      beats: ['cold-hand', 'the-bench'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder' },
        { who: 'elder', at: 'left', act: 'walks', feeling: 'sad', faces: 'right' },
        { who: 'woman', at: 'right', act: 'sits-on', to: 'bench', feeling: 'surprised', faces: 'left', called: 'rival' },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
  ],
});
