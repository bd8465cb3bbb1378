import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-a-quick-one',
  premise:
    'A shy girl on the swings has a fox who talks, but only to her; the friend does not believe it, the child kneels down and asks the fox what it had for breakfast, and then the fox is asked for a lost toy rabbit, and the girl must say it all aloud, and her voice grows.',
  writtenFirstIn: 'en',
  fromStory: 5,
  storyVotes: [3, 3],
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['fox', 'talks-only-to-her'] },
  nights: {
    place: 'a playground with swings',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'asking properly somebody whom one cannot hear',
    feeling: 'shy',
    sleep: false,
    endsInBed: true,
  },
  contains: ['fox'],
  registry: {
    idea: 'whoever passes on what a fox says finds a voice of her own',
    device: 'he says, he says, he says, a little louder each time',
    objects: ['fox on the next swing', 'a bit of somebody else’s banana', 'toy rabbit taken for a shy one', 'hug that is just a quick one'],
    joke: 'the rabbit did not answer, so he thought it must be shy',
    ending: 'the fox says something under the street lamp, and somebody will tell it in the morning',
  },
  beats: [
    { id: 'on-the-swings', part: 'open', at: 'the playground', with: ['child', 'friend', 'girl', 'fox'], plants: ['whisper'] },
    { id: 'only-to-me', part: 'stir', at: 'the playground', with: ['child', 'friend', 'girl', 'fox'], plants: ['cannot-hear'] },
    { id: 'toast', part: 'try', at: 'the playground', with: ['child', 'friend', 'girl', 'fox'] },
    { id: 'mister-bun', part: 'turn', at: 'the playground', with: ['child', 'friend', 'girl', 'fox'], plants: ['rabbit'] },
    { id: 'mind-the-nettles', part: 'turn', at: 'the long grass', with: ['child', 'friend', 'girl', 'fox'], pays: ['rabbit'] },
    { id: 'just-a-quick-one', part: 'back', at: 'the playground', with: ['child', 'friend', 'girl', 'fox', 'pet', 'adult', 'elder', 'elder2', 'minder'], pays: ['whisper'] },
    { id: 'under-the-lamp', part: 'last', at: 'bed', with: ['child', 'fox', 'pet'], pays: ['cannot-hear'] },
  ],
  pictures: [
    {
      beats: ['on-the-swings', 'only-to-me'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fox', at: 'right', act: 'whispers-to', to: 'girl', feeling: 'calm', faces: 'left' },
        { who: 'girl', called: 'girl', at: 'centre', act: 'listens-to', to: 'fox', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fox', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'swing', at: 'right' }],
    },
    {
      beats: ['toast', 'only-to-me', 'mister-bun'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'fox', feeling: 'curious', faces: 'right' },
        { who: 'fox', at: 'right', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['mind-the-nettles', 'mister-bun', 'just-a-quick-one'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fox', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'girl', called: 'girl', at: 'centre', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'runs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'far', act: 'runs', feeling: 'happy', faces: 'right', anyway: true },
      ],
    },
  ],
});
