import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'clonk-good-night',
  premise: 'Each time the flap of his helmet falls shut a knight thinks it is night, and he has three nights to go till his birthday; when the flap sticks and he sleeps on, the child crows into the helmet.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [0, 33], en: [0, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['knight', 'castle'] },
  nights: { place: 'inside a castle gate', indoors: false, tone: 'funny', mechanism: 'crowing like a cock', feeling: 'longing for a friend', sleep: false, endsOnRefrain: true },
  votes: { en: [0, 3] },
  contains: ['knight', 'castle'],
  registry: {
    idea: 'it is night whenever the flap of a helmet is down, and the nights count towards a birthday',
    device: 'morning is made by crowing in at the holes',
    objects: ['flap of a helmet', 'crank of a drawbridge', 'buns on the far side of a moat', 'butter on a hinge'],
    joke: 'what a short night',
    ending: 'the flap is shut very gently, and a hand over the eyes says clonk',
  },
  beats: [
    { id: 'the-bridge-is-up', part: 'open', at: 'the castle gate', with: ['child', 'friend', 'knight'], plants: ['birthday'] },
    { id: 'clonk', part: 'stir', at: 'the castle gate', with: ['child', 'knight'], plants: ['flap'] },
    { id: 'one-night-left', part: 'try', at: 'the castle gate', with: ['child', 'friend', 'elder', 'knight'], leaveOut: true },
    { id: 'one-finger', part: 'try', at: 'the castle gate', with: ['child', 'knight'] },
    { id: 'stuck', part: 'lull', at: 'the castle gate', with: ['child', 'friend', 'pet', 'knight'] },
    { id: 'the-cock', part: 'turn', at: 'the castle gate', with: ['child', 'friend', 'knight'] },
    { id: 'butter', part: 'back', at: 'the castle gate', with: ['child', 'friend', 'pet', 'knight'], pays: ['birthday'] },
    { id: 'really-night', part: 'last', at: 'the castle gate', with: ['child', 'adult', 'knight'], pays: ['flap'] },
  ],
  pictures: [
    {
      beats: ['clonk', 'one-night-left', 'the-bridge-is-up'],
      framing: 'middle',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', at: 'right', act: 'waits', size: 'big', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'knight', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['stuck', 'one-finger', 'one-night-left'],
      framing: 'wide',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', at: 'right', act: 'stands', size: 'big', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'stands-on', to: 'bucket', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'far', act: 'waits', feeling: 'sad' },
      ],
      things: [{ what: 'bucket', at: 'left' }],
    },
    {
      beats: ['the-cock', 'butter', 'stuck'],
      framing: 'close',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'knight', feeling: 'happy', faces: 'right' },
        { who: 'knight', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
