import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'sixty-paces-from-the-pump',
  premise:
    'A whole green is full of holes, for everybody has paced out the treasure of a giant pirate; her door and her hooks say that she was a child’s size, and on the right spot they have put a statue of a giant.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['treasure', 'treasure-hunt'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a green by the sea', indoors: false, tone: 'funny', mechanism: 'pacing with one’s own legs, and then a long arm', feeling: 'tired of being told to grow', sleep: false },
  storyVotes: [1, 3],
  alike: ['horse-or-sofa', 'hundred-steps', 'the-map-she-sat-on'],
  contains: ['pirate'],
  registry: {
    idea: 'the pirate was never a giant: her low door and her low hooks were measured for herself',
    device: 'a statue of the wrong size stands on the treasure',
    objects: ['door that everybody bonks on', 'iron hook at a child’s height', 'statue with boots like dustbins', 'small red boots'],
    joke: 'they have put the wrong one on top of it',
    ending: 'a coat on the captain’s hook with a gold coin in the pocket',
  },
  beats: [
    { id: 'nine-of-them', part: 'open', at: 'the green', with: ['child', 'pet'], plants: ['clonk', 'legs'] },
    { id: 'a-giant', part: 'stir', at: 'the green, the café', with: ['child', 'friend', 'keeper', 'adult', 'elder'], plants: ['statue', 'reach'] },
    { id: 'the-hook', part: 'lull', at: 'the café', with: ['child', 'friend', 'keeper'], plants: ['hook'] },
    { id: 'the-right-legs', part: 'turn', at: 'the green', with: ['child', 'friend'], pays: ['legs', 'statue'] },
    { id: 'a-wren', part: 'turn', at: 'the statue', with: ['child', 'friend'] },
    { id: 'the-right-arms', part: 'turn', at: 'the statue', with: ['child', 'friend'], pays: ['reach', 'clonk'] },
    { id: 'red-boots', part: 'back', at: 'the statue', with: ['child', 'friend'] },
    { id: 'the-coat', part: 'last', at: 'the café', with: ['child', 'friend', 'elder', 'adult'], pays: ['hook'] },
  ],
  pictures: [
    {
      beats: ['a-giant', 'nine-of-them'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'digs', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'walks', feeling: 'proud', faces: 'right' },
      ],
      things: [{ what: 'statue', at: 'right', size: 'huge' }, { what: 'lighthouse', at: 'far' }],
    },
    {
      beats: ['the-right-legs', 'the-hook', 'a-wren'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'centre', act: 'looks-at', to: 'statue', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'points-at', to: 'statue', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'statue', at: 'right', size: 'huge' }],
    },
    {
      beats: ['the-right-arms', 'red-boots'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'friend', at: 'left', act: 'pulls', to: 'treasure-chest', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'right', act: 'digs', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'treasure-chest', at: 'centre' }],
    },
  ],
});
