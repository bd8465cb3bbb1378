import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'out-with-a-stone',
  premise:
    'A child with seven stones in the pockets is too heavy for the seesaw, and out they go, one at a time; then the friend puts them in other pockets, and whoever is stuck at the top knows just what it is.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: ['friend'],
  onlyShort: true,
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a seesaw with sand round it', indoors: false, tone: 'funny', mechanism: 'making somebody lighter by a stone at a time', feeling: 'stuck', sleep: false },
  votes: { sv: [0, 3] },
  alike: ['a-go-for-the-goose', 'are-we-up'],
  contains: [],
  registry: {
    idea: 'seven stones in a pocket keep the seesaw down, and it is soon the pocket of somebody else',
    device: 'three stones each, and the seventh in the middle',
    objects: ['stones as big as eggs', 'boots that reach nothing', 'coat that is too heavy for its hook'],
    joke: 'out with a stone',
    ending: 'plop, plop, plop in the hall, and as light as anything in bed',
  },
  beats: [
    { id: 'seven-stones', part: 'open', at: 'a seesaw', with: ['child', 'friend'], plants: ['stones'] },
    { id: 'nothing-happened', part: 'stir', at: 'a seesaw', with: ['child', 'friend'], refrain: true },
    { id: 'out-with-a-stone', part: 'try', at: 'a seesaw', with: ['child', 'friend'], refrain: true, plants: ['out'] },
    { id: 'other-pockets', part: 'try', at: 'a seesaw', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'so-high', part: 'turn', at: 'a seesaw', with: ['child', 'friend'], refrain: true, pays: ['out'] },
    { id: 'one-for-you', part: 'back', at: 'a seesaw', with: ['child', 'friend', 'elder', 'elder2'], refrain: true },
    { id: 'light', part: 'last', at: 'home', with: ['child', 'adult', 'pet'], refrain: true, pays: ['stones'] },
  ],
  pictures: [
    {
      beats: ['nothing-happened', 'out-with-a-stone'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'see-saw', holding: 'stone', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'above', act: 'sits', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'see-saw', at: 'centre', size: 'huge' }],
    },
    {
      beats: ['other-pockets', 'out-with-a-stone', 'so-high'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'reaches-for', to: 'stone', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'stone', at: 'centre', count: 3, size: 'tiny' }],
    },
    {
      beats: ['one-for-you', 'so-high'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'friend', holding: 'stone', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds', to: 'stone', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'see-saw', at: 'right' }],
    },
  ],
});
