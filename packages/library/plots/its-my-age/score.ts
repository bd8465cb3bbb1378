import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-my-age',
  premise:
    'A child who has mocked the best friend’s laugh wakes up as a monster with a tail that can only do what the child feels; it hits out at every sorry that has an if or a but in it, and lies down on a slipper at the one that is true, and when it is shut in the door the laugh is heard again.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['monster'] },
  nights: {
    place: 'a kitchen and a friend’s doormat',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying how it was, with no if and no but',
    feeling: 'ashamed',
    sleep: false,
  },
  alike: ['copycat', 'patting-places'],
  contains: ['monster'],
  registry: {
    idea: 'somebody turns into a monster with a tail that cannot pretend, whatever is said',
    device: 'every false sorry is answered by the tail, and the true one by a tuft laid on a slipper',
    objects: ['feet like two badgers', 'book of eye contact', 'umbrella stand knocked over by a tail', 'laugh practised in a bathroom'],
    joke: 'chapter six, clumsiness',
    ending: 'the tail has gone and can be felt wagging at the bus stop',
  },
  beats: [
    { id: 'grey-fur', part: 'open', at: 'bed', with: ['child', 'friend'], plants: ['laugh'] },
    { id: 'chapter-three', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['age'] },
    { id: 'two-doors-down', part: 'stir', at: 'the friend’s door', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['tail'] },
    { id: 'a-hole-in-a-bucket', part: 'try', at: 'the friend’s hall', with: ['child', 'friend'] },
    { id: 'small-and-neat', part: 'try', at: 'the friend’s hall', with: ['child', 'friend'] },
    { id: 'on-the-slipper', part: 'turn', at: 'the friend’s hall', with: ['child', 'friend'] },
    { id: 'the-seal', part: 'back', at: 'the friend’s door', with: ['child', 'friend'], pays: ['laugh'] },
    { id: 'nearly', part: 'down', at: 'the friend’s step', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['age'] },
    { id: 'on-monday', part: 'last', at: 'the bus stop', with: ['child', 'friend', 'pet'], pays: ['tail'] },
  ],
  pictures: [
    {
      beats: ['chapter-three', 'two-doors-down'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monster', at: 'left', act: 'stands', size: 'child', colour: 'grey', feeling: 'sad', faces: 'right' },
        { who: 'adult', at: 'right', act: 'reads', to: 'book', feeling: 'calm', faces: 'left' },
        { who: 'elder', if: '!adult', at: 'right', act: 'reads', to: 'book', feeling: 'calm', faces: 'left' },
        { who: 'woman', called: 'minder', if: '!adult & !elder', at: 'right', act: 'reads', to: 'book', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'butter', at: 'near' }],
    },
    {
      beats: ['a-hole-in-a-bucket', 'small-and-neat', 'two-doors-down'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monster', at: 'left', act: 'falls', size: 'child', colour: 'grey', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'monster', feeling: 'angry', faces: 'left', anyway: true },
      ],
      things: [{ what: 'umbrella', at: 'centre' }],
    },
    {
      beats: ['the-seal', 'nearly', 'on-the-slipper'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'sits-on', to: 'step', feeling: 'laughing', faces: 'left', anyway: true },
        { who: 'monster', at: 'left', act: 'sits-on', to: 'step', size: 'child', colour: 'grey', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
