import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'have-some-moon',
  premise:
    'A child holds up a round piece of crispbread so that the hungry moon may have some, and the moon is gone behind it; so the child eats, until there is hardly any bread and nearly only moon.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  onlyShort: true,
  leads: [],
  wish: { concepts: ['moon'] },
  nights: {
    place: 'a kitchen',
    indoors: true,
    tone: 'tender',
    mechanism: 'eating what is in the way of the moon',
    feeling: 'curious',
    sleep: false,
  },
  contains: ['moon'],
  registry: {
    idea: 'the bread that is offered to the moon hides the moon, and for each bite there is more moon',
    device: 'whoever eats up what is in the way has the whole of it back',
    objects: ['round crispbread with a lot of butter', 'hole with a small moon in it', 'crumb on a windowsill'],
    joke: 'less and less bread, and more and more moon',
    ending: 'the light lies down on the last bit: now it is having some',
  },
  beats: [
    { id: 'round-and-yellow', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'sitter', 'friend', 'elder'], plants: ['bread'], refrain: true },
    { id: 'hungry', part: 'stir', at: 'the kitchen', with: ['child'], plants: ['have some'], refrain: true },
    { id: 'gone', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'sitter', 'friend', 'elder'] },
    { id: 'a-small-moon', part: 'turn', at: 'the kitchen', with: ['child'], refrain: true },
    { id: 'more-moon', part: 'turn', at: 'the kitchen', with: ['child'], pays: ['bread'], refrain: true },
    { id: 'hello-again', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'sitter', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'having-some', part: 'down', at: 'the window', with: ['child', 'adult', 'sitter', 'elder'], pays: ['have some'] },
    { id: 'just-shone', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'sitter', 'elder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['hungry', 'round-and-yellow'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'biscuit', feeling: 'happy', faces: 'right' },
        { who: 'moon', at: 'above', act: 'waits', size: 'child', colour: 'yellow', feeling: 'calm' },
      ],
    },
    {
      beats: ['a-small-moon', 'more-moon', 'gone'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'biscuit', feeling: 'surprised', faces: 'right' },
        { who: 'moon', at: 'above', act: 'looks-at', to: 'child', size: 'small', colour: 'yellow', feeling: 'calm' },
      ],
    },
    {
      beats: ['having-some', 'hello-again', 'just-shone'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'moon', holding: 'biscuit', feeling: 'happy', faces: 'right' },
        { who: 'moon', at: 'above', act: 'waits', size: 'child', colour: 'yellow', feeling: 'happy' },
      ],
    },
  ],
});
