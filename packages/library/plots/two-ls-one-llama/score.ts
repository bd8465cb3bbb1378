import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-ls-one-llama',
  premise:
    'A child who does not do lifts is stuck in one with a best friend and a llama, and hears that the llama does not do lifts either; so they hum, all three, until it has sat down and the fear has gone, and when the llama must down again the child puts a hand on its neck and steps in.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['stuck-in-lift', 'lift', 'llama'] },
  nights: {
    place: 'a lift at a library that has stopped between two floors',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'humming with somebody who is just as frightened',
    feeling: 'afraid of lifts',
    sleep: false,
  },
  alike: ['two-children-and-a-whale'],
  storyVotes: [3, 3],
  contains: ['lift'],
  registry: {
    idea: 'a llama on a visit is stuck in a lift with a child, and neither of them does lifts',
    device: 'saying that it is horrible, and humming a bit lower each time',
    objects: ['llama with a lanyard that says visitor', 'alarm that is called Pauline', 'three verses learned from an alarm', 'knees that slow down'],
    joke: 'two Ls, one llama; I’ve put two now',
    ending: 'it’s only five floors, I’ll hum',
  },
  beats: [
    { id: 'didnt-do-lifts', part: 'open', at: 'the library', with: ['child', 'friend', 'elder', 'elder2'], plants: ['stairs', 'five-floors'] },
    { id: 'a-llama', part: 'stir', at: 'the lift', with: ['child', 'friend', 'llama'] },
    { id: 'two-ls', part: 'try', at: 'the lift', with: ['child', 'friend', 'llama', 'pauline'] },
    { id: 'mmmm', part: 'stir', at: 'the lift', with: ['child', 'friend', 'llama'] },
    { id: 'its-horrible', part: 'turn', at: 'the lift', with: ['child', 'llama'] },
    { id: 'her-knees', part: 'turn', at: 'the lift', with: ['child', 'friend', 'llama'], plants: ['hum'] },
    { id: 'moon-river', part: 'lull', at: 'the lift', with: ['child', 'friend', 'llama', 'pauline'] },
    { id: 'fifth-floor', part: 'back', at: 'the café', with: ['child', 'friend', 'llama', 'man'] },
    { id: 'six-minutes', part: 'down', at: 'the café', with: ['child', 'friend', 'pet', 'elder', 'elder2'], pays: ['stairs'] },
    { id: 'ill-hum', part: 'last', at: 'the lift', with: ['child', 'llama', 'man'], pays: ['hum', 'five-floors'] },
  ],
  pictures: [
    {
      beats: ['two-ls', 'a-llama'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'llama', at: 'centre', act: 'stands', size: 'big', feeling: 'calm', colour: 'white', faces: 'left' },
        { who: 'friend', at: 'right', act: 'reaches-for', to: 'llama', feeling: 'curious', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'llama', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['its-horrible', 'mmmm', 'her-knees'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'llama', feeling: 'afraid', faces: 'right' },
        { who: 'llama', at: 'right', act: 'listens-to', to: 'child', size: 'big', feeling: 'afraid', colour: 'white', faces: 'left' },
      ],
    },
    {
      beats: ['moon-river', 'her-knees', 'fifth-floor'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'llama', at: 'centre', act: 'sings', size: 'big', feeling: 'happy', colour: 'white', faces: 'left' },
        { who: 'child', at: 'left', act: 'sings', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sings', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});
