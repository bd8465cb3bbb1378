import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-pull-that',
  premise:
    'A thread of the grandparent’s jumper sticks to the cat, who runs because it comes after her, until there is no jumper left; the child finds out that a cat goes after what runs away, leads her home with the same thread, and she lies down as the new jumper, with one thing hanging from it that nobody must pull.',
  writtenFirstIn: 'en',
  putBefore: { sv: [29, 33], en: [23, 35] },
  ages: [3, 4],
  leads: ['pet.cat', 'elder'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the garden',
    indoors: false,
    tone: 'funny',
    mechanism: 'letting what was feared run away, so that the frightened one goes after it',
    feeling: 'worried about somebody frightened',
    sleep: false,
  },
  votes: { sv: [2, 3], en: [0, 3] },
  contains: ['cat'],
  registry: {
    idea: 'a cat runs from a thread on its paw, and a grandparent comes undone',
    device: 'what comes after you, you run from; what runs away, you go after',
    objects: ['jumper with one thread', 'pyjamas with ducks on', 'ball of wool as big as a cabbage'],
    joke: 'there goes my tummy',
    ending: 'the cat is the new jumper, and nobody must pull the thread that twitches',
  },
  beats: [
    { id: 'nobody', part: 'open', at: 'the living room', with: ['child', 'elder', 'pet'], plants: ['thread', 'jumper'] },
    { id: 'came-after', part: 'stir', at: 'the living room', with: ['child', 'elder', 'pet'], plants: ['run'] },
    { id: 'tummy', part: 'try', at: 'the garden', with: ['child', 'elder', 'pet'], refrain: true },
    { id: 'undone', part: 'try', at: 'the garden', with: ['child', 'elder', 'pet', 'friend'], plants: ['ducks'], refrain: true },
    { id: 'two-eyes', part: 'lull', at: 'the garden', with: ['child', 'elder', 'pet'] },
    { id: 'wiggle', part: 'turn', at: 'the garden', with: ['child', 'elder', 'pet'], pays: ['run'] },
    { id: 'chilly', part: 'back', at: 'the living room', with: ['child', 'elder', 'pet'], pays: ['ducks', 'jumper'] },
    { id: 'nobody-did', part: 'last', at: 'the living room', with: ['child', 'elder', 'pet'], pays: ['thread'], refrain: true },
  ],
  pictures: [
    {
      beats: ['came-after', 'nobody', 'tummy'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'left', act: 'runs', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'centre', act: 'chases', to: 'pet', feeling: 'laughing', faces: 'left' },
        { who: 'elder', at: 'right', act: 'runs', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['two-eyes', 'undone', 'wiggle'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'hides-behind', to: 'bush', feeling: 'afraid' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'bush', at: 'right' }],
    },
    {
      beats: ['chilly', 'wiggle', 'two-eyes'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits-on-lap', to: 'elder', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'armchair', at: 'centre' }, { what: 'yarn', at: 'right' }],
    },
  ],
});
