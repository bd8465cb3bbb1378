import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-followed-us',
  premise: 'A puddle about to dry up follows a dog home from the park and the dog gets the blame for the wet floor; there is only one way to carry it to the river in time, and it has a tail.',
  writtenFirstIn: 'en',
  putBefore: { sv: [14, 50], en: [49, 51] },
  ages: [5, 9],
  leads: ['pet.dog'],
  wish: { concepts: ['puddle', 'dog', 'river'] },
  nights: { place: 'home and the river', indoors: false, tone: 'funny-tender', mechanism: 'not shaking yet', feeling: 'unfairly blamed', sleep: false },
  votes: { sv: [1, 3] },
  contains: ['dog'],
  registry: {
    idea: 'a puddle follows the wettest person it can see',
    device: 'something wet on the floor that moves',
    objects: ['puddle as big as a dinner plate', 'three wet socks', 'dog with its face to the wall', 'thousand drops with sky in them'],
    joke: 'three wet socks and only two feet',
    ending: 'it holds the moon for somebody',
  },
  beats: [
    { id: 'followed', part: 'open', at: 'the street', with: ['child', 'adult', 'pet'], plants: ['puddle'] },
    { id: 'insulted', part: 'try', at: 'home', with: ['child', 'adult', 'pet', 'friend', 'elder'] },
    { id: 'drying-up', part: 'lull', at: 'under the table', with: ['child', 'adult', 'pet'] },
    { id: 'no-bucket', part: 'try', at: 'home', with: ['child', 'adult', 'pet'] },
    { id: 'roll', part: 'turn', at: 'home', with: ['child', 'pet'] },
    { id: 'not-yet', part: 'turn', at: 'the street', with: ['child', 'adult', 'pet'] },
    { id: 'now', part: 'back', at: 'the river', with: ['child', 'adult', 'pet'], pays: ['puddle'] },
    { id: 'the-moon', part: 'last', at: 'the window', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['followed', 'insulted'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'puddle', feeling: 'surprised' },
        { who: 'pet', at: 'centre', act: 'walks' },
      ],
      things: [{ what: 'puddle', at: 'right' }],
    },
    {
      beats: ['drying-up', 'no-bucket', 'insulted'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'puddle', feeling: 'happy' },
        { who: 'puddle', at: 'centre', act: 'waves', feeling: 'happy' },
        { who: 'adult', at: 'right', act: 'sits', feeling: 'surprised', anyway: true },
      ],
    },
    {
      beats: ['now', 'not-yet', 'the-moon'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'right', act: 'jumps', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'laughs' },
        { who: 'adult', at: 'left', act: 'stands', feeling: 'surprised', anyway: true },
      ],
    },
  ],
});
