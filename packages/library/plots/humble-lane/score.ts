import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'humble-lane',
  premise: 'Between two friends’ houses lies a strip of brambles, and on an old map there is a lane straight through it: the mapmaker’s one small lie, drawn where a street was missing; so they cut it, and she comes to see her lie come true.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: ['friend'],
  nights: { place: 'a strip of brambles between two roads', indoors: false, tone: 'dry-tender', mechanism: 'cutting towards each other till a drawn street is there', feeling: 'curious', sleep: false },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a street that a mapmaker made up to catch copiers, drawn where two children were shouting to each other',
    device: 'a lie on a map is cut true from both ends at once',
    objects: ['hand-drawn map that came with the house', 'letter to number one that comes back', 'back used for a drawing table', 'bumblebees’ nest'],
    joke: 'we were not born; she was early',
    ending: 'the map is corrected to fit the lane: a bend the size of a comma',
  },
  beats: [
    { id: 'neither-was-a-bird', part: 'open', at: 'two roads', with: ['child', 'friend'] },
    { id: 'the-map', part: 'stir', at: 'the garage', with: ['child', 'friend'], plants: ['straight'] },
    { id: 'never-existed', part: 'try', at: 'the brambles', with: ['child', 'friend', 'neighbour', 'elder', 'pet'] },
    { id: 'number-one', part: 'lull', at: 'the friend’s room', with: ['child', 'friend'] },
    { id: 'the-corner', part: 'try', at: 'the garage', with: ['child', 'friend', 'adult'] },
    { id: 'the-best-lie', part: 'turn', at: 'home', with: ['child', 'friend', 'maker'], plants: ['lie'] },
    { id: 'half-a-metre', part: 'turn', at: 'the brambles', with: ['child', 'friend', 'adult'] },
    { id: 'so-narrow', part: 'back', at: 'the lane', with: ['child', 'friend', 'neighbour', 'adult'] },
    { id: 'crooked', part: 'down', at: 'the lane', with: ['child', 'friend', 'maker'], pays: ['straight'] },
    { id: 'a-comma', part: 'last', at: 'the lane', with: ['child', 'friend', 'maker', 'adult'], pays: ['lie'] },
  ],
  pictures: [
    {
      beats: ['never-existed', 'the-map', 'number-one'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'digs', holding: 'spade', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'map', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bush', at: 'far', count: 2 }],
    },
    {
      beats: ['the-best-lie', 'the-corner'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'letter', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['so-narrow', 'half-a-metre', 'crooked'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'waves', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'bush', at: 'near', count: 2 }],
    },
  ],
});
