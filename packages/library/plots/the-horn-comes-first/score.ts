import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-horn-comes-first',
  premise: 'A unicorn wants one hug, but she must bow for it and then the horn comes first and everybody runs; only when it is stuck in a tree can the child get at the rest of her, and teaches her to come tail first.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: { place: 'on the grass', indoors: false, tone: 'funny', mechanism: 'turning round', feeling: 'longing', sleep: false },
  contains: ['unicorn', 'horse'],
  registry: {
    idea: 'a unicorn cannot hug, for the horn gets there before she does',
    device: 'whoever is stuck by the horn can be hugged from behind, and hugging is pulling',
    objects: ['ball that is more of a swimming hat', 'bouncy castle that is a rug', 'horn in an apple tree', 'unicorn in reverse'],
    joke: 'what did the bouncy castle say',
    ending: 'the child reverses into a hug',
  },
  beats: [
    { id: 'through-the-hedge', part: 'open', at: 'the grass', with: ['child', 'unicorn', 'friend'], plants: ['horn first'] },
    { id: 'the-bouncy-castle', part: 'stir', at: 'the grass', with: ['child', 'unicorn'] },
    { id: 'one-step-back', part: 'try', at: 'the grass', with: ['child', 'unicorn', 'friend', 'pet', 'elder'] },
    { id: 'tjonk', part: 'lull', at: 'the apple tree', with: ['child', 'unicorn'] },
    { id: 'the-rest-of-her', part: 'turn', at: 'the apple tree', with: ['child', 'unicorn'] },
    { id: 'hug-and-pull', part: 'turn', at: 'the apple tree', with: ['child', 'unicorn', 'friend', 'pet', 'elder'] },
    { id: 'the-soft-end', part: 'turn', at: 'the grass', with: ['child', 'unicorn'], pays: ['horn first'] },
    { id: 'one-each', part: 'back', at: 'the grass', with: ['child', 'unicorn', 'friend', 'pet', 'elder'] },
    { id: 'back-through-the-hedge', part: 'down', at: 'the hedge', with: ['child', 'unicorn'] },
    { id: 'good-night', part: 'last', at: 'bed', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['through-the-hedge', 'the-bouncy-castle', 'one-step-back'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', at: 'right', act: 'reaches-for', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'far', act: 'hides-behind', to: 'bush', feeling: 'afraid' },
      ],
      things: [{ what: 'bush', at: 'far', size: 'small', if: 'friend' }],
    },
    {
      beats: ['tjonk', 'one-step-back', 'the-rest-of-her'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', at: 'centre', act: 'leans-on', to: 'apple-tree', feeling: 'crying', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'unicorn', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'apple-tree', at: 'right' }],
    },
    {
      beats: ['hug-and-pull', 'the-rest-of-her', 'the-soft-end', 'one-each'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'unicorn', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'stands', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
