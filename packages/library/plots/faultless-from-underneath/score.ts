import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'faultless-from-underneath',
  premise:
    'A rabbit who feels quite safe falls over on her side; at the jumping she feels anything but, warns all the others, and nobody will jump, so the child says the only word there is in rabbit by falling over too, and a hundred people must lie down, the judge in his tall hat last of all.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [12, 12], en: [10, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['rabbit'] },
  nights: { place: 'a meadow with jumps', indoors: false, tone: 'funny', mechanism: 'falling over sideways, a hundred at once', feeling: 'proud', sleep: false, seasons: ['spring', 'summer'], endsOnRefrain: true },
  contains: ['rabbit'],
  registry: {
    idea: 'a rabbit who feels safe falls over on her side and looks dead, and she jumps only when a hundred people have done the same',
    device: 'the only word one knows in rabbit is said by falling over, and nothing may be higher than she is',
    objects: ['tall hat of a judge', 'sausage held straight up', 'six small jumps'],
    joke: 'I only saw her from underneath, but from underneath she was faultless',
    ending: 'is the child dead? no, only flopped',
  },
  beats: [
    { id: 'only-flopped', part: 'open', at: 'the lawn', with: ['child', 'owner', 'rabbit', 'elder', 'pet'], plants: ['flop', 'dead'] },
    { id: 'on-saturday', part: 'stir', at: 'the lawn', with: ['child', 'owner', 'rabbit', 'elder', 'friend', 'pet'], plants: ['kick'] },
    { id: 'thump', part: 'try', at: 'the meadow', with: ['child', 'owner', 'rabbit', 'elder', 'friend', 'pet'] },
    { id: 'twelve-pancakes', part: 'try', at: 'the meadow', with: ['child', 'rabbit', 'friend'], plants: ['twelve'] },
    { id: 'one-word', part: 'turn', at: 'the meadow', with: ['child', 'owner', 'rabbit', 'elder', 'pet'], pays: ['flop'] },
    { id: 'you-too', part: 'turn', at: 'the meadow', with: ['child', 'owner', 'friend', 'pet', 'elder', 'elder2', 'adult'] },
    { id: 'judges-dont', part: 'turn', at: 'the meadow', with: ['rabbit', 'pet'] },
    { id: 'from-underneath', part: 'back', at: 'the meadow', with: ['child', 'rabbit', 'friend', 'pet'], pays: ['kick'] },
    { id: 'nobody-got-up', part: 'last', at: 'the meadow', with: ['child', 'owner', 'rabbit', 'elder', 'friend', 'pet'], pays: ['twelve', 'dead'] },
  ],
  pictures: [
    {
      beats: ['on-saturday', 'only-flopped'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'rabbit', called: 'rabbit', at: 'right', act: 'jumps', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'far', act: 'calls-to', to: 'child', feeling: 'laughing' },
      ],
      things: [{ what: 'fence', at: 'centre' }],
    },
    {
      beats: ['one-word', 'twelve-pancakes'],
      framing: 'wide',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'calm', faces: 'right' },
        { who: 'rabbit', called: 'rabbit', at: 'centre', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'man', at: 'right', act: 'wears', to: 'hat', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'far', act: 'stands', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['from-underneath', 'judges-dont'],
      framing: 'close',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'happy', faces: 'right' },
        { who: 'rabbit', called: 'rabbit', at: 'centre', act: 'jumps', feeling: 'happy', faces: 'right' },
        { who: 'man', at: 'right', act: 'lies-on-back', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'far', act: 'lies-on-stomach', feeling: 'curious', faces: 'left', if: 'pet.dog / pet.cat' },
      ],
    },
  ],
});
