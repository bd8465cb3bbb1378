import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'tree-number-three',
  premise:
    'Tree number three wanted to be the troll and is furious, but the angrier the child is, the more everybody claps; the troll, who said only one small word, was angrier still, for he wanted to be the tree; and when the anger is needed on the stage they have laughed it away, and the small word has to do.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  putBefore: { sv: [11, 12], en: [6, 12] },
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['angry'] },
  votes: { sv: [6, 9] },
  alike: ['third-tree-from-the-left'],
  nights: { place: 'a school stage', indoors: true, tone: 'funny', mechanism: 'swapping parts in the middle of the play, and saying it quietly', feeling: 'angry', sleep: false, endsInBed: true },
  contains: ['angry', 'troll'],
  registry: {
    idea: 'real anger is applauded as acting, and once it is gone the acting is taken for real anger',
    device: 'the angriest word there is is small and low, and a tree and a troll change places in front of everybody',
    objects: ['crown of twigs', 'troll’s tail', 'slips drawn from a hat'],
    joke: 'I am so angry, as one says could you pass the potatoes',
    ending: 'a tree lies in a bed and says what trees say',
  },
  beats: [
    { id: 'so-natural', part: 'open', at: 'the stage', with: ['child', 'teacher', 'troll', 'friend', 'elder', 'pet'], plants: ['clapping'] },
    { id: 'tree-three', part: 'stir', at: 'the stage', with: ['child', 'teacher', 'troll', 'elder', 'pet'], plants: ['one word', 'tree'] },
    { id: 'nobody-believes', part: 'try', at: 'school', with: ['child', 'elder', 'pet'], pays: ['clapping'] },
    { id: 'behind-the-curtain', part: 'lull', at: 'behind the curtain', with: ['child', 'troll', 'elder', 'elder2', 'pet'] },
    { id: 'laughed-up', part: 'try', at: 'the stage', with: ['child', 'troll', 'elder', 'pet'] },
    { id: 'the-tree-walked', part: 'turn', at: 'the stage', with: ['child', 'troll', 'teacher', 'elder', 'pet'] },
    { id: 'the-small-word', part: 'turn', at: 'the stage', with: ['child', 'friend', 'elder', 'pet'], pays: ['one word'] },
    { id: 'not-at-me', part: 'back', at: 'the school door', with: ['child', 'teacher', 'troll', 'pet'] },
    { id: 'now-a-tree', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['tree'] },
  ],
  pictures: [
    {
      beats: ['nobody-believes', 'tree-three'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
        { who: 'cook', at: 'right', act: 'gives', to: 'child', holding: 'pancakes', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['behind-the-curtain'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'boy', called: 'troll', at: 'right', act: 'whispers-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', holding: 'branch', faces: 'right' },
      ],
    },
    {
      beats: ['the-small-word', 'the-tree-walked'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'angry', faces: 'right' },
        { who: 'goat', at: 'centre', act: 'is-afraid', size: 'child', feeling: 'afraid', faces: 'left', if: '!pet.dog' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'afraid', faces: 'left', if: 'pet.dog' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', if: 'pet.cat' },
        { who: 'boy', called: 'troll', at: 'far', act: 'stands', holding: 'branch', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
