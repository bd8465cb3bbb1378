import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-whale-who-said-you',
  premise:
    'A whale calls You, and a child answers and calls it back, and each day it comes nearer; then the sea is going far out, and the more the child shouts at it to go home the nearer it comes, till the child sees who is in the wrong place.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [6, 12], en: [10, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['whale'] },
  nights: { place: 'a bay', indoors: false, tone: 'funny-tender', mechanism: 'going to where somebody ought to come', feeling: 'called by somebody', sleep: false, endsInBed: true },
  alike: ['somebody-said-cheep'],
  contains: ['sea', 'whale', 'boat'],
  registry: {
    idea: 'a whale comes to whoever answers it, so shouting at it to go home brings it nearer',
    device: 'a child is taken out to the deep water and calls from there',
    objects: ['spoons that buzz', 'song books that tremble', 'whale stuck on the sand like a bus', 'lowest pipe in an organ', 'eye like an orange'],
    joke: 'you. what? and what she wanted to tell was a hundred kippers',
    ending: 'good night, you, and nobody asks what',
  },
  beats: [
    { id: 'i-said-nothing', part: 'open', at: 'the breakfast table', with: ['child', 'whale', 'adult', 'elder', 'minder', 'pet', 'friend'], refrain: true, plants: ['what'] },
    { id: 'all-that-week', part: 'stir', at: 'school', with: ['child', 'whale', 'teacher', 'friend', 'elder'], refrain: true, plants: ['organ'] },
    { id: 'a-little-closer', part: 'stir', at: 'the beach', with: ['child', 'whale', 'adult', 'elder', 'minder', 'pet', 'friend'], refrain: true, plants: ['closer'] },
    { id: 'like-a-bus', part: 'try', at: 'the beach', with: ['child', 'fisher', 'elder', 'pet'], plants: ['tide'] },
    { id: 'go-home', part: 'try', at: 'the beach', with: ['child', 'whale', 'friend', 'pet'], refrain: true },
    { id: 'the-wrong-place', part: 'turn', at: 'the beach', with: ['child', 'fisher', 'elder', 'friend', 'pet'], pays: ['closer'] },
    { id: 'the-lowest-pipe', part: 'turn', at: 'the boat', with: ['child', 'fisher', 'adult', 'elder', 'minder', 'friend', 'pet'], refrain: true, pays: ['organ'] },
    { id: 'there-was-a-puff', part: 'lull', at: 'the boat', with: ['child', 'whale', 'friend', 'pet'] },
    { id: 'an-eye', part: 'back', at: 'the boat', with: ['child', 'whale', 'fisher', 'adult', 'elder', 'minder', 'friend', 'pet'], refrain: true },
    { id: 'past-the-lighthouse', part: 'last', at: 'bed', with: ['child', 'whale', 'elder', 'elder2', 'pet', 'friend'], refrain: true, pays: ['what', 'tide'] },
  ],
  pictures: [
    {
      beats: ['a-little-closer', 'all-that-week', 'like-a-bus'],
      framing: 'over-shoulder',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'whale', feeling: 'happy', faces: 'right' },
        { who: 'whale', at: 'right', act: 'swims', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'whale', if: 'pet.dog' },
      ],
    },
    {
      beats: ['the-wrong-place', 'go-home', 'like-a-bus', 'the-lowest-pipe'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'points-at', to: 'lighthouse', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'fisher', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'right', if: '!elder' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'lighthouse', at: 'right' }],
    },
    {
      beats: ['an-eye', 'there-was-a-puff', 'past-the-lighthouse'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'boat', feeling: 'surprised', faces: 'right' },
        { who: 'whale', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'boat', at: 'left', colour: 'blue' }],
    },
  ],
});
