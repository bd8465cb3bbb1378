import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-bin-day-tomorrow',
  premise:
    'The astronaut next door is back from space and only wants to stand in a queue, and the child who wanted her in the blue suit must find, in thirty black bags before the lorry, the bottle top that the child once gave her.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['astronaut'] },
  nights: {
    place: 'a kitchen and a street on bin day',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'finding the thing that said what nobody could say',
    feeling: 'cross at somebody who has been missed',
    sleep: false,
  },
  contains: ['space', 'dog', 'cat'],
  registry: {
    idea: 'an astronaut has come home to be ordinary, to the one child who wants her floating',
    device: 'the pet is sent to find the one who is missed by the smell she had before, in a sock that went along',
    objects: ['mugs left in mid-air', 'knotted sock from space', 'bottle top with a green face', 'thirty black bags'],
    joke: 'Houston to kitchen, we have a disagreement',
    ending: 'the one who lets go of everything puts a thing in her pocket first',
  },
  beats: [
    { id: 'letting-go', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'astro', 'pet', 'adult'], plants: ['lets-go', 'wrong-smell'] },
    { id: 'nine-countries', part: 'stir', at: 'the kitchen', with: ['child', 'astro', 'elder', 'elder2'] },
    { id: 'we-have-a-disagreement', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'astro'], plants: ['bins'] },
    { id: 'smelled-of-feet', part: 'try', at: 'the kitchen', with: ['astro'], plants: ['sock'] },
    { id: 'ten-to-seven', part: 'turn', at: 'the hall', with: ['child', 'astro'] },
    { id: 'thirty-bags', part: 'turn', at: 'the street', with: ['child', 'friend', 'astro'] },
    { id: 'find-her', part: 'turn', at: 'the street', with: ['child', 'astro', 'pet'], pays: ['wrong-smell'] },
    { id: 'the-green-face', part: 'back', at: 'the street', with: ['child', 'astro'], pays: ['sock', 'bins'] },
    { id: 'contact', part: 'down', at: 'the street', with: ['astro', 'pet', 'friend'] },
    { id: 'holding-out', part: 'last', at: 'the crossing', with: ['child', 'friend', 'astro', 'adult', 'elder', 'elder2'], pays: ['lets-go'] },
  ],
  pictures: [
    {
      beats: ['we-have-a-disagreement', 'nine-countries'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'woman', feeling: 'angry', faces: 'right' },
        { who: 'woman', called: 'astro', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'eats', to: 'bread', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['thirty-bags', 'ten-to-seven', 'find-her'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'man', holding: 'blanket', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'man', at: 'centre', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bin-lorry', at: 'right', size: 'big' }],
    },
    {
      beats: ['the-green-face', 'find-her', 'contact'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sock', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'astro', at: 'right', act: 'looks-at', to: 'sock', feeling: 'crying', faces: 'left' },
      ],
    },
  ],
});
