import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-waved',
  premise:
    'A little steam train stops for everybody who waves, and is late to the ferry that brings somebody dear; when waving is forbidden she stops altogether, until the dog finds the one far below who can be waved to.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['train'] },
  nights: {
    place: 'a steam train over a hill to a pier',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'making somebody far away turn round and wave',
    feeling: 'missing somebody',
    sleep: false,
  },
  contains: ['train', 'dog', 'sea', 'ferry'],
  registry: {
    idea: 'a train that must stop for everybody who waves has no wish to go where nobody is glad to see her',
    device: 'what made the train late is what makes her go',
    objects: ['sock that a baby waves', 'drawn train curtains', 'yellow seat blanket for a flag', 'tiny red coat on a pier'],
    joke: 'a tail under a curtain counts as a wave, and is told to be sat on',
    ending: 'the guard who hates lateness waves his cap, and the train stops',
  },
  beats: [
    { id: 'youre-late', part: 'open', at: 'the platform', with: ['child', 'pet', 'elder', 'engine', 'adult', 'aunt'], plants: ['waved', 'late'] },
    { id: 'a-sock', part: 'stir', at: 'the train', with: ['child', 'pet', 'elder', 'engine', 'friend'] },
    { id: 'curtains', part: 'try', at: 'the train', with: ['child', 'pet', 'elder', 'engine', 'elder2'] },
    { id: 'no-waving', part: 'try', at: 'the train', with: ['elder', 'engine'] },
    { id: 'hollow', part: 'lull', at: 'the hill', with: ['child', 'elder', 'pet', 'adult', 'aunt'] },
    { id: 'the-nose', part: 'turn', at: 'the hill', with: ['child', 'pet', 'elder', 'adult', 'aunt'] },
    { id: 'red-coat', part: 'back', at: 'the hill', with: ['child', 'engine', 'elder', 'pet', 'adult', 'aunt'], pays: ['waved'] },
    { id: 'on-the-pier', part: 'down', at: 'the pier', with: ['child', 'pet', 'adult', 'aunt'] },
    { id: 'ill-wait', part: 'last', at: 'the station', with: ['child', 'elder', 'engine', 'pet', 'adult', 'aunt', 'friend'], pays: ['late'] },
  ],
  pictures: [
    {
      beats: ['a-sock', 'youre-late'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'farmer', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'train', at: 'right', act: 'waits', size: 'huge', colour: 'green', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['hollow', 'no-waving'],
      framing: 'middle',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'leans-on', to: 'child', feeling: 'calm', anyway: true },
        { who: 'train', at: 'right', act: 'waits', size: 'big', colour: 'green', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['red-coat', 'the-nose'],
      framing: 'over-shoulder',
      world: 'harbour',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'waves', holding: 'blanket', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'near', act: 'jumps', feeling: 'happy', anyway: true },
        { who: 'adult', at: 'far', act: 'waves', size: 'tiny', feeling: 'happy', if: 'adult' },
        { who: 'woman', called: 'aunt', at: 'far', act: 'waves', size: 'tiny', feeling: 'happy', if: '!adult' },
      ],
    },
  ],
});
