import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-only-today',
  premise:
    'A child’s birthday stands on the mat and swells with every not yet, because the child wants the day to last, until it is stuck in the door with the cake outside in the rain and somebody has to shout now.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['birthday'] },
  nights: {
    place: 'a hall with something stuck in the door',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying now instead of not yet',
    feeling: 'sad that it will be over',
    sleep: false,
  },
  putBefore: { sv: [3, 12], en: [2, 12] },
  contains: ['birthday'],
  registry: {
    idea: 'the birthday itself comes on foot and fills up with every not yet',
    device: 'what is saved grows until it is stuck, and what is let out is the whole afternoon',
    objects: ['stripy birthday on the doormat', 'white cake box in the rain', 'torch shaped like a bull', 'last sausage under the table'],
    joke: 'a birthday cannot breathe in, for it only knows blowing out',
    ending: 'the last half of a sausage, when the small light has gone round the corner',
  },
  beats: [
    { id: 'on-the-mat', part: 'open', at: 'the front door', with: ['child', 'elder2'], plants: ['not-yet'] },
    { id: 'it-fills-up', part: 'stir', at: 'the hall', with: ['child', 'pet'], refrain: true },
    { id: 'worse-than', part: 'stir', at: 'the hall', with: ['child', 'friend'], plants: ['bull'], refrain: true },
    { id: 'saving-it', part: 'try', at: 'the hall', with: ['child', 'friend'], refrain: true },
    { id: 'in-the-doorway', part: 'try', at: 'the front door', with: ['child', 'friend', 'adult', 'minder'] },
    { id: 'a-voice-outside', part: 'turn', at: 'the front door', with: ['child', 'elder'] },
    { id: 'sleeves', part: 'lull', at: 'the front door', with: ['child', 'friend', 'elder'], plants: ['sausage'] },
    { id: 'now', part: 'turn', at: 'the hall', with: ['child', 'friend', 'elder'] },
    { id: 'all-afternoon', part: 'back', at: 'home', with: ['child', 'friend', 'adult', 'elder2'], pays: ['bull'] },
    { id: 'under-the-table', part: 'down', at: 'under the table', with: ['child', 'friend', 'pet'], pays: ['not-yet'], refrain: true },
    { id: 'round-the-corner', part: 'last', at: 'the front step', with: ['child', 'friend'], pays: ['sausage'] },
  ],
  pictures: [
    {
      beats: ['worse-than', 'saving-it', 'it-fills-up'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'balloon', feeling: 'calm', faces: 'right' },
        { who: 'balloon', at: 'centre', act: 'looks-at', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'balloon', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['sleeves', 'a-voice-outside'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'leans-on', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['all-afternoon', 'now'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'balloon', at: 'right', act: 'hides-behind', to: 'curtain', size: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'balloon', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'curtain', at: 'right' }],
    },
  ],
});
