import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-wanting-a-cat',
  premise:
    'A cat on the roof of the last bus comes down only to the driver, who cannot stand cats; so everybody sits in a row and does not want a cat, and that is hardest for the child, who wants one most of all.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [8, 12], en: [8, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['cat'] },
  nights: { place: 'a bus stop', indoors: false, tone: 'funny', mechanism: 'sitting on one’s hands and wanting a spoon', feeling: 'longing', sleep: false },
  contains: ['cat'],
  registry: {
    idea: 'a cat comes to nobody but those who do not want a cat, and the child wants one most of all',
    device: 'a whole bench does not want a cat, and two hands are sat on until it has lain down',
    objects: ['loaf on the roof of a bus', 'eggs counted in a bus shelter', 'lamp post that is told about a spoon'],
    joke: 'just a plain spoon, with no fur on',
    ending: 'with both arms round it, the child goes on not wanting it as hard as can be',
  },
  beats: [
    { id: 'on-the-roof', part: 'open', at: 'the bus stop', with: ['child', 'cat', 'driver', 'adult', 'elder', 'sitter', 'friend', 'pet'], plants: ['arms', 'stand'] },
    { id: 'a-very-good-mouse', part: 'stir', at: 'the bus stop', with: ['child', 'friend', 'lady', 'adult', 'elder', 'sitter', 'pet'] },
    { id: 'nothing-to-do-with-me', part: 'try', at: 'the bus stop', with: ['driver', 'cat', 'pet'], pays: ['stand'] },
    { id: 'why-him', part: 'lull', at: 'the bus stop', with: ['child', 'driver', 'adult', 'elder', 'sitter', 'pet'], plants: ['not'] },
    { id: 'on-the-bench', part: 'turn', at: 'the bus stop', with: ['child', 'friend', 'lady', 'driver', 'adult', 'elder', 'sitter', 'pet'] },
    { id: 'a-plain-spoon', part: 'turn', at: 'the bus stop', with: ['child', 'adult', 'elder', 'sitter', 'pet'], pays: ['arms'] },
    { id: 'on-the-last-bus', part: 'last', at: 'the bus', with: ['child', 'driver', 'lady', 'pet'], pays: ['not'] },
  ],
  pictures: [
    {
      beats: ['a-very-good-mouse', 'on-the-roof'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'cat', called: 'cat', at: 'above', act: 'sits-on', to: 'bus', feeling: 'calm', faces: 'left', if: '!pet.cat' },
        { who: 'pet', at: 'above', act: 'sits-on', to: 'bus', feeling: 'calm', faces: 'left', if: 'pet.cat' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'bus', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'bus', feeling: 'curious' },
      ],
      things: [{ what: 'bus', at: 'right', size: 'big' }],
    },
    {
      beats: ['on-the-bench', 'why-him'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'right' },
        { who: 'man', called: 'driver', at: 'centre', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'left' },
        { who: 'cat', called: 'cat', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', if: '!pet.cat' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', if: 'pet.cat' },
      ],
      things: [{ what: 'bench', at: 'centre' }],
    },
    {
      beats: ['a-plain-spoon', 'on-the-last-bus'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'right' },
        { who: 'cat', called: 'cat', at: 'centre', act: 'sits-on-lap', to: 'child', feeling: 'happy', size: 'small', faces: 'right', if: '!pet.cat' },
        { who: 'pet', at: 'centre', act: 'sits-on-lap', to: 'child', feeling: 'happy', size: 'small', faces: 'right', if: 'pet.cat' },
      ],
      things: [{ what: 'bench', at: 'centre' }],
    },
  ],
});
