import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-hang-here',
  premise:
    'A monkey hangs on the child’s hook and will not get down, and hangs up everybody’s boots in the ceiling; when the hook comes loose the child, who is no hook, holds out two arms and is one.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [4, 12], en: [1, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['monkey'] },
  nights: {
    place: 'a cloakroom',
    indoors: true,
    tone: 'funny',
    mechanism: 'making hooks of one’s arms',
    feeling: 'angry',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['people-who-hang', 'not-with-a-monkey-on'],
  contains: ['monkey'],
  registry: {
    idea: 'a monkey has taken a child’s hook, and needs the child to be one',
    device: 'whoever wears clothes is a hook',
    objects: ['jacket with one sleeve over each foot of a monkey', 'boots along a pipe in the ceiling', 'hook that says crack'],
    joke: 'that is the smallest tail I have ever seen',
    ending: 'a monkey on an empty hook, nose to nose with its owner, hangs there till tomorrow',
  },
  beats: [
    { id: 'my-hook', part: 'open', at: 'the cloakroom', with: ['child', 'monkey'], plants: ['hook'], refrain: true },
    { id: 'a-very-small-tail', part: 'stir', at: 'the cloakroom', with: ['child', 'monkey', 'elder', 'elder2'], refrain: true },
    { id: 'helping', part: 'try', at: 'the cloakroom', with: ['child', 'monkey', 'friend'] },
    { id: 'all-tidy', part: 'try', at: 'the cloakroom', with: ['child', 'monkey', 'yvonne'], plants: ['no-hook'] },
    { id: 'crack', part: 'turn', at: 'the cloakroom', with: ['child', 'monkey', 'yvonne'], refrain: true },
    { id: 'two-hooks', part: 'turn', at: 'the cloakroom', with: ['child', 'monkey'], pays: ['no-hook'], refrain: true },
    { id: 'hang-on', part: 'back', at: 'the cloakroom', with: ['child', 'monkey', 'yvonne'] },
    { id: 'empty', part: 'down', at: 'the cloakroom', with: ['child', 'monkey', 'adult', 'elder', 'sitter', 'pet'] },
    { id: 'tomorrow', part: 'last', at: 'the cloakroom', with: ['child', 'monkey'], pays: ['hook'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-very-small-tail', 'my-hook'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'monkey', holding: 'coat', feeling: 'angry', faces: 'right' },
        { who: 'monkey', at: 'above', act: 'looks-at', to: 'child', size: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['two-hooks', 'crack', 'all-tidy'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'monkey', feeling: 'proud', faces: 'right' },
        { who: 'monkey', at: 'above', act: 'falls', size: 'child', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'boots', at: 'far', count: 3 }],
    },
    {
      beats: ['hang-on', 'two-hooks', 'empty'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'carries', to: 'monkey', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
