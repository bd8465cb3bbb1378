import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'everybody-turns-round',
  premise:
    'A burst pipe sends the top class to the nursery for three weeks, where a small one will not wave, for then her father goes; the child knows that everybody turns round at the postbox, says before the others not to know her, and must stand there and wave at an empty window.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['preschool'] },
  alike: ['but-who-stopped-it'],
  nights: {
    place: 'a nursery window',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'waving in front of everybody until it is answered',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['preschool'],
  registry: {
    idea: 'whoever is left at a window does not wave, since then the other goes; and everybody turns round at the postbox',
    device: 'somebody denied before others is waved at before them all, till a hat comes up',
    objects: ['chairs like toadstools', 'steam on the wrong side of a window', 'hat pulled down with its back to a window', 'stomach like wet sand'],
    joke: 'and this is as far as you have got?',
    ending: 'the small one stands at the window and tells one smaller, word for word, what she was told',
  },
  beats: [
    { id: 'starting', part: 'open', at: 'the nursery', with: ['child', 'hampus'], plants: ['weeks'] },
    { id: 'then-he-goes', part: 'stir', at: 'the nursery hall', with: ['child', 'majken'], plants: ['goes'] },
    { id: 'at-the-postbox', part: 'stir', at: 'the nursery hall', with: ['child', 'majken'], plants: ['postbox'], refrain: true },
    { id: 'my-turn', part: 'try', at: 'the nursery hall', with: ['child', 'majken', 'pet', 'elder', 'elder2'], plants: ['school', 'wrong'] },
    { id: 'just-stands-here', part: 'try', at: 'the nursery hall', with: ['child', 'majken', 'hampus'] },
    { id: 'empty-window', part: 'lull', at: 'the nursery hall', with: ['child', 'majken'] },
    { id: 'i-know-her', part: 'turn', at: 'the postbox', with: ['child', 'hampus', 'lasse'] },
    { id: 'the-other-arm', part: 'turn', at: 'the postbox', with: ['child', 'majken', 'hampus', 'lasse', 'friend'], pays: ['goes'] },
    { id: 'still-wrong', part: 'back', at: 'the nursery hall', with: ['child', 'majken'], pays: ['wrong', 'weeks'] },
    { id: 'every-word', part: 'last', at: 'the postbox', with: ['child', 'majken'], pays: ['postbox', 'school'], refrain: true },
  ],
  pictures: [
    {
      beats: ['then-he-goes', 'at-the-postbox', 'my-turn'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'girl', feeling: 'curious', faces: 'right' },
        { who: 'girl', called: 'majken', at: 'right', act: 'looks-at', to: 'window', size: 'small', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'window', at: 'right', size: 'child' }],
    },
    {
      beats: ['empty-window', 'just-stands-here'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'sad', faces: 'right' },
        { who: 'girl', called: 'majken', at: 'right', act: 'sits', size: 'small', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['the-other-arm', 'i-know-her'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'boy', called: 'hampus', at: 'right', act: 'waves', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'mailbox', at: 'centre' }],
    },
  ],
});
