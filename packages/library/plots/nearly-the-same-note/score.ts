import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nearly-the-same-note',
  premise:
    'In the attic of a neighbour who hears nearly nothing the wind plays on two bottles, horribly, and the whole street wants it stopped; he needs both of them, so two friends who have just shouted at each other tune them with a teaspoon: the one who cannot hear it feels it with both hands, the other lets go of her ears.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  putBefore: { sv: [2, 43], en: [6, 35] },
  ages: [8, 10],
  leads: ['friend'],
  wish: { concepts: ['attic', 'wind'] },
  nights: { place: 'a neighbour’s attic', indoors: true, tone: 'funny-tender', mechanism: 'tuning two bottles by feeling them tremble', feeling: 'hurt', sleep: false, endsInBed: true },
  contains: ['wind'],
  registry: {
    idea: 'two bottles that nearly agree make the worst sound there is, and somebody who is lonely needs them both',
    device: 'what cannot be heard can be felt: glass trembles in the hand, slower and slower, until it is one note',
    objects: ['list of everybody in the street', 'green bottle and brown bottle in a round window', 'one drop hanging from a teaspoon', 'pillow over each ear'],
    joke: 'he signed against himself; he thought it was for a party',
    ending: 'windows open, the lamps of a street go out one by one, and the last is the child’s',
  },
  beats: [
    { id: 'a-noise', part: 'open', at: 'the child’s room', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['pillows'], refrain: true },
    { id: 'the-list', part: 'stir', at: 'the neighbour’s hall', with: ['child', 'friend', 'neighbour', 'adult'], plants: ['list'] },
    { id: 'two-bottles', part: 'stir', at: 'the attic', with: ['child', 'friend', 'neighbour'], refrain: true },
    { id: 'nearly', part: 'try', at: 'the attic', with: ['child', 'friend'], plants: ['concert'] },
    { id: 'half-a-spoon', part: 'try', at: 'the attic', with: ['child', 'friend'], refrain: true },
    { id: 'half-a-jug', part: 'try', at: 'the attic', with: ['child', 'friend', 'neighbour'], refrain: true },
    { id: 'you-hear', part: 'lull', at: 'the attic', with: ['child', 'friend'] },
    { id: 'trembling', part: 'turn', at: 'the attic', with: ['child', 'friend'] },
    { id: 'a-drop', part: 'turn', at: 'the attic', with: ['child', 'friend'], refrain: true },
    { id: 'there-you-are', part: 'back', at: 'the neighbour’s hall', with: ['neighbour', 'child', 'friend', 'lady'], pays: ['list'] },
    { id: 'the-last-lamp', part: 'last', at: 'bed', with: ['child', 'friend'], pays: ['pillows', 'concert'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-list', 'two-bottles'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'holds', to: 'letter', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'centre', act: 'points-at', to: 'letter', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['you-hear', 'half-a-jug'],
      framing: 'middle',
      world: 'attic',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'left' },
        { who: 'friend', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'bottle', at: 'centre', count: 2 }],
    },
    {
      beats: ['a-drop', 'trembling'],
      framing: 'close',
      world: 'attic',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'bottle', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'spoon', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'bottle', at: 'centre', count: 2 }],
    },
  ],
});
