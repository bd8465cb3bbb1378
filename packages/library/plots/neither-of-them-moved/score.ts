import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'neither-of-them-moved',
  premise:
    'Two friends on their first journey alone are stuck with a train in a cutting, before a cow who is thought stubborn, till the child knows that way of standing: she is worried, and the train is between her and her calf; but a train is hollow, and the calf is led through it by two fingers.',
  writtenFirstIn: 'sv',
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['train'] },
  nights: {
    place: 'a train in a cutting',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'leading a calf through a whole train by two fingers',
    feeling: 'embarrassed at being worried about',
    sleep: false,
  },
  contains: ['train', 'cow'],
  registry: {
    idea: 'a train fills a cutting like a cork between a cow and her calf, and a cork that is hollow can be walked through',
    device: 'whoever is met by somebody craning in the middle of a platform knows what a cow means by it',
    objects: ['cow between two walls of rock', 'brown dog with its legs much too long', 'forty feet on the seats', 'thumb that rubs a cheek'],
    joke: 'under-fives go free with an adult; the adult is up at the front',
    ending: 'somebody is in the way, and knows it, and both stay where they are',
  },
  beats: [
    { id: 'three-calls', part: 'open', at: 'the train', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'aunt', 'pet', 'guard'], plants: ['nothing', 'feet'] },
    { id: 'a-brown-dog', part: 'stir', at: 'the train', with: ['child', 'friend'], plants: ['dog'] },
    { id: 'opinions', part: 'try', at: 'the train', with: ['child', 'friend', 'pet', 'adult', 'elder', 'aunt'], plants: ['craning'] },
    { id: 'past-us', part: 'turn', at: 'the train', with: ['child', 'friend'], pays: ['dog'] },
    { id: 'both-fists', part: 'turn', at: 'the train', with: ['child', 'friend', 'pet'] },
    { id: 'a-cork', part: 'turn', at: 'the train', with: ['child', 'guard'], pays: ['feet'] },
    { id: 'two-fingers', part: 'back', at: 'the train', with: ['child', 'friend', 'guard', 'pet'] },
    { id: 'the-gap', part: 'back', at: 'the train', with: ['child', 'friend'] },
    { id: 'in-the-way', part: 'last', at: 'the platform', with: ['child', 'adult', 'elder', 'elder2', 'aunt', 'pet', 'guard'], pays: ['nothing', 'craning'] },
  ],
  pictures: [
    {
      beats: ['opinions', 'a-brown-dog'],
      framing: 'over-shoulder',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'cow', feeling: 'surprised', faces: 'right' },
        { who: 'cow', at: 'right', act: 'stands', size: 'big', colour: 'red', feeling: 'angry', faces: 'left' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'cow', feeling: 'curious', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['both-fists', 'a-cork'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'train-driver', feeling: 'afraid', faces: 'right' },
        { who: 'train-driver', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'centre' }],
    },
    {
      beats: ['two-fingers', 'the-gap'],
      framing: 'close',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'cow', feeling: 'happy', faces: 'right' },
        { who: 'cow', at: 'right', act: 'looks-at', to: 'child', size: 'small', colour: 'brown', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
