import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-owe-you-a-wave',
  premise:
    'An astronaut lands on a hill, since a child has waved and she had both hands full; her suit is too stiff to wave back in, until the child turns off her glove.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [4, 12], en: [9, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['astronaut'] },
  nights: {
    place: 'a hill in a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'getting one small hand out of a stiff suit',
    feeling: 'disappointed',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['before-there-were-ducks', 'a-wave-in-the-hand'],
  contains: ['space', 'rocket'],
  registry: {
    idea: 'an astronaut comes down to wave, since she had both hands full when the child waved at the moon',
    device: 'a glove is turned off, and a bare hand can wave',
    objects: ['spanner in one hand and a sandwich in the other', 'arm that stops with an eeek', 'boots in the air, like a beetle', 'glove with a shiny ring'],
    joke: 'was that the wave? no, that was falling over',
    ending: 'yes, I saw you, and a sandwich each',
  },
  beats: [
    { id: 'the-rocket', part: 'open', at: 'the hill', with: ['child', 'astronaut', 'adult', 'elder', 'minder'], plants: ['beep'] },
    { id: 'i-saw-you', part: 'stir', at: 'the hill', with: ['child', 'astronaut'], plants: ['sandwich'], refrain: true },
    { id: 'eeek', part: 'try', at: 'the hill', with: ['child', 'astronaut'] },
    { id: 'rolling', part: 'try', at: 'the hill', with: ['child', 'astronaut', 'friend', 'pet'], refrain: true },
    { id: 'beep', part: 'turn', at: 'the hill', with: ['child', 'astronaut'], pays: ['beep'] },
    { id: 'the-glove', part: 'turn', at: 'the hill', with: ['child', 'astronaut', 'friend'] },
    { id: 'the-best-wave', part: 'turn', at: 'the hill', with: ['child', 'astronaut'], pays: ['sandwich'], refrain: true },
    { id: 'up', part: 'back', at: 'the hill', with: ['child', 'astronaut', 'pet'] },
    { id: 'home', part: 'last', at: 'the hill', with: ['child', 'adult', 'elder', 'elder2', 'minder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['eeek', 'i-saw-you', 'rolling'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'astronaut', at: 'right', act: 'lies-on-back', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'astronaut', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'rocket', at: 'far' }],
    },
    {
      beats: ['the-glove', 'beep', 'rolling'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'astronaut', feeling: 'curious', faces: 'right' },
        { who: 'astronaut', at: 'right', act: 'holds-hands', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['up', 'the-best-wave', 'home'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'rocket', at: 'above', act: 'flies', feeling: 'happy' },
      ],
    },
  ],
});
