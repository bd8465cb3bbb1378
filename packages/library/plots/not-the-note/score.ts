import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-the-note',
  premise:
    'A child who slides off every note has been asked to mouth the words while the choir howls for an old wolf with toothache; it howls so perfectly together that he takes it for one giant and flees, and the one who cannot stay on a note has to teach the others to get off it.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [5, 12], en: [8, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['wolf'] },
  nights: { place: 'a wolf park', indoors: false, tone: 'warm', mechanism: 'stepping off somebody else’s note, hand in hand', feeling: 'ashamed', sleep: false },
  alike: ['a-hole-in-the-howl'],
  contains: ['wolf'],
  registry: {
    idea: 'a choir that howls perfectly sounds like one giant wolf, and an old one with toothache will not come to it',
    device: 'starting on the note and getting off it, as one gets off a bus, is taught by holding hands',
    objects: ['medicine in a lump of meat', 'hat taken off to howl', 'drawer of forks', 'rows of sleeping bags by a big window'],
    joke: 'that’s not the note; it’s a note',
    ending: 'that’s not the note; no, it’s ours',
  },
  beats: [
    { id: 'its-you', part: 'open', at: 'the fence', with: ['child', 'friend', 'wolf'], plants: ['the note'], refrain: true },
    { id: 'off-the-bus', part: 'open', at: 'the wolf park', with: ['child', 'friend', 'leader', 'pet'], plants: ['bus'] },
    { id: 'a-bad-tooth', part: 'stir', at: 'the fence', with: ['child', 'friend', 'keeper', 'wolf'], plants: ['pack'] },
    { id: 'as-smooth-as-one', part: 'try', at: 'the fence', with: ['child', 'friend', 'leader', 'elder2'] },
    { id: 'louder', part: 'try', at: 'the fence', with: ['child', 'friend', 'keeper', 'wolf'] },
    { id: 'a-giant', part: 'lull', at: 'the fence', with: ['child', 'friend', 'keeper'], pays: ['pack'] },
    { id: 'hat-off', part: 'turn', at: 'the fence', with: ['child', 'friend'] },
    { id: 'hold-my-hand', part: 'turn', at: 'the fence', with: ['child', 'friend', 'leader'], pays: ['bus'] },
    { id: 'one-more', part: 'back', at: 'the fence', with: ['child', 'friend', 'keeper', 'wolf'] },
    { id: 'all-still-there', part: 'down', at: 'the visitors’ hall', with: ['child', 'wolf', 'elder'] },
    { id: 'ours', part: 'last', at: 'the visitors’ hall', with: ['child', 'friend'], pays: ['the note'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-bad-tooth', 'off-the-bus', 'its-you'],
      framing: 'middle',
      world: 'forest',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wolf', feeling: 'curious', faces: 'right' },
        { who: 'wolf', called: 'wolf', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'fence', at: 'centre' }],
    },
    {
      beats: ['louder', 'a-giant', 'as-smooth-as-one'],
      framing: 'wide',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'sings', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'wolf', feeling: 'sad', faces: 'right' },
        { who: 'wolf', called: 'wolf', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['hold-my-hand', 'hat-off', 'one-more'],
      framing: 'close',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
