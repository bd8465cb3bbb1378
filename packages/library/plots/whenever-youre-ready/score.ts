import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whenever-youre-ready',
  premise:
    'Aliens kneel to the dog, for he walks in front and somebody follows on a string; they ask him how to stop a war, and he brings a stick, which they throw until they laugh, and when they are told what a dog is they would rather have him all the same.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  fits: 'pet.dog / !pet',
  standIns: { pet: 'dog' },
  wish: { concepts: ['alien'] },
  nights: {
    place: 'the lawn behind the house',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'throwing a stick with whom one does not speak to',
    feeling: 'ashamed of not having said how it is',
    sleep: false,
  },
  contains: ['alien', 'dog'],
  registry: {
    idea: 'aliens take the dog for the leader of the Earth, and having heard what a dog is they stick with him',
    device: 'a stick that is taken for a weapon, and ends a war because it must be thrown again',
    objects: ['spaceship where the shed was', 'bag carried for the leader', 'prime ministers crossed out', 'stick on a cushion'],
    joke: 'at the South? just over there',
    ending: 'whoever holds the lead waits in the dark for the Great One',
  },
  beats: [
    { id: 'the-shed', part: 'open', at: 'the lawn', with: ['child', 'pet', 'friend', 'aliens'], plants: ['shed'] },
    { id: 'great-one', part: 'stir', at: 'the lawn', with: ['child', 'pet', 'aliens'], plants: ['string'] },
    { id: 'over-a-hat', part: 'stir', at: 'the lawn', with: ['child', 'pet', 'aliens'] },
    { id: 'the-stick', part: 'try', at: 'the lawn', with: ['child', 'pet', 'aliens'], plants: ['stick'] },
    { id: 'another-turn', part: 'turn', at: 'the lawn', with: ['pet', 'aliens'] },
    { id: 'my-dog', part: 'turn', at: 'the lawn', with: ['child', 'pet', 'aliens'] },
    { id: 'what-is-a-dog', part: 'turn', at: 'the lawn', with: ['child', 'pet', 'aliens'] },
    { id: 'crossed-out', part: 'back', at: 'the lawn', with: ['child', 'pet', 'aliens'], pays: ['stick'] },
    { id: 'no-hurry', part: 'last', at: 'the lawn', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'friend'], pays: ['shed', 'string'] },
  ],
  pictures: [
    {
      beats: ['great-one', 'over-a-hat', 'the-stick'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'alien', at: 'right', act: 'kneels', size: 'big', colour: 'green', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'alien', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'alien', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['another-turn', 'the-stick', 'my-dog'],
      framing: 'middle',
      world: 'garden',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'alien', at: 'right', act: 'throws', to: 'stick', size: 'big', colour: 'green', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'left', act: 'runs', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['what-is-a-dog', 'my-dog', 'crossed-out'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'pet', at: 'centre', act: 'leans-on', to: 'alien', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'alien', at: 'right', act: 'looks-at', to: 'pet', size: 'big', colour: 'green', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'alien', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
