import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'but-he-could',
  premise:
    'A crocodile with a dog’s ball between his teeth is afraid of the dentist, for his mouth goes snap all by itself and he still has the shoe of the last one; the dog, who has learned Wait with a biscuit on the nose, teaches him in the waiting room, until the dentist, with her head inside, says the very words that a dog waits for.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['crocodile', 'afraid-of', 'dentist'] },
  fits: 'pet.dog / !pet',
  standIns: { pet: 'dog' },
  nights: {
    place: 'a pond and a dentist’s',
    indoors: true,
    tone: 'funny',
    mechanism: 'waiting with a biscuit on the nose',
    feeling: 'afraid of what one might do',
    sleep: false,
  },
  contains: ['crocodile', 'dentist', 'dog'],
  registry: {
    idea: 'a crocodile is not afraid of what the dentist will do to him but of what he will do to her',
    device: 'wait until somebody says take it, and the dentist says it with her head in his mouth',
    objects: ['shoe kept from a nice dentist', 'biscuit on a crocodile’s nose', 'flattened bun', 'sticker on a nose in a pond'],
    joke: 'I’ll just take it; she borrows it instead',
    ending: 'I can’t wait, he says, but he could',
  },
  beats: [
    { id: 'in-the-crocodile', part: 'open', at: 'the pond', with: ['child', 'pet', 'friend', 'crocodile'], plants: ['ball'] },
    { id: 'his-shoe', part: 'stir', at: 'the pond', with: ['child', 'crocodile'], plants: ['shoe'] },
    { id: 'watch', part: 'stir', at: 'the pond', with: ['child', 'pet', 'crocodile'], plants: ['take-it'] },
    { id: 'the-waiting-room', part: 'try', at: 'the waiting room', with: ['child', 'pet', 'crocodile', 'adult', 'elder', 'elder2', 'minder'], refrain: true },
    { id: 'open-wide', part: 'try', at: 'the dentist’s', with: ['child', 'pet', 'crocodile', 'dentist'] },
    { id: 'ill-just', part: 'turn', at: 'the dentist’s', with: ['child', 'pet', 'crocodile', 'dentist'], pays: ['take-it'] },
    { id: 'something-else', part: 'turn', at: 'the dentist’s', with: ['child', 'crocodile', 'dentist'] },
    { id: 'pop', part: 'turn', at: 'the dentist’s', with: ['child', 'crocodile', 'dentist', 'adult', 'elder', 'minder'], pays: ['shoe'] },
    { id: 'a-very-good-patient', part: 'back', at: 'the dentist’s', with: ['child', 'pet', 'friend', 'crocodile', 'dentist'], pays: ['ball'] },
    { id: 'in-the-spring', part: 'last', at: 'the pond', with: ['child', 'crocodile'] },
  ],
  pictures: [
    {
      beats: ['watch', 'his-shoe', 'in-the-crocodile'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'pet', holding: 'biscuit', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'curious', faces: 'left', anyway: true },
        { who: 'crocodile', at: 'right', act: 'looks-at', to: 'pet', size: 'big', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['open-wide', 'the-waiting-room', 'ill-just'],
      framing: 'wide',
      world: 'surgery',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'crocodile', at: 'centre', act: 'lies-on-stomach', size: 'big', feeling: 'afraid', faces: 'left' },
        { who: 'dentist', called: 'dentist', at: 'left', act: 'looks-at', to: 'crocodile', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['something-else', 'ill-just', 'pop'],
      framing: 'close',
      world: 'surgery',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'crocodile', feeling: 'afraid', faces: 'right' },
        { who: 'crocodile', at: 'right', act: 'listens-to', to: 'child', size: 'big', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
