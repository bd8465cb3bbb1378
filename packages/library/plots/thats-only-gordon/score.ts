import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-only-gordon',
  premise:
    'On a first night away every noise in the house has a name, till there comes one that the grandparent has never heard and hides from; it is the child’s own toothbrush in the bag, and it has not been away from home before.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [5, 12], en: [12, 12] },
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['sleepover', 'grandparents-house'] },
  nights: { place: 'grandparents', indoors: true, tone: 'funny-tender', mechanism: 'getting up to look, and introducing it', feeling: 'homesick', sleep: true, endsInBed: true },
  alike: ['the-bed-that-was-new-to-it', 'the-house-said-it'],
  contains: ['dark'],
  registry: {
    idea: 'every noise in the house is introduced by name, and the one that nobody knows came in the child’s own bag',
    device: 'a toothbrush that has switched itself on is on its first night away as well, and is carried round to be introduced',
    objects: ['radiator who had too much supper', 'clock with a bad leg', 'fridge who gets the shivers and sits down', 'slipper that giggles under a blanket'],
    joke: 'what is it? said the blanket',
    ending: 'a snore from the chair is explained to a toothbrush',
  },
  beats: [
    { id: 'only-gordon', part: 'open', at: 'the bed', with: ['child', 'elder', 'elder2', 'pet', 'gordon'], plants: ['only'], refrain: true },
    { id: 'a-bad-leg', part: 'stir', at: 'the bed', with: ['child', 'elder', 'pauline', 'ray'], plants: ['names'], refrain: true },
    { id: 'they-say-it-back', part: 'lull', at: 'the bed', with: ['child', 'elder', 'pet'], plants: ['anybody'] },
    { id: 'who-is-it', part: 'try', at: 'the bed', with: ['child', 'elder'] },
    { id: 'somebody-had-to-look', part: 'turn', at: 'the floor', with: ['child', 'adult'] },
    { id: 'buzzing-its-head-off', part: 'turn', at: 'the floor', with: ['child', 'elder', 'kevin', 'friend'], pays: ['anybody'] },
    { id: 'to-be-polite', part: 'back', at: 'the room', with: ['child', 'kevin'], pays: ['names'] },
    { id: 'only-granny', part: 'last', at: 'the bed', with: ['child', 'elder', 'kevin'], pays: ['only'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-bad-leg', 'only-gordon', 'they-say-it-back'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'points-at', to: 'clock', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'left', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'chair', at: 'left' },
        { what: 'clock', at: 'above', size: 'small' },
      ],
    },
    {
      beats: ['who-is-it', 'they-say-it-back', 'somebody-had-to-look'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'elder', at: 'right', act: 'hides-behind', to: 'blanket', feeling: 'afraid', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'blanket', at: 'right' }],
    },
    {
      beats: ['buzzing-its-head-off', 'to-be-polite', 'somebody-had-to-look'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'toothbrush', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bag', at: 'near' }],
    },
  ],
});
