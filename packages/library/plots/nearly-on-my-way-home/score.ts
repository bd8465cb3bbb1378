import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nearly-on-my-way-home',
  premise:
    'A child who has called the teacher what it calls the grown-up at home will not go to school; the best friend, who takes everything as it is said, has them walk there backwards, so that they are nearly on their way home, until something soft is in the way and the child turns round.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['not-school'] },
  nights: {
    place: 'a hall, a path and a schoolyard',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'walking to school backwards and turning round by oneself',
    feeling: 'embarrassed',
    sleep: false,
  },
  contains: ['school'],
  registry: {
    idea: 'somebody who walks to school backwards is nearly on the way home the whole time',
    device: 'the wrong word said to a teacher is told to the teacher’s face, who has said the same to the head',
    objects: ['shoe up a jumper', 'tummy ache with laces', 'grown-up who beeps and steers', 'chimney far off'],
    joke: 'I want to carry on with it / said the jumper',
    ending: 'the grown-up is called what the teacher is called, and home they walk forwards',
  },
  beats: [
    { id: 'one-shoe', part: 'open', at: 'the hall', with: ['child', 'teacher', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['shoe', 'love'] },
    { id: 'do-you-want-to-hop', part: 'stir', at: 'the hall', with: ['child', 'friend'], pays: ['shoe'] },
    { id: 'said-the-jumper', part: 'try', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'more-of-that', part: 'lull', at: 'the hall', with: ['child', 'friend', 'elder2', 'pet'] },
    { id: 'beep-beep', part: 'try', at: 'the path', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['chimney'] },
    { id: 'something-soft', part: 'turn', at: 'the schoolyard', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'minder'] },
    { id: 'the-chimney', part: 'turn', at: 'the schoolyard', with: ['child', 'teacher', 'adult', 'elder', 'minder'], pays: ['chimney'] },
    { id: 'the-only-one', part: 'back', at: 'the schoolyard', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'minder'], pays: ['love'] },
    { id: 'forwards', part: 'last', at: 'the way home', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['do-you-want-to-hop', 'one-shoe', 'said-the-jumper'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'shoe', at: 'centre' }],
    },
    {
      beats: ['beep-beep', 'more-of-that'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'walks', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'walks', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'elder', at: 'left', act: 'points-at', to: 'child', feeling: 'laughing', faces: 'right' },
        { who: 'adult', at: 'left', act: 'points-at', to: 'child', feeling: 'laughing', faces: 'right', if: 'adult & !elder' },
        { who: 'woman', called: 'minder', at: 'left', act: 'points-at', to: 'child', feeling: 'laughing', faces: 'right', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['the-chimney', 'something-soft', 'the-only-one'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'teacher', feeling: 'afraid', faces: 'right' },
        { who: 'teacher', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
