import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'said-the-stick',
  premise:
    'A vehicle that makes its noise for joy whenever anybody asks for it wants to be found last at hide-and-seek, and hides by what it does best so well that it cannot hear that it has won.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  // Every line that turns is written by hand for the concepts below (and for balloons, spaceships and other things that fly); any other vehicle has a plain way.
  wish: {
    kinds: ['vehicle'],
  },
  nights: { place: 'outdoors, by the vehicle', indoors: false, tone: 'funny-warm', mechanism: 'calling in the other one’s own voice', feeling: 'lonely', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { sv: [2, 3] },
  contains: ['dark'],
  registry: {
    idea: 'it is fun to be hidden and horrible not to be found',
    device: 'to be silent it must not hear the question; so it does not hear that it has won',
    objects: ['stick', 'coat that giggles', 'teacup to hide behind'],
    joke: 'the only thing sticking out was the rest of it / “Have you all gone home?”',
    ending: 'the child hides in bed behind the same stick and is found, first of everybody',
  },
  beats: [
    { id: 'behind-a-stick', part: 'open', at: 'where the vehicle is', with: ['child', 'friend', 'wish', 'elder', 'pet'], plants: ['stick', 'noise for joy', 'coat', 'teacup'] },
    { id: 'only-once', part: 'stir', at: 'where the vehicle is', with: ['child', 'wish', 'friend'], plants: ['do what you are best at'] },
    { id: 'one-two-three', part: 'try', at: 'where the vehicle is', with: ['child', 'wish'] },
    { id: 'last', part: 'try', at: 'where the vehicle is', with: ['child', 'friend', 'pet'] },
    { id: 'alone', part: 'lull', at: 'the hiding place', with: ['wish'] },
    { id: 'another-one', part: 'turn', at: 'where the vehicle was', with: ['child', 'friend', 'elder', 'adult', 'pet'], pays: ['noise for joy', 'coat', 'teacup'] },
    { id: 'found', part: 'turn', at: 'the hiding place', with: ['child', 'wish', 'friend'], pays: ['do what you are best at'] },
    { id: 'horrible', part: 'back', at: 'where the vehicle is', with: ['child', 'wish'] },
    { id: 'first-of-all', part: 'down', at: 'behind the stick', with: ['child', 'wish', 'friend', 'elder', 'pet'] },
    { id: 'in-bed', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['stick'] },
  ],
  pictures: [
    {
      beats: ['only-once', 'one-two-three', 'last'],
      framing: 'middle',
      world: 'park',
      worlds: [
        { if: 'wish.boat / wish.ship / wish.ferry / wish.submarine / wish.sailing-boat / wish.pirate-ship', world: 'harbour' },
        { if: 'wish.tractor / wish.combine-harvester / wish.combine / wish.harvester', world: 'farm' },
        { if: 'wish.snow-plough / wish.snowplough / wish.snow-plow / wish.sled', world: 'snow-field' },
        { if: 'wish.crane / wish.tram / wish.streetcar', world: 'street' },
      ],
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', view: 'back' },
        { who: 'friend', at: 'far', act: 'runs', faces: 'left', feeling: 'laughing' },
        { who: 'wish', at: 'right', act: 'sneaks', faces: 'right', feeling: 'laughing' },
        { who: 'pet', at: 'near', act: 'sits' },
      ],
    },
    {
      beats: ['another-one'],
      framing: 'close',
      world: 'park',
      worlds: [
        { if: 'wish.boat / wish.ship / wish.ferry / wish.submarine / wish.sailing-boat / wish.pirate-ship', world: 'harbour' },
        { if: 'wish.tractor / wish.combine-harvester / wish.combine / wish.harvester', world: 'farm' },
        { if: 'wish.snow-plough / wish.snowplough / wish.snow-plow / wish.sled', world: 'snow-field' },
        { if: 'wish.crane / wish.tram / wish.streetcar', world: 'street' },
      ],
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', faces: 'right', feeling: 'crying' },
        { who: 'friend', at: 'right', act: 'calls-to', faces: 'right' },
      ],
    },
    {
      beats: ['found', 'horrible'],
      framing: 'wide',
      world: 'park',
      worlds: [
        { if: 'wish.boat / wish.ship / wish.ferry / wish.submarine / wish.sailing-boat / wish.pirate-ship', world: 'harbour' },
        { if: 'wish.tractor / wish.combine-harvester / wish.combine / wish.harvester', world: 'farm' },
        { if: 'wish.snow-plough / wish.snowplough / wish.snow-plow / wish.sled', world: 'snow-field' },
        { if: 'wish.crane / wish.tram / wish.streetcar', world: 'street' },
      ],
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'wish', feeling: 'happy' },
        { who: 'wish', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy' },
        { who: 'friend', at: 'right', act: 'pats', to: 'wish', feeling: 'laughing' },
      ],
    },
  ],
});
