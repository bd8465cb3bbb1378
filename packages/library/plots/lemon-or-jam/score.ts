import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'lemon-or-jam',
  premise:
    'A shaggy monster hides among the potatoes with a saucepan on its head, for it is frightened of the monster upstairs, which growls every night; two friends lead it up by the hand to whoever is snoring, and it learns that ronk means I am here.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['monster'] },
  nights: {
    place: 'a little room behind a kitchen',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'holding hands up the stairs, and hearing what a snore says',
    feeling: 'frightened of a noise',
    sleep: false,
  },
  contains: ['monster', 'dark'],
  registry: {
    idea: 'the monster under the floor has not slept since March, for fear of what growls upstairs',
    device: 'a snore is a conversation: the first half says I am here, and the second says so are you',
    objects: ['saucepan missing since March', 'cuddled potato', 'clock that strikes seven at the wrong hour', 'bedspread that covers one shoulder'],
    joke: 'nothing is left but what stood beside the bed',
    ending: 'one more plate is got out, and it is asked what the monster takes on pancakes',
  },
  beats: [
    { id: 'a-hatch', part: 'open', at: 'the room behind the kitchen', with: ['child', 'friend', 'elder', 'adult', 'pet'], plants: ['hatch'] },
    { id: 'somebody-crying', part: 'stir', at: 'the room behind the kitchen', with: ['child', 'friend', 'adult'] },
    { id: 'among-the-potatoes', part: 'stir', at: 'the hatch', with: ['child', 'friend', 'monster'], plants: ['saucepan'] },
    { id: 'first-it-growls', part: 'try', at: 'the hatch', with: ['child', 'friend', 'monster'], plants: ['growl'] },
    { id: 'hand-in-hand', part: 'try', at: 'the stairs', with: ['child', 'friend', 'monster'] },
    { id: 'nothing-left', part: 'turn', at: 'the bedroom upstairs', with: ['child', 'friend', 'monster', 'elder'] },
    { id: 'ronk-means', part: 'turn', at: 'the bedroom upstairs', with: ['elder', 'monster'], pays: ['growl'] },
    { id: 'you-too', part: 'back', at: 'the bedroom upstairs', with: ['child', 'friend', 'monster', 'elder'] },
    { id: 'one-more-plate', part: 'last', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'pet'], pays: ['hatch', 'saucepan'] },
  ],
  pictures: [
    {
      beats: ['among-the-potatoes', 'somebody-crying'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'monster', called: 'monster', at: 'centre', act: 'sits', holding: 'potato', size: 'big', feeling: 'afraid' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'surprised' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'monster', feeling: 'surprised', anyway: true },
      ],
      things: [{ what: 'potato', at: 'near', count: 3 }],
    },
    {
      beats: ['hand-in-hand', 'first-it-growls'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'monster', feeling: 'afraid', faces: 'right' },
        { who: 'monster', called: 'monster', at: 'centre', act: 'walks', size: 'big', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'monster', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'stairs', at: 'far' }],
    },
    {
      beats: ['ronk-means', 'nothing-left', 'you-too'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'elder', at: 'bed', act: 'talks-to', to: 'monster', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'monster', called: 'monster', at: 'centre', act: 'sits', size: 'big', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'monster', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
