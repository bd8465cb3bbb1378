import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'have-you-eaten',
  premise:
    'A robot made of a toaster and an old tape recorder has one sentence only, and it is not the one the child wants on stage tonight; pulled apart and mended it will not wake, until somebody asks it the same.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: {
    place: 'an old kitchen and a school stage',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'asking back what one has been asked all day',
    feeling: 'ashamed',
    sleep: false,
  },
  putBefore: { sv: [1, 12], en: [6, 12] },
  contains: ['robot'],
  registry: {
    idea: 'a robot with a single sentence has been saying everything with it, that it is hungry as well',
    device: 'the nagging question is put back to the one who asks it',
    objects: ['toaster chest', 'cassette with one sentence', 'pencil in a cassette', 'four loaves'],
    joke: 'it is a toaster; it is a toaster that cares',
    ending: 'a robot goes as far as its lead will reach to warm a sleeper’s feet',
  },
  beats: [
    { id: 'wrong-with-it', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'robot'], plants: ['question'] },
    { id: 'one-sentence', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'elder', 'robot'], plants: ['means'] },
    { id: 'toast', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'elder', 'elder2', 'robot'], plants: ['warm'] },
    { id: 'round-the-table', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'pet', 'robot'] },
    { id: 'a-little-snap', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'robot'] },
    { id: 'a-pencil', part: 'try', at: 'the kitchen', with: ['elder', 'child', 'friend'] },
    { id: 'the-same-to-it', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder', 'robot'], pays: ['question'] },
    { id: 'how-it-means-it', part: 'back', at: 'the school hall', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'robot'], pays: ['means'] },
    { id: 'feet', part: 'last', at: 'the kitchen', with: ['child', 'elder', 'robot'], pays: ['warm'] },
  ],
  pictures: [
    {
      beats: ['toast', 'one-sentence'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'right', act: 'gives', to: 'child', holding: 'bread', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['a-pencil', 'a-little-snap', 'the-same-to-it'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'holds', to: 'pencil', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pencil', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['how-it-means-it', 'the-same-to-it'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'microphone', feeling: 'proud', faces: 'right' },
        { who: 'robot', at: 'centre', act: 'stands', size: 'child', feeling: 'happy' },
        { who: 'friend', at: 'right', act: 'holds', to: 'bread', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
