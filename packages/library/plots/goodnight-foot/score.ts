import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'goodnight-foot',
  premise:
    'A cat has complained for three weeks, so a proper meeting is held on the kitchen table, with minutes and an interpreter; under section four it comes out that a door is shut which used to be open, and the way out is measured across a cat’s shoulders.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [10, 12], en: [6, 12] },
  ages: [10, 12],
  leads: ['pet.cat'],
  nights: { place: 'a kitchen', indoors: true, tone: 'tender', mechanism: 'measuring how far a door has to stand open', feeling: 'torn', sleep: false, endsInBed: true },
  votes: { sv: [2, 3] },
  storyVotes: [3, 3],
  contains: ['cat'],
  registry: {
    idea: 'a cat’s complaint about a newly shut bedroom door is taken section by section at a meeting',
    device: 'a door is to be open by the width of the cat, which is as many centimetres as the child has years',
    objects: ['minutes with four coffee paws', 'wooden spoon for a gavel', 'ruler that is taken for prey', 'vacuum cleaner that is to give notice'],
    joke: 'a long mraow, by an interpreter with the same grammar at home',
    ending: 'somebody in socks says goodnight to a foot, and the cat has nothing to add',
  },
  beats: [
    { id: 'opened', part: 'open', at: 'the kitchen', with: ['child', 'pet', 'friend', 'adult', 'chair'], plants: ['talk'] },
    { id: 'the-chair', part: 'stir', at: 'the kitchen', with: ['friend', 'child', 'adult', 'chair', 'elder', 'elder2'], plants: ['coffee'] },
    { id: 'the-bowl', part: 'try', at: 'the kitchen', with: ['pet', 'friend'] },
    { id: 'section-four', part: 'stir', at: 'the hall', with: ['pet', 'friend', 'adult', 'chair'], plants: ['door'] },
    { id: 'not-against-anyone', part: 'lull', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'a-long-one', part: 'lull', at: 'the kitchen', with: ['pet', 'friend', 'child'], plants: ['turns'] },
    { id: 'just-past', part: 'lull', at: 'the kitchen', with: ['adult', 'chair', 'child'], plants: ['foot'] },
    { id: 'the-ruler', part: 'turn', at: 'the kitchen', with: ['friend', 'pet', 'child', 'adult', 'chair'] },
    { id: 'carried', part: 'turn', at: 'the kitchen', with: ['friend', 'child', 'pet', 'adult', 'chair'], pays: ['coffee'] },
    { id: 'four-four-and', part: 'down', at: 'bed', with: ['friend', 'child'], pays: ['door'] },
    { id: 'goodnight-foot', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'chair'], pays: ['turns', 'foot', 'talk'] },
  ],
  pictures: [
    {
      beats: ['the-bowl', 'opened', 'the-chair'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'table', feeling: 'angry' },
        { who: 'child', at: 'left', act: 'writes', holding: 'pencil', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'pet', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['section-four', 'not-against-anyone', 'a-long-one'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', view: 'back' },
      ],
      things: [{ what: 'door', at: 'right', size: 'big' }],
    },
    {
      beats: ['the-ruler', 'just-past', 'carried'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'ruler', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'reaches-for', to: 'ruler', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
