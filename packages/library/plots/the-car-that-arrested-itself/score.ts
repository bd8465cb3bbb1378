import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-car-that-arrested-itself',
  premise: 'A police car has run over the only tulip of the street and driven away, so it has locked itself up in its own back seat; a child in blue pyjamas may move the prisoner, and lends it a siren.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [12, 31], en: [17, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['police-car'] },
  nights: { place: 'town', indoors: false, tone: 'funny', mechanism: 'owning up', feeling: 'guilty', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['bird'],
  registry: {
    idea: 'a police car in its own prison',
    device: 'one may move a prisoner',
    objects: ['blue pyjamas', 'tulip', 'ice-lolly stick', 'half a bun', 'eight geese'],
    joke: 'sad in both headlights',
    ending: 'ta-too, whispered',
  },
  beats: [
    { id: 'are-you-a-policeman', part: 'open', at: 'home', with: ['child', 'car'], plants: ['pyjamas'] },
    { id: 'under-arrest', part: 'stir', at: 'the car', with: ['child', 'car', 'friend', 'pet'], plants: ['prison'] },
    { id: 'the-tulip', part: 'try', at: 'the car', with: ['child', 'car'], plants: ['tulip'] },
    { id: 'in-the-engine', part: 'lull', at: 'the car', with: ['child', 'car'] },
    { id: 'all-cars', part: 'turn', at: 'the car', with: ['child', 'car'] },
    { id: 'moving-a-prisoner', part: 'turn', at: 'the street', with: ['child', 'car', 'friend'], pays: ['prison', 'pyjamas'] },
    { id: 'the-geese', part: 'turn', at: 'the street', with: ['child', 'geese', 'elder'] },
    { id: 'sorry', part: 'back', at: 'the neighbour', with: ['child', 'car', 'owner'], pays: ['tulip'] },
    { id: 'ta-too', part: 'last', at: 'bed', with: ['child', 'car', 'pet'] },
  ],
  pictures: [
    {
      beats: ['are-you-a-policeman', 'under-arrest'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'police-car', at: 'right', act: 'waits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'police-car', feeling: 'curious' },
      ],
      things: [{ what: 'flower', at: 'near' }],
    },
    {
      beats: ['in-the-engine'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'police-car', feeling: 'sad' },
        { who: 'police-car', at: 'right', act: 'waits', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['the-geese'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'police-car', at: 'left', act: 'waits', faces: 'right', feeling: 'happy' },
        { who: 'child', at: 'centre', act: 'crouches', feeling: 'happy', faces: 'right' },
        { who: 'goose', at: 'right', act: 'walks', faces: 'left', called: 'goose', feeling: 'calm' },
      ],
      things: [
        { what: 'goose', at: 'right', size: 'tiny', count: 7 },
        { what: 'bus', at: 'far' },
      ],
    },
  ],
});
