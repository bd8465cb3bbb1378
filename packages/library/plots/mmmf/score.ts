import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mmmf',
  premise:
    'A child is hunted through the same bad dream all week by a Thing that shouts mmmf, and asks it at last what it wants: it has a slipper in its mouth, and would not put it down on that carpet.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [8, 12], en: [11, 12] },
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: { place: 'a dream', indoors: true, tone: 'funny', mechanism: 'holding out a flat hand and saying drop it', feeling: 'afraid', sleep: false, endsOnRefrain: true },
  alike: ['you-dropped-this'],
  contains: ['monster', 'nightmare'],
  registry: {
    idea: 'what is roared in a bad dream is only said with a full mouth',
    device: 'a hunter is told to drop it, and then has it thrown',
    objects: ['green carpet that nobody hoovers', 'uncle who eats toast', 'one warm, wet slipper', 'man up a lamp post'],
    joke: 'told you: toast',
    ending: 'to bed unasked with a slipper, since somebody is waiting to play',
  },
  beats: [
    { id: 'busy-running', part: 'open', at: 'the playground', with: ['child', 'friend', 'elder', 'pet'], plants: ['toast', 'foot'] },
    { id: 'a-hundred-doors', part: 'try', at: 'the corridor', with: ['child', 'monster', 'elder', 'pet'], refrain: true },
    { id: 'wait', part: 'turn', at: 'the corridor', with: ['child', 'monster', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'on-that-carpet', part: 'turn', at: 'the corridor', with: ['child', 'monster'], pays: ['foot'] },
    { id: 'fetch', part: 'back', at: 'the corridor', with: ['child', 'monster', 'elder', 'pet'], plants: ['play'], refrain: true },
    { id: 'toast', part: 'down', at: 'the gate', with: ['child', 'friend'], pays: ['toast'] },
    { id: 'waiting-to-play', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['play'] },
  ],
  pictures: [
    {
      beats: ['a-hundred-doors', 'busy-running', 'wait'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'afraid', faces: 'left' },
        { who: 'monster', at: 'right', act: 'chases', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['wait', 'on-that-carpet'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'curious', faces: 'right' },
        { who: 'monster', at: 'right', act: 'holds-up', to: 'slippers', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'slippers', at: 'right', colour: 'red' }],
    },
    {
      beats: ['fetch', 'on-that-carpet'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'throws', to: 'slippers', feeling: 'laughing', faces: 'right' },
        { who: 'monster', at: 'right', act: 'runs', size: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'slippers', at: 'left', colour: 'red' }],
    },
  ],
});
