import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'is-that-all-of-you',
  premise:
    'A dragon comes to tea a bit at a time, and there is always more of him, till his nose has gone right round the table and meets somebody green and pointy in the door; one finger tickles it, and he laughs.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [10, 12], en: [8, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: { place: 'a kitchen', indoors: true, tone: 'funny', mechanism: 'tickling with one finger', feeling: 'afraid', sleep: false },
  alike: ['the-one-in-front'],
  contains: ['dragon'],
  registry: {
    idea: 'a dragon comes in at the door a bit at a time, and is frightened of the last bit',
    device: 'whoever laughs is the one who was tickled',
    objects: ['nose with smoke on the end', 'wings folded like umbrellas', 'tummy stuck in a door', 'teapot that is blown on to say sorry'],
    joke: 'help, it is another dragon',
    ending: 'goodnight is said to every bit, and that is all of him',
  },
  beats: [
    { id: 'there-is-more', part: 'open', at: 'the kitchen', with: ['child', 'dragon', 'friend', 'elder', 'elder2', 'adult', 'pet'], plants: ['all', 'buns'], refrain: true },
    { id: 'breathe-in', part: 'stir', at: 'the kitchen', with: ['child', 'dragon', 'pet', 'friend', 'elder'], refrain: true },
    { id: 'round-the-table', part: 'try', at: 'the kitchen', with: ['child', 'dragon', 'pet', 'friend', 'elder'] },
    { id: 'tickle', part: 'turn', at: 'the kitchen', with: ['child', 'dragon', 'pet', 'elder'], refrain: true },
    { id: 'both-the-buns', part: 'down', at: 'the kitchen', with: ['child', 'dragon', 'friend', 'elder', 'pet'], pays: ['buns'] },
    { id: 'all-of-you', part: 'last', at: 'the kitchen', with: ['child', 'dragon', 'pet'], pays: ['all'], refrain: true },
  ],
  pictures: [
    {
      beats: ['breathe-in', 'there-is-more'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'dragon', feeling: 'curious', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', size: 'huge', colour: 'green', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['round-the-table', 'breathe-in', 'tickle'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', at: 'right', act: 'is-afraid', size: 'big', colour: 'green', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'dragon', feeling: 'curious', faces: 'right', if: 'pet.dog' },
      ],
    },
    {
      beats: ['both-the-buns', 'tickle', 'all-of-you'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'leans-on', to: 'dragon', feeling: 'happy', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'sleeps', size: 'big', colour: 'green', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
