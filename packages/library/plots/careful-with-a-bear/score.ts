import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'careful-with-a-bear',
  premise:
    'A library lends a bear, who must go back through the hatch in the wall when it closes and sticks half-way; pushing is no way to treat a bear, but he is ticklish under the foot.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [12, 27], en: [20, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['bear'] },
  nights: { place: 'a library', indoors: true, tone: 'funny', mechanism: 'tickling a bear through a hatch', feeling: 'careful of somebody', sleep: false, endsInBed: true, endsOnRefrain: true },
  storyVotes: [3, 3],
  contains: ['bear'],
  registry: {
    idea: 'a bear is lent by a library by the rules for books',
    device: 'whoever laughs until his tummy wobbles comes through',
    objects: ['bear on the bottom shelf', 'paw that is held up to the machine', 'hatch for what was borrowed'],
    joke: 'there is always the door',
    ending: 'one is careful with a bear, and the bear with his child',
  },
  beats: [
    { id: 'the-bottom-shelf', part: 'open', at: 'the library', with: ['child', 'adult', 'bear'] },
    { id: 'beep', part: 'stir', at: 'the library', with: ['child', 'bear'], plants: ['ticklish', 'careful'] },
    { id: 'all-of-the-rug', part: 'try', at: 'the library', with: ['child', 'friend', 'bear'], refrain: true },
    { id: 'the-hatch', part: 'lull', at: 'the library', with: ['child', 'bear'] },
    { id: 'not-so-hard', part: 'turn', at: 'the hatch', with: ['child', 'adult', 'bear'] },
    { id: 'one-finger', part: 'turn', at: 'the hatch', with: ['child', 'bear'], refrain: true, pays: ['ticklish'] },
    { id: 'the-door', part: 'back', at: 'the library', with: ['child', 'bear'] },
    { id: 'half-of-him', part: 'last', at: 'bed', with: ['child', 'bear', 'pet'], pays: ['careful'] },
  ],
  pictures: [
    {
      beats: ['beep', 'all-of-the-rug'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'bear', at: 'centre', act: 'sits', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'sits-on', to: 'bear', feeling: 'proud', faces: 'right' },
        { who: 'girl', at: 'right', act: 'walks', holding: 'crayon', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-hatch', 'not-so-hard'],
      framing: 'middle',
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'librarian', at: 'centre', act: 'pushes', to: 'bear-in-hatch', feeling: 'angry', faces: 'right', called: 'librarian' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'librarian', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'bear-in-hatch', at: 'right' }],
    },
    {
      beats: ['one-finger', 'the-door'],
      framing: 'close',
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'bear', at: 'right', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'bear', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
