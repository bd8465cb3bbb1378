import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'something-to-look-for',
  premise:
    'Left out at break, a child walks about looking at the ground, since whoever is looking for something is busy; the best friend, who saw it and knew, turns up at the door with full pockets, and the day after that the two of them ask somebody else who is pretending.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  putBefore: { sv: [40, 43], en: [20, 35] },
  ages: [7, 11],
  leads: ['friend'],
  wish: { concepts: ['left-out', 'lonely'], onlyAsked: true },
  nights: { place: 'the kitchen floor', indoors: true, tone: 'tender', mechanism: 'asking somebody to help look', feeling: 'left out', sleep: false },
  storyVotes: [2, 3],
  contains: ['cat', 'dog', 'school'],
  registry: {
    idea: 'whoever just stands there is alone, but whoever is looking for something is busy',
    device: 'what one has pretended oneself, one sees in somebody else',
    objects: ['pair of legs under a sink', 'key that fits nothing', 'red marble under the fridge', 'shoes done up all break'],
    joke: 'is it any of these?',
    ending: 'we have not found it yet',
  },
  beats: [
    { id: 'legs', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'neighbour', 'pet', 'cat'], plants: ['backs', 'silence'] },
    { id: 'the-spanner', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'neighbour'], plants: ['looking', 'twenty-five'] },
    { id: 'back-to-back', part: 'lull', at: 'the kitchen', with: ['child', 'adult', 'neighbour', 'pet', 'cat'], pays: ['backs', 'silence'] },
    { id: 'pockets', part: 'try', at: 'the kitchen', with: ['child', 'friend'], plants: ['marble', 'half a ruler'] },
    { id: 'the-splinter', part: 'turn', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'the-marble', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'neighbour', 'pet', 'cat'], pays: ['marble', 'half a ruler'] },
    { id: 'the-key', part: 'back', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'doing-up-shoes', part: 'lull', at: 'bed', with: ['child', 'adult', 'friend'], pays: ['twenty-five'], plants: ['shoes'] },
    { id: 'the-bike-racks', part: 'last', at: 'the schoolyard', with: ['child', 'friend', 'the girl'], pays: ['looking', 'shoes'] },
  ],
  pictures: [
    {
      beats: ['the-spanner', 'legs', 'back-to-back'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-back-to-back', to: 'pet', if: 'pet.cat / pet.dog', feeling: 'sad', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits-back-to-back', to: 'child', if: 'pet.cat / pet.dog', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-back-to-back', to: 'cat', if: '!pet.cat & !pet.dog', feeling: 'sad', faces: 'left' },
        { who: 'cat', at: 'centre', act: 'sits-back-to-back', to: 'child', if: '!pet.cat & !pet.dog', called: 'cat', feeling: 'calm', faces: 'right' },
        { who: 'adult', at: 'right', act: 'lies-on-back', holding: 'spanner' },
        { who: 'elder', at: 'right', act: 'lies-on-back', holding: 'spanner', if: 'elder & !adult' },
        { who: 'man', at: 'right', act: 'lies-on-back', holding: 'spanner', if: '!adult & !elder', called: 'neighbour' },
      ],
    },
    {
      beats: ['pockets', 'the-splinter', 'the-marble'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'kneels', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'key', feeling: 'sad', faces: 'right' },
      ],
      things: [
        { what: 'key', at: 'centre' },
        { what: 'marble', at: 'near', colour: 'red' },
        { what: 'ruler', at: 'far' },
      ],
    },
    {
      beats: ['the-marble', 'the-key', 'the-splinter'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'lies-on-stomach', holding: 'ruler', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
