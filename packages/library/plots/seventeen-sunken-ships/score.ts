import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'seventeen-sunken-ships',
  premise:
    'A pirate captain who dares not dip her face laughs her golden tooth into the pool, and her crew understands no word of what she orders; only a girl without front teeth does, and the child, who stands on the tooth and has only one way to pick it up.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [11, 30], en: [13, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['pirate', 'learning-to-swim'] },
  nights: { place: 'a swimming class', indoors: true, tone: 'funny', mechanism: 'dipping the face for a tooth under the foot', feeling: 'afraid', sleep: false, endsInBed: true },
  votes: { sv: [2, 3] },
  storyVotes: [3, 3],
  alike: ['take-the-porridge-along'],
  contains: ['pirate', 'water'],
  registry: {
    idea: 'a captain without her golden tooth is understood by nobody but those who have lost theirs',
    device: 'what must be picked up lies under one’s own foot, and moves if one does',
    objects: ['golden tooth', 'seven ordinary legs and one of wood', 'net with too wide a mesh', 'hair tie from the bottom of a pool'],
    joke: 'theventeen thunken shipth',
    ending: 'good night is said without front teeth',
  },
  beats: [
    { id: 'not-the-face', part: 'open', at: 'the pool', with: ['child', 'friend', 'gap'], plants: ['gap'] },
    { id: 'have-you-showered', part: 'stir', at: 'the pool', with: ['captain', 'teacher'] },
    { id: 'only-on', part: 'stir', at: 'the pool', with: ['child', 'captain'], plants: ['nose'] },
    { id: 'what-does-she-want', part: 'try', at: 'the pool', with: ['child', 'captain', 'gap'], pays: ['gap'] },
    { id: 'on-the-rocks', part: 'lull', at: 'the pool', with: ['child', 'captain', 'gap', 'teacher', 'friend'] },
    { id: 'under-the-foot', part: 'turn', at: 'the pool', with: ['child', 'captain', 'gap', 'friend'], plants: ['hand'] },
    { id: 'like-a-little-sun', part: 'turn', at: 'under water', with: ['child'], pays: ['nose'] },
    { id: 'i-have-you', part: 'back', at: 'the pool', with: ['child', 'captain', 'elder', 'elder2'], pays: ['hand'] },
    { id: 'sleep-tight', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['only-on', 'have-you-showered', 'what-does-she-want'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'pirate', at: 'far', act: 'stands', feeling: 'surprised' },
      ],
      things: [{ what: 'gold-tooth', at: 'centre' }],
    },
    {
      beats: ['on-the-rocks', 'under-the-foot', 'what-does-she-want'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'thinks', feeling: 'afraid', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['like-a-little-sun', 'i-have-you', 'under-the-foot'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'pirate-captain', feeling: 'proud', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'centre', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'pirate', at: 'right', act: 'waits', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
