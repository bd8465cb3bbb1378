import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-green-line',
  premise:
    'For school two children map the town as a dog smells it, and follow one green trail past the sausages, round the flagpole and over a lion, sure that they are after a maniac; it ends at the child’s own door.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: ['friend', 'pet.dog'],
  nights: { place: 'the streets of a town', indoors: false, tone: 'funny-tender', mechanism: 'following a trail on a map', feeling: 'curious', sleep: false },
  storyVotes: [3, 3],
  contains: ['dog'],
  registry: {
    idea: 'a map of a town by a dog’s nose, and the trail of the mysterious stranger is the child’s own way home',
    device: 'the question: where do you live',
    objects: ['red, blue, brown and green pencils', 'flagpole that has to be gone round', 'stone lion outside the bank'],
    joke: 'a badger with dizzy spells',
    ending: 'backwards along a wall, to give a dog something new to read',
  },
  beats: [
    { id: 'the-task', part: 'open', at: 'school', with: ['child', 'friend', 'pet'] },
    { id: 'three-colours', part: 'stir', at: 'the town', with: ['child', 'friend', 'pet'] },
    { id: 'green', part: 'stir', at: 'the town', with: ['child', 'friend', 'pet'], plants: ['line'] },
    { id: 'four-turns', part: 'try', at: 'the town', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['turns'] },
    { id: 'the-lion', part: 'try', at: 'the town', with: ['child', 'friend', 'pet'] },
    { id: 'the-last-bit', part: 'lull', at: 'home', with: ['child', 'friend', 'pet'] },
    { id: 'the-usual-way', part: 'turn', at: 'home', with: ['child', 'friend'], pays: ['line'] },
    { id: 'half-past-two', part: 'back', at: 'home', with: ['child', 'pet', 'adult', 'neighbour'] },
    { id: 'full-of', part: 'back', at: 'home', with: ['child', 'pet'] },
    { id: 'the-main-road', part: 'down', at: 'school', with: ['child', 'friend'] },
    { id: 'something-new', part: 'last', at: 'the town', with: ['child', 'pet'], pays: ['turns'] },
  ],
  pictures: [
    {
      beats: ['green', 'four-turns', 'three-colours'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'walks', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'centre', act: 'walks', holding: 'rope', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'holds', to: 'pencil', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-lion', 'four-turns', 'the-last-bit'],
      framing: 'wide',
      world: 'bridge',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'pet', at: 'right', act: 'stands', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'pet', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'left', act: 'holds', to: 'map', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['the-usual-way', 'the-last-bit', 'half-past-two'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'points-at', to: 'map', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'map', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sleeps' },
      ],
      things: [{ what: 'map', at: 'centre', size: 'big' }],
    },
  ],
});
