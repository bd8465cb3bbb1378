import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hello-tooth',
  premise:
    'A dentist who cannot help saying hello to everything says it to one tooth after another, and each answers as an open mouth does; but her mirror is gone, and only the child high up in the chair sees who is sitting on it.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dentist'] },
  nights: {
    place: 'the dentist’s, in the chair',
    indoors: true,
    tone: 'funny',
    mechanism: 'calling out with an open mouth',
    feeling: 'shy',
    sleep: true,
  },
  contains: ['dentist'],
  alike: ['that-meant-yes', 'mm-mm'],
  registry: {
    idea: 'a dentist greets everything there is, tooth by tooth, and nobody may go without',
    device: 'a word said with the mouth wide open is the answer of a tooth',
    objects: ['chair that says up when it goes up', 'mirror with somebody on it', 'drawer that is asked politely', 'bottom that is greeted'],
    joke: 'you’re sitting on the mirror, said without a single consonant',
    ending: 'goodnight, said in the middle of a yawn, and understood',
  },
  beats: [
    { id: 'to-everything', part: 'open', at: 'the dentist’s', with: ['child', 'dentist', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['hello'] },
    { id: 'up', part: 'stir', at: 'the dentist’s', with: ['child', 'dentist'], refrain: true, plants: ['whole-room'] },
    { id: 'nobody-in', part: 'try', at: 'the dentist’s', with: ['child', 'dentist'] },
    { id: 'tooth-by-tooth', part: 'try', at: 'the dentist’s', with: ['child', 'dentist', 'adult', 'elder', 'minder'], refrain: true, plants: ['open'] },
    { id: 'where-is-it', part: 'lull', at: 'the dentist’s', with: ['child', 'dentist', 'adult', 'elder', 'minder'] },
    { id: 'from-up-there', part: 'turn', at: 'the dentist’s', with: ['child', 'dentist', 'adult', 'elder', 'minder'], pays: ['whole-room'] },
    { id: 'right-at-the-back', part: 'back', at: 'the dentist’s', with: ['child', 'dentist', 'friend'], refrain: true, pays: ['hello'] },
    { id: 'a-yawn', part: 'last', at: 'bed', with: ['child', 'adult'], refrain: true, pays: ['open'] },
  ],
  pictures: [
    {
      beats: ['up', 'nobody-in'],
      framing: 'middle',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'curious', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
    {
      beats: ['tooth-by-tooth', 'where-is-it'],
      framing: 'close',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'looks-at', to: 'child', holding: 'mirror', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['from-up-there', 'where-is-it', 'right-at-the-back'],
      framing: 'wide',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'laughing', faces: 'left' },
        { who: 'adult', at: 'left', act: 'jumps', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'left', act: 'jumps', feeling: 'surprised', if: '!adult', faces: 'right' },
        { who: 'man', called: 'minder', at: 'left', act: 'jumps', feeling: 'surprised', if: '!adult & !elder', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
  ],
});
