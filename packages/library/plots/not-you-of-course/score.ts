import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-you-of-course',
  premise:
    'Somebody who is not tired stops in the grandparent’s gate; of course not, says the grandparent, but one bit of it is, and the child says sleep tight to bit after bit until all of it is asleep, and is woken by its own snore, so it must not hear itself, and gets the grandparent’s blanket round its ears.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  wish: { relation: 'tired', kinds: ['vehicle', 'machine', 'animal'] },
  nights: {
    place: 'a grandparent’s gate',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'wrapping up somebody’s ears so that it cannot hear itself',
    feeling: 'too tired to be tired',
    sleep: true,
  },
  alike: ['goodnight-toe'],
  contains: [],
  registry: {
    idea: 'nobody is tired, but somebody’s bits may be, and say so',
    device: 'a snore wakes its owner until a blanket is tucked round the ears',
    objects: ['snail that gets there first', 'bottom that has sat down already', 'grandparent’s blanket on the ears', 'two slippers that hang straight down'],
    joke: 'I wasn’t asleep, I’m not tired',
    ending: 'the grandparent who yawns is not tired, of course, but the slippers are',
  },
  beats: [
    { id: 'a-snail', part: 'open', at: 'the step', with: ['child', 'elder', 'elder2', 'wish', 'friend'], plants: ['blanket', 'slippers'] },
    { id: 'the-first', part: 'stir', at: 'the gate', with: ['child', 'elder', 'wish'], plants: ['not you'], refrain: true },
    { id: 'the-second', part: 'try', at: 'the gate', with: ['child', 'elder', 'wish'], refrain: true },
    { id: 'the-third', part: 'try', at: 'the gate', with: ['child', 'elder', 'wish', 'pet'], refrain: true },
    { id: 'on-tiptoe', part: 'turn', at: 'the gate', with: ['child', 'elder', 'wish', 'friend'] },
    { id: 'again', part: 'try', at: 'the gate', with: ['child', 'wish'], refrain: true },
    { id: 'where-are-its-ears', part: 'turn', at: 'the gate', with: ['child', 'elder', 'wish'], pays: ['blanket'] },
    { id: 'not-a-thing', part: 'down', at: 'the gate', with: ['wish', 'friend', 'elder'], refrain: true },
    { id: 'slippers', part: 'last', at: 'the step', with: ['child', 'elder', 'elder2', 'pet'], pays: ['slippers', 'not you'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-second', 'the-first', 'the-third'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'waits', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'pats', to: 'wish', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'left', act: 'talks-to', to: 'wish', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
    {
      beats: ['on-tiptoe', 'the-third', 'again'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'elder', feeling: 'crying', faces: 'left' },
        { who: 'elder', at: 'left', act: 'listens-to', to: 'wish', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['where-are-its-ears', 'not-a-thing', 'again'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'blanket', feeling: 'curious', faces: 'right' },
      ],
    },
  ],
});
