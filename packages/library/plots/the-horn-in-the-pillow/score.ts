import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-horn-in-the-pillow',
  premise: 'A unicorn as small as a thumb dances to a rhyme and grows with every shout until its horn is stuck in the ceiling; only a whisper makes it smaller.',
  writtenFirstIn: 'sv',
  ages: [3, 4],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: { place: 'bed', indoors: true, tone: 'funny', mechanism: 'whispering', feeling: 'worried for somebody who is scared', sleep: false },
  votes: { sv: [0, 3] },
  contains: ['unicorn'],
  registry: {
    idea: 'a unicorn that grows by what is shouted and shrinks by what is whispered',
    device: 'the rhyme that made it too big is said again, softer and softer, until only the lips move',
    objects: ['unicorn no bigger than a thumb', 'horn stuck in the ceiling', 'tail in the mouth', 'eye as round as a plate'],
    joke: 'so worried that it broke wind, and grew of that too',
    ending: 'the rhyme is left without its last word, for the dance is asleep',
  },
  beats: [
    { id: 'on-the-pillow', part: 'open', at: 'bed', with: ['child', 'unicorn', 'adult'], refrain: true, plants: ['thumb'] },
    { id: 'as-a-cat', part: 'stir', at: 'bed', with: ['child', 'unicorn', 'adult'], refrain: true, plants: ['loud'] },
    { id: 'as-a-horse', part: 'try', at: 'bed', with: ['child', 'unicorn', 'adult'], refrain: true },
    { id: 'as-an-elephant', part: 'try', at: 'bed', with: ['child', 'unicorn', 'adult'], refrain: true },
    { id: 'in-the-ceiling', part: 'lull', at: 'bed', with: ['child', 'unicorn', 'adult', 'elder'], refrain: true },
    { id: 'the-eye', part: 'lull', at: 'bed', with: ['child', 'unicorn'], refrain: true },
    { id: 'softly', part: 'turn', at: 'bed', with: ['child', 'unicorn', 'adult'], refrain: true, pays: ['loud'] },
    { id: 'softer-still', part: 'back', at: 'bed', with: ['child', 'unicorn'], refrain: true },
    { id: 'tucked-in', part: 'last', at: 'bed', with: ['child', 'unicorn', 'adult'], refrain: true, pays: ['thumb'] },
  ],
  pictures: [
    {
      beats: ['as-a-cat', 'on-the-pillow', 'as-a-horse'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'unicorn', at: 'bed', act: 'stands', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'sings', feeling: 'laughing', faces: 'right' },
        { who: 'adult', at: 'left', act: 'sings', feeling: 'happy', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['in-the-ceiling', 'as-an-elephant', 'the-eye'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'unicorn', at: 'right', act: 'is-afraid', size: 'huge', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'right', act: 'rides', to: 'unicorn', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'left', act: 'pushes', to: 'unicorn', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['softly', 'the-eye', 'softer-still'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'unicorn', at: 'centre', act: 'waits', size: 'big', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'unicorn', feeling: 'calm', faces: 'right' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'right', anyway: true },
      ],
    },
  ],
});
