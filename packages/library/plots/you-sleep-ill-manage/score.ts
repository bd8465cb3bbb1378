import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-sleep-ill-manage',
  premise:
    'A child takes out the dummy to be understood, and the friend sees how tired it looks: it has worked every night of its life; so they put it to bed in a box under a green sock, and when the child’s mouth is empty in the dark it will not wake it, and finds what else a mouth can do.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 4],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dummy'] },
  nights: {
    place: 'a tent under a table and a bed',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'letting somebody sleep who has never been allowed to',
    feeling: 'missing what one has put to bed',
    sleep: false,
  },
  votes: { sv: [0, 2] },
  storyVotes: [2, 2],
  alike: ['in-the-left-boot'],
  contains: ['dummy', 'car', 'dark'],
  registry: {
    idea: 'a dummy has worked hardest when everybody else was asleep, and has never had a night off',
    device: 'whoever is put to bed out of pity cannot be woken, and an empty mouth can drive a car home',
    objects: ['little box with a dummy in it', 'green sock up to a chin', 'red car driven with the lips', 'bare foot in a shoe'],
    joke: 'it’s warm, I’ve been walking about in it all day',
    ending: 'it has so much sleeping to catch up on',
  },
  beats: [
    { id: 'hay-in-a-hen', part: 'open', at: 'home', with: ['child', 'friend'], plants: ['clear'] },
    { id: 'the-red-car', part: 'stir', at: 'the tent', with: ['child', 'friend', 'pet'], plants: ['brrm'] },
    { id: 'not-one-night', part: 'stir', at: 'the tent', with: ['child', 'friend'], plants: ['tired'] },
    { id: 'a-little-box', part: 'try', at: 'home', with: ['child', 'friend', 'elder', 'elder2'] },
    { id: 'one-green-sock', part: 'try', at: 'home', with: ['child', 'friend', 'elder'], plants: ['sock'] },
    { id: 'only-a-crack', part: 'lull', at: 'the bedroom', with: ['child', 'adult', 'pet'] },
    { id: 'you-sleep', part: 'turn', at: 'the bedroom', with: ['child'], pays: ['tired'] },
    { id: 'what-a-mouth-can-do', part: 'back', at: 'bed', with: ['child', 'pet'], pays: ['brrm'] },
    { id: 'the-other-sock', part: 'last', at: 'home', with: ['child', 'friend', 'adult'], pays: ['sock', 'clear'] },
  ],
  pictures: [
    {
      beats: ['not-one-night', 'the-red-car'],
      framing: 'from-above',
      world: 'blanket-fort',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'dummy', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'dummy', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'dummy', at: 'centre', colour: 'yellow' },
        { what: 'toy-car', at: 'near', colour: 'red' },
      ],
    },
    {
      beats: ['one-green-sock', 'a-little-box'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'holds-up', to: 'sock', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'sock', at: 'right', colour: 'green' },
        { what: 'open-box', at: 'centre' },
      ],
    },
    {
      beats: ['you-sleep', 'only-a-crack', 'what-a-mouth-can-do'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'dummy', feeling: 'sad', faces: 'right' },
        { who: 'dummy', at: 'right', act: 'sleeps', size: 'small', colour: 'yellow', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'near', colour: 'green' }],
    },
  ],
});
