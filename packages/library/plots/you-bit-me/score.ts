import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-bit-me',
  premise:
    'A child who longs for a loose tooth has none, but the puppy has; it comes out while nobody looks, and is nowhere to be found, until the child puts on the sock that the puppy has chewed, and somebody bites a toe.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [3, 12], en: [1, 12] },
  storyVotes: [2, 3],
  ages: [3, 5],
  leads: [],
  fits: '!pet / pet.dog',
  standIns: { pet: 'dog' },
  wish: { concepts: ['tooth'] },
  nights: {
    place: 'a hallway',
    indoors: true,
    tone: 'funny',
    mechanism: 'putting on a wet sock for somebody’s sake, and turning it inside out',
    feeling: 'longing',
    sleep: false,
    endsInBed: true,
  },
  contains: ['tooth', 'dog'],
  registry: {
    idea: 'the loose tooth that a child longs for sits in a puppy',
    device: 'what was lost while a sock was chewed is in the sock, and bites the toe that is put in',
    objects: ['wet green sock that is laid on a foot to comfort', 'glass of water where a tooth is to live', 'tooth no bigger than a grain of rice'],
    joke: 'you bit me, and you have not even got a mouth',
    ending: 'the child answers no for the teeth, but they may come later, and the sock goes to bed in a mouth',
  },
  beats: [
    { id: 'nope', part: 'open', at: 'the hallway', with: ['child', 'friend'], plants: ['wiggle'], refrain: true },
    { id: 'and-yours', part: 'stir', at: 'the hallway', with: ['child', 'pet', 'elder'], plants: ['sock'], refrain: true },
    { id: 'we-have-one', part: 'stir', at: 'the hallway', with: ['child', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'on-guard', part: 'try', at: 'the hallway', with: ['child', 'pet'], plants: ['glass'] },
    { id: 'no-tooth', part: 'try', at: 'the hallway', with: ['child', 'pet'] },
    { id: 'a-wet-sock', part: 'lull', at: 'the hallway', with: ['child', 'pet'], pays: ['sock'] },
    { id: 'ow', part: 'turn', at: 'the hallway', with: ['child', 'pet'] },
    { id: 'plink', part: 'turn', at: 'the hallway', with: ['child', 'pet'] },
    { id: 'sausage', part: 'back', at: 'the hallway', with: ['child', 'pet'], pays: ['glass'] },
    { id: 'later', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['wiggle'], refrain: true },
  ],
  pictures: [
    {
      beats: ['and-yours', 'we-have-one'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', size: 'small', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'near', colour: 'green' }],
    },
    {
      beats: ['on-guard', 'no-tooth'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'glass-of-water', feeling: 'proud', faces: 'right' },
        { who: 'pet', at: 'right', size: 'small', act: 'pulls', to: 'sock', feeling: 'laughing', faces: 'right' },
      ],
      things: [
        { what: 'glass-of-water', at: 'centre' },
        { what: 'sock', at: 'right', colour: 'green' },
      ],
    },
    {
      beats: ['plink', 'ow', 'sausage'],
      framing: 'from-above',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'tooth', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', size: 'small', act: 'looks-at', to: 'tooth', feeling: 'curious', faces: 'left' },
      ],
      things: [
        { what: 'tooth', at: 'centre', size: 'tiny' },
        { what: 'sock', at: 'near', colour: 'green' },
      ],
    },
  ],
});
