import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'come-along-were-late',
  premise:
    'In town nobody is seen who is on the way somewhere, and whoever is on the way sees nothing; so somebody has lived there since spring, always hurrying and never going anywhere, until it sits down beside a child who knows the grown-up mostly from behind, and is stared at by everybody; it needs somewhere to be late for.',
  writtenFirstIn: 'en',
  ages: [6, 11],
  leads: [],
  wish: { relation: 'in-town', kinds: ['animal'] },
  nights: {
    place: 'a square in town',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'giving somebody somewhere to be late for',
    feeling: 'lonely behind somebody in a hurry',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'nobody in town is seen as long as they are on the way somewhere, and whoever is on the way sees nothing',
    device: 'what the grown-up always says is shouted from a bench, and a whole ring of people remembers what it is late for',
    objects: ['grown-up known from behind', 'bench in the sun that is only ever gone past', 'loaf held out backwards to whoever takes it', 'wrist without a watch'],
    joke: 'a grown-up makes conversation over a shoulder and sees whom with on the doorstep',
    ending: 'what they were late for was this',
  },
  beats: [
    { id: 'a-back', part: 'open', at: 'the town', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['late', 'back'] },
    { id: 'going-past', part: 'stir', at: 'the square', with: ['child', 'wish', 'friend'] },
    { id: 'the-rule', part: 'stir', at: 'the square', with: ['child', 'wish', 'friend'], plants: ['rule'] },
    { id: 'on-the-bench', part: 'lull', at: 'the bench', with: ['child', 'wish', 'friend'] },
    { id: 'the-ring', part: 'try', at: 'the bench', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'late-for-what', part: 'turn', at: 'the bench', with: ['child', 'wish'] },
    { id: 'out-of-the-ring', part: 'turn', at: 'the square', with: ['child', 'wish', 'friend', 'elder', 'pet'], pays: ['rule'] },
    { id: 'how-lovely', part: 'back', at: 'the town', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'this', part: 'last', at: 'the step', with: ['child', 'wish', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['late', 'back'] },
  ],
  pictures: [
    {
      beats: ['going-past', 'the-rule'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'walks', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['late-for-what', 'the-ring', 'out-of-the-ring'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'bench', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['this', 'how-lovely'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'eats', to: 'bread', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'adult', feeling: 'happy', faces: 'right', if: 'adult & !elder' },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'elder', feeling: 'happy', faces: 'right', if: 'elder' },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'woman', feeling: 'happy', faces: 'right', if: '!adult & !elder' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});
