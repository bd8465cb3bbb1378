import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'am-i-asleep-now',
  premise:
    'A child asks every other minute whether it is asleep yet, and somebody who is awake when it should sleep asks the same; whoever asks is awake, and whoever is told wakes up, so the child has to break off its promise to tell, and the two of them say the other one’s sound instead, softer and softer, since a sound needs no answer.',
  writtenFirstIn: 'en',
  ages: [3, 5],
  votes: { en: [0, 3] },
  leads: [],
  wish: { relation: 'awake', kinds: ['animal', 'creature', 'vehicle'] },
  nights: {
    place: 'bedroom',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying somebody’s own sound to and fro until it is a breath',
    feeling: 'worried that sleep will never come',
    sleep: true,
    endsInBed: true,
  },
  contains: [],
  registry: {
    idea: 'whoever asks whether it is asleep is awake, and whoever is told that it is asleep wakes up',
    device: 'a sound needs no answer, so it is said to and fro instead of the question until it is only a breath',
    objects: ['pillow that is tried from below and from above', 'news kept in under a quilt with both hands', 'no that turns into a snore in a chair'],
    joke: 'you are asleep now! Am I? How lovely! Where?',
    ending: 'the grown-up asks if they are asleep, and nobody says no',
  },
  beats: [
    { id: 'no', part: 'open', at: 'the bedroom', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['asks'] },
    { id: 'who-asked', part: 'stir', at: 'the bedroom', with: ['child', 'wish'], plants: ['promise'] },
    { id: 'the-pillow', part: 'try', at: 'the bedroom', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'asleep-now', part: 'try', at: 'the bedroom', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'missed-it', part: 'turn', at: 'the bedroom', with: ['child', 'wish'] },
    { id: 'never-asked', part: 'turn', at: 'the bedroom', with: ['child', 'wish', 'friend', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'to-and-fro', part: 'turn', at: 'the bedroom', with: ['child', 'wish'], pays: ['promise'] },
    { id: 'nobody-said-no', part: 'last', at: 'bed', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'], pays: ['asks'] },
  ],
  pictures: [
    {
      beats: ['who-asked', 'the-pillow', 'no'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['asleep-now', 'missed-it'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'wish', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['to-and-fro', 'nobody-said-no', 'never-asked'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'wish', feeling: 'calm', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
