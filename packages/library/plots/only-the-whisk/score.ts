import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-the-whisk',
  premise:
    'A child who does not want to move puts a note on everything that says Stays, and the removal people go by the notes, so only a whisk is carried out; then whoever has lost the note is off as well, and two small words more are needed.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [28, 43], en: [43, 51] },
  ages: [5, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['moving'] },
  nights: { place: 'home, and the removal van', indoors: true, tone: 'funny', mechanism: 'writing two words more', feeling: 'angry', sleep: false, endsInBed: true },
  votes: { sv: [2, 3] },
  contains: [],
  registry: {
    idea: 'the removal people do what the notes say, and all the notes say Stays',
    device: 'Stays becomes Stays with me, and so it all has to go',
    objects: ['yellow notes', 'whisk strapped down in an empty van', 'note that has dropped off a back'],
    joke: 'the best job I have ever had, for half an hour',
    ending: 'the notes cannot be seen in the dark, but what they say is known',
  },
  beats: [
    { id: 'yellow-notes', part: 'open', at: 'home', with: ['child', 'friend', 'adult', 'pet', 'elder'], plants: ['notes', 'back'] },
    { id: 'go-by-the-note', part: 'stir', at: 'home', with: ['boss', 'carrier', 'child', 'elder', 'friend', 'pet'], plants: ['best-job'] },
    { id: 'the-whisk', part: 'try', at: 'the van', with: ['boss', 'carrier', 'elder', 'friend', 'pet'], plants: ['whisk'] },
    { id: 'bye-bye', part: 'try', at: 'home', with: ['boss', 'elder', 'child', 'friend', 'adult'] },
    { id: 'on-the-ground', part: 'turn', at: 'outside', with: ['child', 'friend', 'adult', 'pet'], pays: ['back'] },
    { id: 'two-words', part: 'turn', at: 'home', with: ['child', 'friend', 'boss', 'elder'] },
    { id: 'half-an-hour', part: 'back', at: 'home', with: ['boss', 'elder', 'carrier', 'child', 'adult', 'pet'], pays: ['best-job'] },
    { id: 'on-its-back', part: 'down', at: 'the van', with: ['child', 'adult', 'pet', 'friend'] },
    { id: 'in-the-dark', part: 'last', at: 'the new room', with: ['child', 'friend', 'pet', 'elder'], pays: ['notes', 'whisk'] },
  ],
  pictures: [
    {
      beats: ['go-by-the-note', 'yellow-notes'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', at: 'right', act: 'lifts', to: 'sofa', feeling: 'surprised', faces: 'left', called: 'carrier' },
        { who: 'child', at: 'left', act: 'holds', to: 'pencil', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'sofa', feeling: 'calm', faces: 'right', if: 'pet.dog' },
      ],
      things: [{ what: 'sofa', at: 'centre' }],
    },
    {
      beats: ['the-whisk', 'bye-bye'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', at: 'centre', act: 'carries', to: 'whisk', feeling: 'proud', faces: 'right', called: 'carrier' },
        { who: 'woman', at: 'left', act: 'points-at', to: 'lorry', feeling: 'calm', faces: 'right', called: 'boss', if: '!elder' },
        { who: 'elder', at: 'left', act: 'points-at', to: 'lorry', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'lorry', at: 'right', size: 'huge' }],
    },
    {
      beats: ['two-words', 'half-an-hour'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'writes', feeling: 'happy', faces: 'right' },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', called: 'boss', if: '!elder' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
