import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-hole-in-the-howl',
  premise: 'A wolf comes out of the fog beside a broken-down bus to ask which of the choir is keeping quiet; wolves never sing the same note, and the child who has mouthed the words for two years is the only one who can’t help it.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [12, 40], en: [5, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['wolf'] },
  nights: { place: 'a road in the woods', indoors: false, tone: 'funny', mechanism: 'singing beside the note', feeling: 'ashamed', sleep: false },
  votes: { sv: [0, 3] },
  contains: ['wolf'],
  registry: {
    idea: 'if all sing one note many sound like one, if none do few sound like hundreds',
    device: 'a choir too well trained to be wrong',
    objects: ['choir leader on the roof of a bus', 'lips that move without a sound', 'bench of notes where everybody moves along'],
    joke: 'it is called a waste',
    ending: 'no hole in it',
  },
  beats: [
    { id: 'only-the-lips', part: 'open', at: 'the woods', with: ['child', 'friend', 'leader', 'pet', 'elder', 'city', 'school'], plants: ['lips'] },
    { id: 'who-is-it', part: 'stir', at: 'the woods', with: ['child', 'friend', 'leader', 'wolf', 'music'] },
    { id: 'never-the-same', part: 'try', at: 'the woods', with: ['child', 'leader', 'wolf'], plants: ['two hundred'] },
    { id: 'too-pretty', part: 'try', at: 'the woods', with: ['child', 'friend', 'leader', 'wolf'] },
    { id: 'the-dark', part: 'lull', at: 'the woods', with: ['child', 'friend', 'wolf'] },
    { id: 'beside-it', part: 'turn', at: 'the woods', with: ['child', 'friend', 'wolf', 'sport'], pays: ['lips'] },
    { id: 'an-answer', part: 'back', at: 'the woods', with: ['child', 'leader', 'wolf'], pays: ['two hundred'] },
    { id: 'in-the-middle', part: 'last', at: 'the way home', with: ['child', 'friend', 'leader', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['who-is-it', 'never-the-same'],
      framing: 'middle',
      world: 'forest',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'wolf', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wolf', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'hides-behind', to: 'child', feeling: 'afraid', anyway: true },
      ],
      things: [{ what: 'bus', at: 'far' }],
    },
    {
      beats: ['the-dark', 'too-pretty'],
      framing: 'over-shoulder',
      world: 'forest',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wolf', feeling: 'sad' },
        { who: 'wolf', at: 'right', act: 'waits', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['beside-it', 'an-answer'],
      framing: 'close',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'proud', faces: 'right' },
        { who: 'wolf', at: 'right', act: 'sings', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
