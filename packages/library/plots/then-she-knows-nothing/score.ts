import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-she-knows-nothing',
  premise:
    'The cat gets three weeks indoors to grow used to a new town, and the child gets one night before the new school; so the child brings home a thing from each place for her to smell, until it is a map on a shelf, and the class that asks why begins to bring things too.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  fits: '!pet / pet.cat',
  standIns: { pet: 'cat' },
  wish: { onlyAsked: true, concepts: ['moving'] },
  nights: { place: 'a wardrobe shelf in a new town', indoors: true, tone: 'tender', mechanism: 'a map of smells', feeling: 'being new', sleep: false, endsInBed: true },
  storyVotes: [3, 3],
  contains: ['moving', 'cat'],
  registry: {
    idea: 'a cat kept in for three weeks is shown the new town by things to smell at, and so is whoever fetches them',
    device: 'what stands on the shelf from left to right is told again from the lowest step, with one’s back turned',
    objects: ['coat hook with another child’s name', 'rope end black with tar', 'herring’s head with greetings from a grandfather', 'shell found on a school yard'],
    joke: 'has she smelled the harbour? then she knows nothing',
    ending: 'the cat sleeps on top of the quilt, her coat smells of outdoors, and the hook has a new bit of tape',
  },
  beats: [
    { id: 'three-weeks', part: 'open', at: 'the new flat', with: ['child', 'pet', 'adult', 'minder', 'friend'], plants: ['weeks'] },
    { id: 'one-night', part: 'stir', at: 'the new flat', with: ['child', 'pet', 'adult', 'minder'] },
    { id: 'the-hook', part: 'stir', at: 'the new school', with: ['child'], plants: ['hook'] },
    { id: 'the-shell', part: 'try', at: 'the new school', with: ['child', 'pet'], plants: ['map'] },
    { id: 'a-sort-of-map', part: 'try', at: 'the wardrobe', with: ['child', 'pet', 'friend', 'elder', 'elder2'] },
    { id: 'gravel', part: 'turn', at: 'the fire station', with: ['child', 'elin'] },
    { id: 'a-herrings-head', part: 'try', at: 'the new school', with: ['child', 'elin', 'nour', 'pet'], plants: ['rope'] },
    { id: 'under-the-shirts', part: 'lull', at: 'the wardrobe', with: ['child', 'pet'] },
    { id: 'the-threshold', part: 'turn', at: 'the yard', with: ['child', 'pet', 'adult', 'minder'], pays: ['weeks'] },
    { id: 'to-the-left', part: 'turn', at: 'the yard', with: ['child', 'pet'], pays: ['map', 'rope'] },
    { id: 'on-top', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['hook'] },
  ],
  pictures: [
    {
      beats: ['the-shell', 'a-sort-of-map', 'the-hook'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'shell', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'shell', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'wardrobe', at: 'far' }],
    },
    {
      beats: ['gravel', 'a-herrings-head', 'a-sort-of-map'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'elin', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['to-the-left', 'the-threshold', 'under-the-shirts'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'wind',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'calm', faces: 'left' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
  ],
});
