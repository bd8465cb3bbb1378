import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'take-the-other-one',
  premise: 'At the doctor’s the child’s two arms quarrel about which is to have the injection, and hide behind its back clutching each other; then it turns out that what they are doing is holding hands.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [29, 31], en: [20, 30] },
  ages: [3, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['doctor'] },
  nights: { place: 'town', indoors: true, tone: 'funny', mechanism: 'comforting one’s own arms', feeling: 'afraid', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['doctor'],
  registry: {
    idea: 'two arms that each want the other one to have the injection',
    device: 'climbing through one’s own arms without letting go',
    objects: ['paper on the doctor’s bed', 'what the doctor writes down', 'plaster with a lion', 'jam on one finger'],
    joke: 'Bottom: no',
    ending: 'take the other one too',
  },
  beats: [
    { id: 'the-paper', part: 'open', at: 'the doctor’s', with: ['child', 'adult', 'doctor', 'arms'], plants: ['take the other one'] },
    { id: 'busy', part: 'stir', at: 'the doctor’s', with: ['child', 'arms'] },
    { id: 'like-a-sock', part: 'try', at: 'the doctor’s', with: ['child', 'doctor', 'friend', 'arms'], plants: ['rhubarb'] },
    { id: 'behind', part: 'try', at: 'the doctor’s', with: ['child', 'adult', 'doctor', 'arms'] },
    { id: 'not-me', part: 'lull', at: 'the doctor’s', with: ['child', 'adult', 'doctor', 'bottom'] },
    { id: 'something-trembled', part: 'turn', at: 'the doctor’s', with: ['child', 'arms', 'bottom'] },
    { id: 'through', part: 'turn', at: 'the doctor’s', with: ['child', 'adult', 'doctor', 'arms', 'bottom'], pays: ['rhubarb'] },
    { id: 'two-lions', part: 'back', at: 'the doctor’s', with: ['child', 'doctor', 'friend', 'arms', 'bottom'], leaveOut: true },
    { id: 'the-other-one-too', part: 'last', at: 'bed', with: ['child', 'adult', 'arms', 'pet'], pays: ['take the other one'] },
  ],
  pictures: [
    {
      beats: ['busy', 'like-a-sock', 'the-paper'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'doctor', at: 'right', act: 'talks-to', to: 'child', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['not-me', 'behind', 'something-trembled'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'doctor', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', holding: 'pencil', faces: 'left' },
        { who: 'child', at: 'centre', act: 'sits', feeling: 'crying', faces: 'right' },
        { who: 'adult', at: 'left', act: 'reaches-for', to: 'child', faces: 'right' },
      ],
    },
    {
      beats: ['through', 'two-lions'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-proud', feeling: 'proud', faces: 'right' },
        { who: 'doctor', at: 'right', act: 'looks-at', to: 'child', holding: 'plaster', feeling: 'happy', faces: 'left', if: '!short' },
        { who: 'doctor', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', if: 'short' },
      ],
    },
  ],
});
