import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'feet-together',
  premise:
    'A penguin in the kitchen keeps a potato warm on its feet and hopes that it is an egg; it is so tired that it lets it drop, and the child stands with feet together under a jumper while it sleeps, and is then waddled to bed on somebody’s feet.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [3, 12], en: [4, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['penguin'] },
  alike: ['somebody-on-my-feet', 'they-are-good-ones'],
  nights: {
    place: 'a kitchen',
    indoors: true,
    tone: 'tender-funny',
    mechanism: 'standing still with feet together',
    feeling: 'careful',
    sleep: false,
  },
  contains: ['penguin'],
  registry: {
    idea: 'a penguin takes a potato for an egg, and cannot lie down for keeping it warm',
    device: 'a child keeps a potato warm under a jumper while a penguin sleeps',
    objects: ['potato on two feet', 'jumper pulled down as far as it goes', 'cold window and cold door'],
    joke: 'is it an egg? I hope so',
    ending: 'two pairs of feet waddle in a row, and nobody drops anybody',
  },
  beats: [
    { id: 'a-potato', part: 'open', at: 'the kitchen', with: ['child', 'penguin'], plants: ['flop'] },
    { id: 'i-hope-so', part: 'stir', at: 'the kitchen', with: ['child', 'penguin'], plants: ['together'] },
    { id: 'window-and-door', part: 'try', at: 'the kitchen', with: ['child', 'penguin', 'friend'], plants: ['waddle'], refrain: true },
    { id: 'the-rug', part: 'try', at: 'the kitchen', with: ['child', 'penguin'], if: 'age>=5', refrain: true },
    { id: 'cold-floor', part: 'lull', at: 'the kitchen', with: ['child', 'penguin', 'pet'] },
    { id: 'ill-do-it', part: 'turn', at: 'the kitchen', with: ['child', 'adult', 'elder', 'sitter'], pays: ['together'], refrain: true },
    { id: 'warm-warm-warm', part: 'turn', at: 'the kitchen', with: ['child', 'penguin', 'elder', 'elder2', 'pet'], pays: ['flop'] },
    { id: 'warmer-than-before', part: 'back', at: 'the kitchen', with: ['child', 'penguin'] },
    { id: 'all-in-a-row', part: 'last', at: 'the kitchen', with: ['child', 'penguin', 'adult', 'elder', 'sitter', 'friend'], pays: ['waddle'], refrain: true },
  ],
  pictures: [
    {
      beats: ['i-hope-so', 'a-potato', 'window-and-door'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'penguin', at: 'right', act: 'looks-at', to: 'potato', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'penguin', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'potato', at: 'centre', size: 'tiny' }],
    },
    {
      beats: ['cold-floor', 'ill-do-it', 'the-rug'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'penguin', at: 'right', act: 'cries', size: 'child', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'potato', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'potato', at: 'centre', size: 'tiny' }],
    },
    {
      beats: ['warm-warm-warm', 'ill-do-it', 'warmer-than-before'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'penguin', at: 'right', act: 'sleeps', size: 'child', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'potato', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});
