import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-flagpole-is-taken',
  premise:
    'On the school’s hundredth birthday the caretaker will not raise the flag, since a snail is on its way up the pole; so the flag goes up at the speed of a snail, and the anthem with it.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [4, 12], en: [0, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['snail'] },
  nights: {
    place: 'a schoolyard',
    indoors: false,
    tone: 'funny',
    mechanism: 'hoisting at the speed of a snail',
    feeling: 'alone',
    sleep: false,
  },
  contains: ['snail'],
  alike: ['behind-a-snail', 'the-snail-gets-on'],
  registry: {
    idea: 'a flagpole is taken, because a snail came first',
    device: 'a rope held still is stepped on to, and a flag is hoisted so slowly that a snail is not afraid',
    objects: ['belt of a dressing gown as a rope', 'binoculars at a ceremony', 'golden knob with a snail on it', 'mayor without her shoes'],
    joke: 'asleep on one word of the anthem, awake on the same',
    ending: 'plenty of room, but this bit’s taken',
  },
  beats: [
    { id: 'taken', part: 'open', at: 'the schoolyard', with: ['caretaker', 'elder', 'elder2'], plants: ['taken'], refrain: true },
    { id: 'a-dressing-gown-cord', part: 'open', at: 'the schoolyard', with: ['child', 'pet'], plants: ['rope', 'chair'] },
    { id: 'it-came-first', part: 'stir', at: 'the schoolyard', with: ['caretaker'] },
    { id: 'nine-hours', part: 'try', at: 'the schoolyard', with: ['child', 'friend'], plants: ['binoculars'] },
    { id: 'clang', part: 'turn', at: 'the schoolyard', with: ['caretaker'] },
    { id: 'hold-it', part: 'turn', at: 'the schoolyard', with: ['child', 'friend', 'caretaker'], pays: ['rope', 'binoculars'] },
    { id: 'snail-slow', part: 'turn', at: 'the schoolyard', with: ['child', 'caretaker'] },
    { id: 'the-anthem', part: 'turn', at: 'the schoolyard', with: ['child', 'friend', 'caretaker'] },
    { id: 'the-top', part: 'turn', at: 'the schoolyard', with: ['caretaker'] },
    { id: 'the-grass', part: 'back', at: 'the grass', with: ['child', 'adult'] },
    { id: 'just-here', part: 'last', at: 'the grass', with: ['child', 'friend'], pays: ['taken', 'chair'], refrain: true },
  ],
  pictures: [
    {
      beats: ['nine-hours', 'taken', 'it-came-first'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'snail', feeling: 'curious', faces: 'right' },
        { who: 'man', called: 'caretaker', at: 'right', act: 'is-proud', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'snail', at: 'above' }],
    },
    {
      beats: ['hold-it', 'snail-slow', 'clang'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'caretaker', at: 'right', act: 'calls-to', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'snail', at: 'above' }],
    },
    {
      beats: ['the-top', 'the-anthem'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'snail', holding: 'binoculars', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'flag', at: 'above' },
        { what: 'snail', at: 'above' },
      ],
    },
  ],
});
