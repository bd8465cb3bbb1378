import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'which-elk',
  premise:
    'A child who counts has written down twenty-three injustices of one teacher, who gives the best friend the stars; when they swap seats it is the friend who is wronged, so it is the window: the teacher lost her left ear in the summer and hoped it was not true if nobody noticed, and that ear becomes the place where one may say anything.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['unfair-teacher'] },
  nights: { place: 'a classroom', indoors: true, tone: 'funny-tender', mechanism: 'counting until a pattern shows', feeling: 'wronged', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'a teacher is unfair to a window, for she has lost the hearing on that side and says so to nobody',
    device: 'an ear that hears nothing is where one may say what cannot be said to a teacher',
    objects: ['green book of injustices', 'elk in the corridor', 'stars moved from one friend to another', 'headmaster in a queue for an ear'],
    joke: 'it’s so unfair! welcome',
    ending: 'something whispered into a left ear: I heard nothing, and I love you too',
  },
  beats: [
    { id: 'number-one', part: 'open', at: 'the classroom', with: ['child', 'friend', 'teacher'], plants: ['book', 'window'] },
    { id: 'number-seven', part: 'stir', at: 'the classroom', with: ['child', 'friend', 'teacher'], plants: ['whistle'] },
    { id: 'twenty-three', part: 'stir', at: 'the classroom', with: ['child', 'friend'], plants: ['stars'] },
    { id: 'lisbon', part: 'try', at: 'the classroom', with: ['child', 'friend', 'teacher'] },
    { id: 'welcome', part: 'lull', at: 'the schoolyard', with: ['child', 'friend'], pays: ['window'] },
    { id: 'which-elk', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'teacher'] },
    { id: 'not-true', part: 'turn', at: 'the classroom', with: ['child', 'teacher'], pays: ['book'] },
    { id: 'you-looked-angry', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'teacher'], pays: ['whistle'] },
    { id: 'the-left-ear', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'teacher'], plants: ['ear'] },
    { id: 'the-queue', part: 'back', at: 'the classroom', with: ['child', 'friend', 'teacher'], pays: ['stars'] },
    { id: 'i-heard-nothing', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder'], pays: ['ear'] },
  ],
  pictures: [
    {
      beats: ['number-seven', 'number-one', 'twenty-three'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teacher', called: 'teacher', at: 'right', act: 'points-at', to: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'teacher', feeling: 'sad', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['welcome', 'lisbon', 'which-elk'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-left-ear', 'you-looked-angry', 'the-queue'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'teacher', feeling: 'angry', faces: 'right' },
        { who: 'teacher', called: 'teacher', at: 'right', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
