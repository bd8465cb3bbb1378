import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'talk-all-the-way',
  premise: 'At camp there is no socket for the night-light that nobody knows of; sixty steps from the hut the torch goes out, and a voice in the dark turns out to be a rope.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [38, 39], en: [27, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['dark', 'sleepover', 'camp', 'camping', 'brave', 'worried'] },
  nights: { place: 'camp', indoors: false, tone: 'funny', mechanism: 'voices in the dark', feeling: 'afraid', sleep: false },
  votes: { en: [0, 3] },
  contains: ['dark'],
  registry: {
    idea: 'the bravest of all stands still on the path to the privy and says it is for the stars',
    device: 'a voice is a rope in the dark',
    objects: ['night-light in a sock', 'sixty steps', 'old torch', 'worm'],
    joke: 'mine is a gnome; all year?',
    ending: 'the snail does not need to be lit',
  },
  beats: [
    { id: 'no-socket', part: 'open', at: 'the hut', with: ['child', 'tough'], plants: ['snail', 'worm'] },
    { id: 'sixty-steps', part: 'stir', at: 'the forest', with: ['child'] },
    { id: 'stars', part: 'try', at: 'the forest', with: ['child', 'tough'], plants: ['stars'] },
    { id: 'out', part: 'lull', at: 'the forest', with: ['child', 'tough'] },
    { id: 'all-year', part: 'turn', at: 'the forest', with: ['child', 'tough'], pays: ['snail'] },
    { id: 'talk', part: 'turn', at: 'the forest', with: ['child', 'tough'], pays: ['worm'] },
    { id: 'the-queue', part: 'back', at: 'the hut', with: ['child', 'tough', 'friend'], pays: ['stars'] },
    { id: 'breathing', part: 'last', at: 'the hut', with: ['child', 'tough'] },
  ],
  pictures: [
    {
      beats: ['sixty-steps', 'stars'],
      framing: 'wide',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sneaks', holding: 'flashlight', feeling: 'afraid' },
        { who: 'hut', at: 'far', act: 'waits', feeling: 'sleepy' },
      ],
    },
    {
      beats: ['all-year', 'out'],
      framing: 'close',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing' },
        { who: 'girl', at: 'right', act: 'laughs', feeling: 'laughing', called: 'tough' },
      ],
    },
    {
      beats: ['the-queue', 'talk'],
      framing: 'middle',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'girl', feeling: 'happy' },
        { who: 'girl', at: 'right', act: 'calls-to', to: 'child', feeling: 'happy', called: 'tough' },
      ],
      things: [{ what: 'tree', at: 'far' }],
    },
  ],
});
