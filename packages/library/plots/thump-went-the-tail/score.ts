import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thump-went-the-tail',
  premise:
    'All of a dog is tired but its tail, which thumps when it is talked to, tucked in and sung to, until the child finds out that it stays awake because it can see her, and shuts her own eyes.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [11, 12], en: [11, 12] },
  storyVotes: [6, 6],
  ages: [3, 5],
  leads: ['pet.dog'],
  nights: { place: 'a bedroom rug', indoors: true, tone: 'funny', mechanism: 'shutting one’s eyes so that a tail cannot see one', feeling: 'lively', sleep: true },
  alike: ['the-tail-knew-first', 'nobody-told-the-tail', 'go-tail'],
  contains: ['dog'],
  registry: {
    idea: 'the whole dog is tired, but its tail will not go to bed',
    device: 'a tail stays awake because it can see somebody, and she can stop being seen by lying down with her eyes shut',
    objects: ['ears like two dropped gloves', 'blanket that goes up in the air', 'crayon that rolls to the door'],
    joke: 'have you got a drum? no, it is only the tail',
    ending: 'in the dream somebody small comes running, and the tail thumps once',
  },
  beats: [
    { id: 'not-tired-at-all', part: 'open', at: 'the bedroom', with: ['pet', 'child', 'adult', 'sitter'], refrain: true, plants: ['whistle'] },
    { id: 'tucked-in', part: 'try', at: 'the bedroom', with: ['child', 'pet', 'adult', 'sitter', 'elder'], refrain: true },
    { id: 'a-drum', part: 'try', at: 'the bedroom', with: ['child', 'pet', 'adult', 'sitter'], plants: ['crayon'] },
    { id: 'popped-up', part: 'turn', at: 'the bedroom', with: ['child', 'pet', 'adult', 'sitter'], refrain: true },
    { id: 'sorry', part: 'down', at: 'bed', with: ['child', 'pet'], refrain: true, pays: ['whistle', 'crayon'] },
    { id: 'somebody-small', part: 'last', at: 'the rug', with: ['pet', 'adult', 'sitter'], refrain: true },
  ],
  pictures: [
    {
      beats: ['tucked-in', 'not-tired-at-all'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'pet', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'sleepy', faces: 'right' },
      ],
      things: [{ what: 'blanket', at: 'near' }],
    },
    {
      beats: ['a-drum', 'tucked-in', 'popped-up'],
      framing: 'wide',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left', if: '!adult' },
        { who: 'woman', called: 'sitter', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'crayon', at: 'right' }, { what: 'sock', at: 'left' }],
    },
    {
      beats: ['sorry', 'popped-up', 'somebody-small'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps', feeling: 'sleepy' },
        { who: 'pet', at: 'near', act: 'sleeps', feeling: 'sleepy' },
      ],
    },
  ],
});
