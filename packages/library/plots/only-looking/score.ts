import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-looking',
  premise:
    'On the first day the child keeps the coat on and is only looking, from a bench of its own; so the child is the one who saw where the guinea pig went, and needs the coat for him.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [6, 12], en: [12, 12] },
  ages: [4, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['preschool'] },
  nights: {
    place: 'a nursery',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'having looked',
    feeling: 'shy',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['guinea-pig'],
  registry: {
    idea: 'a nursery with builders and painters lacks somebody to look',
    device: 'only looking',
    objects: ['looking bench', 'guinea pig in a bonnet', 'knee painted blue'],
    joke: 'that’s Susan',
    ending: 'the grown-up is only looking',
  },
  beats: [
    { id: 'not-stopping', part: 'open', at: 'the nursery', with: ['child', 'bell', 'adult'], plants: ['coat'] },
    { id: 'a-looker', part: 'stir', at: 'the nursery', with: ['child', 'bell', 'adult'], plants: ['looking'] },
    { id: 'the-bench', part: 'try', at: 'the bench', with: ['child', 'otis', 'bibi', 'friend'], plants: ['bonnet'], refrain: true },
    { id: 'empty', part: 'turn', at: 'the nursery', with: ['bell'] },
    { id: 'has-anybody', part: 'turn', at: 'the nursery', with: ['bell', 'bibi', 'child'] },
    { id: 'i-have', part: 'turn', at: 'the nursery', with: ['child', 'otis', 'friend'], pays: ['bonnet'] },
    { id: 'off-came-the-coat', part: 'turn', at: 'the nursery', with: ['child'], pays: ['coat'] },
    { id: 'castle', part: 'back', at: 'the nursery', with: ['child', 'adult', 'pet', 'elder', 'elder2'] },
    { id: 'only-looking', part: 'last', at: 'the nursery', with: ['child', 'adult', 'bibi'], pays: ['looking'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-bench', 'a-looker', 'not-stopping'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'afraid', faces: 'right' },
        { who: 'boy', at: 'right', act: 'pushes', to: 'pram', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'bench', at: 'left' },
        { what: 'pram', at: 'right' },
      ],
    },
    {
      beats: ['i-have', 'has-anybody', 'off-came-the-coat'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'guinea-pig', feeling: 'happy', faces: 'right' },
        { who: 'boy', at: 'right', act: 'looks-at', to: 'guinea-pig', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'pram', at: 'right' },
        { what: 'guinea-pig', at: 'centre' },
      ],
    },
    {
      beats: ['castle', 'off-came-the-coat', 'only-looking'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'holds', to: 'blocks', feeling: 'happy', faces: 'right' }],
      things: [{ what: 'blocks', at: 'left' }],
    },
  ],
});
