import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-sorry-office',
  premise:
    'Two friends write other people’s apologies in a bicycle shed, the one finding the words and the other striking them out; when they fall out themselves, neither can say it, until both come in the dusk as customers.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['quarrel', 'friendship'] },
  nights: {
    place: 'a bicycle shed behind a block of flats',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'coming to one’s own office as a customer',
    feeling: 'not being able to say sorry',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['quarrel', 'dark'],
  registry: {
    idea: 'two who say sorry for a whole house cannot say it to each other',
    device: 'each puts an order in the box of their own closed office, and there is not a word to strike',
    objects: ['ironing board in a bicycle shed', 'order box with a slot', 'stamp that says delivered', 'poem folded in eight'],
    joke: 'fourteen messages that begin with sorry and go on with but',
    ending: 'the one with too many words listens to a poem and does not use any',
  },
  beats: [
    { id: 'big-sorries-ten', part: 'open', at: 'the bicycle shed', with: ['child', 'friend', 'pet'], plants: ['box'] },
    { id: 'customers', part: 'stir', at: 'the bicycle shed', with: ['child', 'friend', 'player', 'adult', 'lodger', 'elder', 'elder2'], plants: ['armchair'] },
    { id: 'three-rules', part: 'stir', at: 'the bicycle shed', with: ['child', 'friend'], plants: ['rules'] },
    { id: 'that-thursday', part: 'try', at: 'school', with: ['child', 'friend'], plants: ['poem'] },
    { id: 'closed', part: 'lull', at: 'the bedroom', with: ['child', 'player', 'pet', 'elder', 'elder2'] },
    { id: 'how-it-grew', part: 'lull', at: 'the bedroom', with: ['child', 'adult', 'lodger'], pays: ['armchair'] },
    { id: 'a-customer', part: 'turn', at: 'the bedroom', with: ['child', 'adult', 'lodger'], pays: ['rules'] },
    { id: 'two-hands', part: 'turn', at: 'the bicycle shed', with: ['child', 'friend', 'adult', 'lodger'], pays: ['box'] },
    { id: 'not-one-word', part: 'back', at: 'the bicycle shed', with: ['child', 'friend', 'player'] },
    { id: 'delivered', part: 'last', at: 'the bicycle shed', with: ['child', 'friend'], pays: ['poem'] },
  ],
  pictures: [
    {
      beats: ['that-thursday', 'three-rules'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'friend', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-customer', 'how-it-grew'],
      framing: 'close',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'writes', to: 'letter', feeling: 'sad' }],
    },
    {
      beats: ['not-one-word', 'two-hands'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'letter', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'reads', to: 'letter', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bicycle', at: 'centre' }],
    },
  ],
});
