import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'that-was-me',
  premise:
    'An ice cream that never drips says it was a pink pigeon, and a rain that only falls on knees, since whoever drips is put in the bin; the child takes the blame for it, and when it leans out over the edge, licks it straight again, and in bed it owns up at last.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [10, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['ice-cream'] },
  nights: { place: 'a bench', indoors: false, tone: 'funny-tender', mechanism: 'licking something straight', feeling: 'kind', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { en: [2, 3] },
  contains: ['ice-cream'],
  registry: {
    idea: 'an ice cream denies that it drips, because it thinks drippy ones are put in the bin',
    device: 'a child takes the blame for an ice cream, and licks it straight when it leans',
    objects: ['pink pigeon that has gone home', 'rain that only rains on knees', 'pancake that is in there already'],
    joke: 'they don’t put me in the bin, they wipe me',
    ending: 'a tummy that rumbles in bed, and a small proud voice in it that says who it was',
  },
  beats: [
    { id: 'never', part: 'open', at: 'the bench', with: ['child', 'ice', 'kiosk', 'adult', 'elder', 'sitter', 'friend', 'pet'], plants: ['never'], refrain: true },
    { id: 'a-pigeon', part: 'stir', at: 'the bench', with: ['child', 'ice', 'friend', 'pet'], plants: ['pigeon'], refrain: true },
    { id: 'on-knees', part: 'try', at: 'the bench', with: ['child', 'ice', 'friend', 'pet'], refrain: true },
    { id: 'down-the-front', part: 'try', at: 'the bench', with: ['child', 'ice', 'adult', 'elder', 'sitter', 'friend'], refrain: true },
    { id: 'they-wipe-me', part: 'lull', at: 'the bench', with: ['child', 'ice', 'friend', 'pet', 'elder', 'elder2'] },
    { id: 'it-leaned', part: 'try', at: 'the bench', with: ['ice', 'pet', 'friend'], pays: ['pigeon'] },
    { id: 'lick', part: 'turn', at: 'the bench', with: ['child', 'ice'] },
    { id: 'a-pancake', part: 'back', at: 'the bench', with: ['child', 'ice', 'friend', 'pet'] },
    { id: 'glurp', part: 'last', at: 'the bed', with: ['child', 'ice', 'adult', 'elder', 'sitter', 'pet'], pays: ['never'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-pigeon', 'never', 'on-knees'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'bench', feeling: 'surprised', holding: 'ice-cream' },
      ],
      things: [{ what: 'bench', at: 'centre' }, { what: 'kiosk', at: 'left', size: 'big' }],
    },
    {
      beats: ['they-wipe-me', 'down-the-front', 'on-knees'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'centre', act: 'looks-at', to: 'ice-cream', holding: 'ice-cream', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'far' }],
    },
    {
      beats: ['lick', 'it-leaned', 'a-pancake'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'ice-cream', feeling: 'happy', faces: 'right' },
        { who: 'pigeon', at: 'centre', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'bench', at: 'far' }],
    },
  ],
});
