import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-was-the-same-paw',
  premise:
    'The red ring is always left on the bottom, for the body says stop when the water comes to the nose; on the edge of the bath the cat puts a paw in after a bubble, a bit further each time, and next day the child thinks of a paw, hums, and dips the whole head.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  fits: '!pet / pet.cat',
  standIns: { pet: 'cat' },
  wish: { concepts: ['learning-to-swim'] },
  nights: { place: 'a swimming lesson', indoors: true, tone: 'tender', mechanism: 'a bit further each time', feeling: 'afraid of dipping the head', sleep: false, endsInBed: true },
  storyVotes: [3, 3],
  contains: ['water', 'cat'],
  registry: {
    idea: 'the body is wise and only wants to know that one comes up again, and a cat’s paw shows how',
    device: 'as long as one hums no water can get into the nose',
    objects: ['red ring left until last', 'bubble touched by a paw', 'net of gold over the bottom', 'own feet, white and a bit wobbly'],
    joke: 'on the edge of a bath one can be displeased at close quarters',
    ending: 'purring sounds like somebody who hums under water and knows that one always comes up',
  },
  beats: [
    { id: 'the-red-ring', part: 'open', at: 'the swimming pool', with: ['child', 'teacher', 'friend'], plants: ['ring'] },
    { id: 'the-body-says', part: 'stir', at: 'the swimming pool', with: ['child', 'teacher'], plants: ['stop'] },
    { id: 'in-the-bath', part: 'try', at: 'the bath', with: ['child', 'pet'] },
    { id: 'a-bubble', part: 'try', at: 'the bath', with: ['child', 'pet'], plants: ['paw'] },
    { id: 'next-day', part: 'stir', at: 'the swimming pool', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'teacher'] },
    { id: 'hum', part: 'turn', at: 'the swimming pool', with: ['child', 'teacher'], plants: ['hum'] },
    { id: 'under', part: 'turn', at: 'the swimming pool', with: ['child', 'teacher'], pays: ['stop'] },
    { id: 'up-again', part: 'back', at: 'the swimming pool', with: ['child', 'teacher', 'adult', 'elder', 'minder', 'friend'], pays: ['ring'] },
    { id: 'same-paw', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['paw', 'hum'] },
  ],
  pictures: [
    {
      beats: ['a-bubble', 'in-the-bath', 'the-body-says'],
      framing: 'middle',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'reaches-for', to: 'soap-bubble', feeling: 'curious', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'soap-bubble', at: 'centre' }, { what: 'bathtub', at: 'left' }],
    },
    {
      beats: ['hum', 'next-day', 'under'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'ring', feeling: 'afraid', faces: 'right' },
        { who: 'woman', called: 'teacher', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'ring', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['up-again', 'under', 'same-paw'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'ring', feeling: 'laughing', faces: 'right' },
        { who: 'woman', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
