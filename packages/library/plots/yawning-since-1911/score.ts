import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'yawning-since-1911',
  premise:
    'The stone lion outside the library is not roaring but stuck in a yawn that only comes down in company; a child reads the parking sign aloud until the whole square is yawning.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['lion'] },
  nights: { place: 'the steps of the library', indoors: false, tone: 'funny', mechanism: 'reading a parking sign aloud until everybody yawns', feeling: 'in high spirits', sleep: false },
  votes: { sv: [1, 3] },
  storyVotes: [3, 3],
  alike: ['out-by-the-ear', 'shut-your-eyes-for-a-dragon'],
  contains: ['lion'],
  registry: {
    idea: 'a stone lion has been stuck at the top of a yawn since it was carved, and needs company to get it down',
    device: 'the dullest thing in the square, a parking sign, is read aloud and makes the first real yawn',
    objects: ['statue with its eyes shut', 'parking sign as tall as a door', 'accordion that forgets to breathe out', 'sticker over one word'],
    joke: 'the dentist’s child translates whoever has the mouth open',
    ending: 'what it has wanted to say for a hundred years is good night, and one must be quiet outside the library as well',
  },
  beats: [
    { id: 'not-roaring', part: 'open', at: 'the library steps', with: ['child', 'friend', 'lion'], plants: ['roaring'] },
    { id: 'at-last', part: 'stir', at: 'the library steps', with: ['child', 'friend', 'lion'] },
    { id: 'halfway', part: 'stir', at: 'the library steps', with: ['child', 'friend', 'lion'], plants: ['over-a-hundred'] },
    { id: 'fake', part: 'try', at: 'the library steps', with: ['child', 'friend', 'lion'] },
    { id: 'the-sign', part: 'turn', at: 'the square', with: ['child', 'friend'] },
    { id: 'across-the-square', part: 'turn', at: 'the square', with: ['child', 'friend', 'pet', 'elder', 'elder2'] },
    { id: 'clonk', part: 'back', at: 'the library steps', with: ['lion'] },
    { id: 'every-letter', part: 'down', at: 'the library steps', with: ['child', 'friend', 'lion'], pays: ['over-a-hundred'] },
    { id: 'a-sticker', part: 'last', at: 'the library steps', with: ['child', 'friend'], pays: ['roaring'] },
  ],
  pictures: [
    {
      beats: ['at-last'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'lion', at: 'left', act: 'sits', size: 'big', colour: 'grey', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'lion', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'lion', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'library', at: 'far' }],
    },
    {
      beats: ['the-sign'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'sign', feeling: 'calm', faces: 'right' },
        { who: 'man', at: 'right', act: 'listens-to', to: 'child', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'sign', at: 'centre', size: 'big' }],
    },
    {
      beats: ['clonk', 'every-letter'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'lion', at: 'centre', act: 'sleeps', size: 'big', colour: 'grey', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'lion', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'lion', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
