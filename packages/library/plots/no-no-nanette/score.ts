import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-no-nanette',
  premise: 'A goat who can only say yes, and has eaten the doormat, begs a child who will not eat soup for lessons in saying no; she learns it so well that her mouth gets there first, and the two need a word in between.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [22, 38], en: [12, 41] },
  ages: [3, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['picky-food', 'salad', 'soup'] },
  nights: { place: 'the kitchen', indoors: true, tone: 'funny', mechanism: 'teaching what one is good at', feeling: 'stuck', sleep: false },
  contains: ['goat'],
  registry: {
    idea: 'saying no to food is an art, and a goat would like to learn it',
    device: 'a mouth that gets there before its owner',
    objects: ['half a doormat', 'plate pushed away a thumb', 'salad a goat longs for'],
    joke: 'have we got a goat? maybe',
    ending: 'the plate comes back half a thumb',
  },
  beats: [
    { id: 'the-no', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'friend'], plants: ['a thumb'] },
    { id: 'half-a-doormat', part: 'stir', at: 'the kitchen', with: ['child', 'goat', 'elder'] },
    { id: 'the-lesson', part: 'try', at: 'the kitchen', with: ['child', 'goat', 'friend', 'pet'] },
    { id: 'gets-there-first', part: 'lull', at: 'the kitchen', with: ['child', 'goat'] },
    { id: 'only-the-tip', part: 'turn', at: 'the kitchen', with: ['child', 'goat'] },
    { id: 'in-between', part: 'back', at: 'the kitchen', with: ['child', 'goat', 'adult'] },
    { id: 'half-a-thumb', part: 'last', at: 'the kitchen', with: ['child', 'goat', 'pet'], pays: ['a thumb'] },
  ],
  pictures: [
    {
      beats: ['half-a-doormat', 'the-lesson'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'goat', at: 'right', act: 'listens-to', to: 'child', called: 'goat', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'goat', feeling: 'proud', faces: 'right' },
      ],
    },
    {
      beats: ['the-lesson', 'gets-there-first'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'goat', holding: 'salad', feeling: 'surprised', faces: 'right' },
        { who: 'goat', at: 'right', act: 'stands', called: 'goat', feeling: 'crying', faces: 'right' },
      ],
    },
    {
      beats: ['only-the-tip', 'in-between'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'soup', feeling: 'curious', faces: 'right' },
        { who: 'goat', at: 'right', act: 'looks-at', to: 'child', called: 'goat', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
