import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-wasnt-the-biscuit',
  premise:
    'A child who fell on Thursday and said that it did not hurt cries on Saturday over a broken biscuit, at a vet’s so quick that she never finds where a troll hurts, for in a troll everything takes a while: it hurts not where she is but where she has been; she is kept still, the hand stays on the foot, and the troll’s answer about Thursday comes over the hill that evening.',
  writtenFirstIn: 'sv',
  ages: [5, 10],
  leads: [],
  wish: { concepts: ['creature-vet'] },
  nights: {
    place: 'a hospital for magical animals',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'keeping a hand in one place and waiting',
    feeling: 'crying over nothing, two days late',
    sleep: false,
  },
  alike: ['the-late-laugh', 'what-was-that-you-said', 'eight-hours-late'],
  contains: ['troll'],
  registry: {
    idea: 'in a troll everything takes a while, so an ow is not about where the hand is but about where it has been, and crying over a biscuit is about Thursday',
    device: 'the quickest vet in the world is kept still, so that a hand can stay where it is until the ow comes',
    objects: ['biscuit that breaks in the middle', 'hospital that is really a kitchen', 'fork under a troll’s foot', 'top of a door that is walked into twice'],
    joke: 'so that’s where the fork went',
    ending: 'did it hurt? It did, two days late',
  },
  beats: [
    { id: 'only-a-biscuit', part: 'open', at: 'the kitchen', with: ['child', 'vet', 'friend', 'pet', 'elder', 'elder2'], plants: ['thursday', 'all-better'] },
    { id: 'a-while', part: 'stir', at: 'the kitchen', with: ['child', 'troll'], plants: ['door'] },
    { id: 'next', part: 'try', at: 'the kitchen', with: ['child', 'vet', 'troll', 'friend'] },
    { id: 'then-its-nothing', part: 'turn', at: 'the door', with: ['child', 'vet', 'troll'], pays: ['door'] },
    { id: 'no-further', part: 'turn', at: 'the kitchen', with: ['child', 'vet', 'troll', 'friend', 'pet', 'elder'] },
    { id: 'it-was-thursday', part: 'turn', at: 'the kitchen', with: ['child', 'vet', 'troll'] },
    { id: 'the-fork', part: 'back', at: 'the kitchen', with: ['child', 'vet', 'troll'] },
    { id: 'on-the-step', part: 'last', at: 'the step', with: ['child', 'vet', 'friend', 'pet', 'elder', 'elder2'], pays: ['thursday', 'all-better'] },
  ],
  pictures: [
    {
      beats: ['a-while', 'only-a-biscuit', 'next'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'troll', feeling: 'curious', faces: 'right' },
        { who: 'troll', at: 'right', act: 'sits', size: 'huge', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['then-its-nothing', 'next', 'no-further'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'troll', feeling: 'sad', faces: 'right' },
        { who: 'troll', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['the-fork', 'it-was-thursday'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'fork', feeling: 'surprised', faces: 'right' },
        { who: 'troll', at: 'right', act: 'sits', size: 'huge', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
