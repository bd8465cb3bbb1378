import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-lot-of-jam',
  premise:
    'A child whose first tooth hangs by a thread keeps its mouth shut and says mm, and the best friend, who understands it, puts jam and penguins into what it says; when the friend tells a true thing nobody believes it, and the mouth has to be opened after all.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['tooth'] },
  nights: {
    place: 'a kitchen and the mat in the hall',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'opening a mouth to say that a friend is telling the truth',
    feeling: 'not believed',
    sleep: false,
    endsInBed: true,
  },
  putBefore: { en: [7, 7], sv: [5, 7] },
  alike: ['mm-mm', 'that-meant-yes', 'thith-way'],
  contains: ['tooth'],
  registry: {
    idea: 'a friend who says aloud what a shut mouth means says yes to jam, and is not believed when it is true',
    device: 'whoever has kept its mouth shut for a tooth opens it for a friend, and the tooth is missed in the shouting',
    objects: ['two jam sandwiches kindly eaten', 'tooth in a friend’s shoe', 'penguins laughed at through a nose', 'floor that is tidy underneath'],
    joke: 'it came after a lot of jam',
    ending: 'mm mm, and this time the friend says only what was said',
  },
  beats: [
    { id: 'hanging-by-a-thread', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['tooth', 'understands'] },
    { id: 'jam', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['jam'] },
    { id: 'tidy-underneath', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'sausages', part: 'try', at: 'the kitchen table', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['sausages'] },
    { id: 'this-ones-true', part: 'turn', at: 'the kitchen table', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'the-only-one', part: 'turn', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'in-the-shoe', part: 'back', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['tooth'] },
    { id: 'a-true-thing', part: 'back', at: 'the hall', with: ['friend', 'adult', 'elder', 'minder'], pays: ['jam'] },
    { id: 'as-often-as-possible', part: 'down', at: 'the kitchen table', with: ['child', 'elder', 'elder2', 'pet'], pays: ['sausages'] },
    { id: 'and-so-it-was', part: 'last', at: 'bed', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['understands'] },
  ],
  pictures: [
    {
      beats: ['jam', 'hanging-by-a-thread', 'tidy-underneath'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'eats', to: 'sandwich', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'jam', at: 'centre' }],
    },
    {
      beats: ['sausages', 'this-ones-true', 'tidy-underneath'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'friend', feeling: 'crying', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'sausage', at: 'centre' }],
    },
    {
      beats: ['in-the-shoe', 'the-only-one', 'a-true-thing'],
      framing: 'from-above',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'tooth', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'tooth', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'tooth', at: 'centre', size: 'tiny' },
        { what: 'shoe', at: 'near' },
      ],
    },
  ],
});
