import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'start-with-the-tulips',
  premise:
    'A child who has wetted the best bed at a grandparent’s tiptoes out in swimming things with the sheet rolled into a sausage, meets a voice on the third stair, and hears who wetted that bed more than everybody else; then there is a wash to do, and toast at three o’clock.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['wet-bed'] },
  nights: {
    place: 'the stairs and the kitchen of a grandparent’s house',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'hearing who has done the same, and washing a sheet together in the middle of the night',
    feeling: 'ashamed',
    sleep: false,
    endsInBed: true,
  },
  votes: { en: [0, 1] },
  storyVotes: [2, 2],
  alike: ['nothing-on-it-yet'],
  contains: ['dark', 'dog', 'cat'],
  registry: {
    idea: 'the best bed is called so after everybody who has wetted it, and its owner did so most of all',
    device: 'what was to be hidden until one is grown up is what the child wants to tell tomorrow',
    objects: ['wet patch in the shape of a whale', 'sheet rolled into a sausage', 'swimming things in the middle of the night', 'folded sheet as a step'],
    joke: 'off to the seaside?',
    ending: 'a sheet goes round in the kitchen, and a child sinks down into sleep like a champion',
  },
  beats: [
    { id: 'the-bed', part: 'open', at: 'bed', with: ['child', 'elder', 'pet'], plants: ['dip'] },
    { id: 'a-whale', part: 'try', at: 'bed', with: ['child'], plants: ['know'] },
    { id: 'third-stair', part: 'stir', at: 'the stairs', with: ['child', 'elder'] },
    { id: 'best-bed', part: 'turn', at: 'the stairs', with: ['child', 'elder', 'brother', 'cousin'], plants: ['tulips'] },
    { id: 'champion', part: 'turn', at: 'the stairs', with: ['child', 'elder'], plants: ['champion'] },
    { id: 'there-it-goes', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'friend', 'pet'] },
    { id: 'a-nice-step', part: 'down', at: 'bed', with: ['child', 'elder'], pays: ['dip'] },
    { id: 'the-tulips', part: 'last', at: 'bed', with: ['child', 'elder', 'elder2', 'friend', 'adult'], pays: ['know', 'tulips', 'champion'] },
  ],
  pictures: [
    {
      beats: ['third-stair', 'a-whale'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'blanket', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', holding: 'cup', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'stairs', at: 'far' },
        { what: 'blanket', at: 'left', colour: 'white' },
      ],
    },
    {
      beats: ['best-bed', 'champion', 'third-stair'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['there-it-goes', 'a-nice-step'],
      framing: 'over-shoulder',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'washing-machine', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'washing-machine', feeling: 'curious', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'washing-machine', at: 'centre' }],
    },
  ],
});
