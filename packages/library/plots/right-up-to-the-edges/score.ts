import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'right-up-to-the-edges',
  premise:
    'A very thin moon comes in through the letter box for tea and eats itself full, and then sticks in the doorway; a ring came off with butter once, so the child, who is good at butter, does the moon like a crumpet, and it goes up yellower than usual.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  votes: { en: [4, 6] },
  leads: [],
  wish: { concepts: ['moon-visits'] },
  nights: {
    place: 'a kitchen with the moon at the table',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'butter',
    feeling: 'stuck',
    sleep: false,
  },
  contains: ['moon', 'dark'],
  registry: {
    idea: 'a thin moon comes to tea and goes home full',
    device: 'a moon that sticks in a doorway is buttered like a crumpet, right up to the edges',
    objects: ['letter box with a point of the moon in it', 'two cushions for a visitor from above', 'ring that came off with butter', 'step with shiny hands on it'],
    joke: 'are you full? half',
    ending: 'something lands on a nose out of the sky, and it is butter',
  },
  beats: [
    { id: 'clack', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'moon', 'friend', 'pet'], plants: ['butter', 'letter-box'] },
    { id: 'two-cushions', part: 'stir', at: 'the table', with: ['child', 'elder', 'moon', 'elder2', 'pet'], plants: ['holes'] },
    { id: 'half', part: 'try', at: 'the table', with: ['child', 'elder', 'moon'], plants: ['full'], refrain: true },
    { id: 'full', part: 'try', at: 'the table', with: ['child', 'elder', 'moon', 'owl'], pays: ['full'] },
    { id: 'stuck', part: 'turn', at: 'the hall', with: ['child', 'elder', 'moon', 'friend'], pays: ['letter-box'] },
    { id: 'the-ring', part: 'turn', at: 'the hall', with: ['child', 'elder', 'moon'], pays: ['butter', 'holes'] },
    { id: 'pop', part: 'back', at: 'the hall', with: ['child', 'elder', 'moon', 'owl', 'friend'] },
    { id: 'plip', part: 'last', at: 'the step', with: ['child', 'elder', 'moon', 'friend', 'pet', 'adult'] },
  ],
  pictures: [
    {
      beats: ['two-cushions', 'half'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'crescent-moon', at: 'right', act: 'sits', size: 'child', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'crescent-moon', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['stuck', 'full'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'moon', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'pushes', to: 'moon', faces: 'right', anyway: true },
        { who: 'moon', at: 'right', act: 'stands', size: 'big', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['the-ring', 'pop'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'moon', holding: 'butter', feeling: 'happy', faces: 'right' },
        { who: 'moon', at: 'right', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
