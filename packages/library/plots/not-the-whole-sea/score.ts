import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-the-whole-sea',
  premise: 'A lighthouse is so afraid of the sea that it shines on the cows instead; the child asks the sea why it runs, and it runs because it is afraid of the dark.',
  writtenFirstIn: 'en',
  putBefore: { sv: [2, 31], en: [13, 30] },
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['lighthouse', 'sea', 'brave'] },
  nights: { place: 'the coast', indoors: false, tone: 'funny-tender', mechanism: 'asking the one who is feared', feeling: 'afraid', sleep: false, endsInBed: true },
  contains: ['lighthouse', 'sea', 'dark'],
  registry: {
    idea: 'the sea runs to the lighthouse because it is afraid of the dark itself',
    device: 'turning a bit at a time with somebody’s arms round you',
    objects: ['cows with the sun in bed', 'gold road on the water', 'woolly hat waved from a boat'],
    joke: 'afraid of the sea, and there was such a lot of it',
    ending: 'hush, says everybody, and the light goes gently over the cows',
  },
  beats: [
    { id: 'such-a-lot', part: 'open', at: 'the lighthouse', with: ['lighthouse', 'cows'], plants: ['cows'] },
    { id: 'yawning-cows', part: 'stir', at: 'the lighthouse', with: ['child', 'friend', 'lighthouse', 'pet'] },
    { id: 'the-running', part: 'try', at: 'the lighthouse', with: ['child', 'friend', 'lighthouse'] },
    { id: 'asking-it', part: 'turn', at: 'the rocks', with: ['child', 'sea', 'pet'], plants: ['twice'] },
    { id: 'to-you', part: 'lull', at: 'the lighthouse', with: ['child', 'lighthouse'] },
    { id: 'toot', part: 'turn', at: 'the lighthouse', with: ['child', 'lighthouse', 'elder'] },
    { id: 'a-bit', part: 'turn', at: 'the lighthouse', with: ['child', 'friend', 'lighthouse', 'pet'], pays: ['cows'] },
    { id: 'the-gold-road', part: 'back', at: 'the lighthouse', with: ['child', 'lighthouse', 'elder', 'sea'], pays: ['twice'] },
    { id: 'hush', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['such-a-lot', 'yawning-cows', 'the-running'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'lighthouse', at: 'left', act: 'looks-at', to: 'cow', size: 'huge', feeling: 'afraid', called: 'light' },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'lighthouse', feeling: 'curious' },
        { who: 'cow', at: 'right', act: 'stands', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['asking-it', 'to-you'],
      framing: 'close',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'wave', feeling: 'curious' },
        { who: 'wave', at: 'right', act: 'whispers-to', to: 'child', size: 'small', feeling: 'afraid' },
      ],
    },
    {
      beats: ['a-bit', 'the-gold-road'],
      framing: 'middle',
      world: 'beach',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'lighthouse', feeling: 'calm' },
        { who: 'lighthouse', at: 'left', act: 'stands', size: 'huge', feeling: 'happy', called: 'light' },
        { who: 'boat', at: 'far', act: 'stands', feeling: 'happy' },
      ],
    },
  ],
});
