import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ding-dong-woof',
  premise: 'The ice cream van has lost its music, so two of them are the ding and the dong and the dog is the last note, who has to wait for a finger; at bedtime a tune far off sounds unfinished.',
  writtenFirstIn: 'en',
  putBefore: { sv: [2, 38], en: [30, 41] },
  ages: [4, 6],
  leads: ['pet.dog'],
  wish: { concepts: ['ice-cream', 'band'] },
  nights: { place: 'the street', indoors: false, tone: 'funny', mechanism: 'waiting for a finger', feeling: 'eager', sleep: true, endsInBed: true, seasons: ['spring', 'summer'], endsOnRefrain: true },
  contains: ['dog'],
  registry: {
    idea: 'a dog is the last note of a tune',
    device: 'a van that makes no sound must be sung down the street',
    objects: ['pink van', 'button that says pfft', 'one finger in the air', 'bowl with a biscuit on top'],
    joke: 'too much woof',
    ending: 'then it was finished',
  },
  beats: [
    { id: 'pfft', part: 'open', at: 'the street', with: ['child', 'second', 'pet', 'driver'], plants: ['tune'] },
    { id: 'too-much-woof', part: 'try', at: 'the street', with: ['child', 'second', 'pet', 'adult'] },
    { id: 'the-finger', part: 'turn', at: 'the street', with: ['child', 'pet'], plants: ['finger'] },
    { id: 'doors', part: 'try', at: 'the street', with: ['child', 'second', 'pet', 'elder'] },
    { id: 'all-gone', part: 'lull', at: 'the street', with: ['child', 'driver'] },
    { id: 'for-the-band', part: 'back', at: 'the street', with: ['child', 'second', 'pet', 'driver', 'adult'] },
    { id: 'unfinished', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['finger', 'tune'] },
  ],
  pictures: [
    {
      beats: ['too-much-woof', 'pfft', 'the-finger'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'curious' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy' },
      ],
      things: [{ what: 'ice-cream-van', at: 'right', colour: 'pink' }],
    },
    {
      beats: ['doors'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'happy' },
        { who: 'friend', at: 'left', act: 'sings', feeling: 'happy' },
        { who: 'pet', at: 'centre', act: 'runs' },
        { who: 'woman', called: 'driver', at: 'right', act: 'gives', to: 'boy', holding: 'ice-cream', feeling: 'happy' },
        { who: 'boy', at: 'right', act: 'reaches-for', to: 'ice-cream', feeling: 'happy' },
      ],
    },
    {
      beats: ['for-the-band'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'bowl', holding: 'ice-cream', feeling: 'happy' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'bowl', feeling: 'happy' },
        { who: 'friend', at: 'right', act: 'eats', to: 'ice-cream', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'bowl', at: 'centre', size: 'tiny' },
        { what: 'ice-cream-van', at: 'far', colour: 'pink' },
      ],
    },
  ],
});
