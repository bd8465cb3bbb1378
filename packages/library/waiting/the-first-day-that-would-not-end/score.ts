import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-first-day-that-would-not-end',
  premise: 'Alone on the first day, the child sings a song without its last note into a microphone left on, and nobody in the school can finish anything until somebody sings it.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['first-day-at-school', 'school', 'lonely', 'new-friend', 'shy'] },
  nights: { place: 'school', indoors: true, tone: 'wry', mechanism: 'holding out one’s part to the others', feeling: 'lonely', sleep: false },
  contains: ['school', 'lonely'],
  registry: {
    idea: 'a song without its last note will not let anybody finish anything',
    device: 'everybody has the same plan of not being noticed',
    objects: ['microphone left on', 'hairbrush', 'a man with a guitar', 'telephone in the dark'],
    joke: 'the head who cannot finish welcoming pulls up a chair',
    ending: 'the friend sings the last note into the phone and the first day is over',
  },
  beats: [
    { id: 'the-plan', part: 'open', at: 'the corner', with: ['child', 'friend'], plants: ['plan', 'guitar'] },
    { id: 'the-song', part: 'open', at: 'the corner', with: ['child', 'friend'], plants: ['last note', 'hairbrush'] },
    { id: 'nobody', part: 'stir', at: 'school', with: ['child'], plants: ['microphone'] },
    { id: 'stuck', part: 'try', at: 'school', with: ['child', 'newkid'] },
    { id: 'two-plans', part: 'try', at: 'the classroom', with: ['child', 'newkid'], pays: ['guitar'] },
    { id: 'it-was-me', part: 'lull', at: 'the office', with: ['child', 'newkid'] },
    { id: 'hold-it-out', part: 'turn', at: 'the corridor', with: ['child', 'newkid'], pays: ['plan', 'hairbrush', 'microphone'] },
    { id: 'the-square', part: 'back', at: 'the square', with: ['child', 'friend', 'newkid'] },
    { id: 'one-song', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['last note'] },
  ],
  pictures: [
    {
      beats: ['stuck', 'two-plans'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', at: 'right', act: 'holds-hands', to: 'boy', feeling: 'surprised' },
        { who: 'boy', at: 'centre', act: 'holds-hands', to: 'woman', feeling: 'surprised', called: 'newkid' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'boy', feeling: 'surprised' },
      ],
    },
    {
      beats: ['it-was-me', 'hold-it-out'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sings', holding: 'microphone', feeling: 'afraid' },
      ],
    },
    {
      beats: ['the-square', 'hold-it-out'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'right', act: 'is-angry', to: 'child', feeling: 'angry' },
        { who: 'child', at: 'left', act: 'runs', faces: 'right', feeling: 'laughing' },
      ],
    },
  ],
});
