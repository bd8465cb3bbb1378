import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-police-are-here',
  premise:
    'A police constable shows a child the back seat of her car and locks herself in; a goat walks off with the coat that the key is in, and obeys nobody, until the child at the loudspeaker asks for buns.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [7, 12], en: [2, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['police-car'] },
  votes: { en: [0, 1] },
  alike: ['comes-quietly', 'the-car-that-arrested-itself'],
  nights: { place: 'a market square', indoors: false, tone: 'funny', mechanism: 'moving a hundred buns by loudspeaker', feeling: 'responsible', sleep: false, endsOnRefrain: true },
  contains: ['goat'],
  registry: {
    idea: 'a constable locks herself in to show that nobody gets out, and a goat has the key and will not obey the police car',
    device: 'all the buns of a market go up and down on orders, and a goat goes where they are',
    objects: ['police coat trailing from a goat', 'hundred buns in the air', 'geranium to be paid for'],
    joke: 'keep calm, says somebody behind bars, the police are here',
    ending: 'somebody asks for the police, and the child in the front seat is it',
  },
  beats: [
    { id: 'lamps', part: 'open', at: 'the market square', with: ['child', 'officer', 'adult', 'friend'], plants: ['police-are-here'] },
    { id: 'thief', part: 'stir', at: 'the police car', with: ['child', 'officer'], plants: ['locked'] },
    { id: 'goat', part: 'try', at: 'the police car', with: ['child', 'officer', 'goat'], refrain: true },
    { id: 'chase', part: 'try', at: 'the market square', with: ['child', 'goat', 'elder', 'elder2', 'pet'], plants: ['geranium'] },
    { id: 'microphone', part: 'turn', at: 'the police car', with: ['child', 'officer', 'goat', 'adult'] },
    { id: 'who-cares', part: 'lull', at: 'the police car', with: ['child'] },
    { id: 'buns', part: 'turn', at: 'the market square', with: ['child', 'goat'] },
    { id: 'swap', part: 'turn', at: 'the police car', with: ['child', 'goat', 'adult'] },
    { id: 'how-to-catch', part: 'back', at: 'the police car', with: ['officer'], pays: ['locked'] },
    { id: 'in-front', part: 'last', at: 'the police car', with: ['child', 'officer', 'adult'], pays: ['police-are-here', 'geranium'] },
  ],
  pictures: [
    {
      beats: ['lamps', 'thief'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'police-officer', called: 'officer', at: 'centre', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'police-car', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'police-car', at: 'right' }],
    },
    {
      beats: ['microphone', 'chase', 'who-cares'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'goat', holding: 'microphone', feeling: 'afraid', faces: 'right' },
        { who: 'goat', called: 'goat', at: 'right', act: 'walks', holding: 'coat', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'police-car', at: 'far' }],
    },
    {
      beats: ['swap', 'buns'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'cinnamon-bun', feeling: 'happy', faces: 'right' },
        { who: 'goat', called: 'goat', at: 'right', act: 'reaches-for', to: 'cinnamon-bun', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'cinnamon-bun', at: 'left' }],
    },
  ],
});
