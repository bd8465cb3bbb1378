import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-one-who-knew-the-way',
  premise: 'On the first day nobody knows where anything is, so all follow the one who walks fastest; but the child only needs the toilet, and so, when it is said at last, does everybody.',
  writtenFirstIn: 'en',
  putBefore: { sv: [49, 50], en: [15, 51] },
  ages: [6, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['first-day-at-school', 'school', 'shy', 'worried', 'new-friend'] },
  nights: { place: 'school', indoors: true, tone: 'funny', mechanism: 'owning up, and everybody does', feeling: 'worried', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'whoever walks fast is believed to know the way',
    device: 'a line of new ones grows behind',
    objects: ['red boot on a radiator', 'stuffed owl', 'boiler room', 'longest queue in the school'],
    joke: 'one child at a time said me too, and then the teacher',
    ending: 'where the toilet is',
  },
  beats: [
    { id: 'everybody-looked', part: 'open', at: 'the schoolyard', with: ['child', 'adult', 'pet', 'elder'] },
    { id: 'very-fast', part: 'try', at: 'school', with: ['child', 'friend'], plants: ['marks'] },
    { id: 'the-line', part: 'try', at: 'school', with: ['child', 'friend', 'teacher'] },
    { id: 'boiler-room', part: 'lull', at: 'the boiler room', with: ['child', 'friend', 'caretaker', 'teacher'] },
    { id: 'me-too', part: 'turn', at: 'the boiler room', with: ['child', 'friend', 'caretaker', 'teacher'] },
    { id: 'back-again', part: 'turn', at: 'school', with: ['child', 'friend', 'teacher'], pays: ['marks'] },
    { id: 'what-did-you-learn', part: 'last', at: 'home', with: ['child', 'adult', 'pet', 'elder'] },
  ],
  pictures: [
    {
      beats: ['very-fast', 'everybody-looked'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'curious' },
      ],
    },
    {
      beats: ['the-line', 'boiler-room'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'teacher', at: 'left', act: 'walks', called: 'teacher', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['me-too', 'back-again'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'man', at: 'right', act: 'laughs', holding: 'banana', feeling: 'laughing', faces: 'left', called: 'caretaker' },
      ],
    },
  ],
});
