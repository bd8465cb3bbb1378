import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dig-dig-dig',
  premise:
    'Nobody wants to play: a girl wants a hole and the child a hill, and they sit back to back, and her sand becomes the hill until it slides into the hole; then each digs what the other had, and two hands meet inside it.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lonely'] },
  nights: {
    place: 'a sandpit',
    indoors: false,
    tone: 'tender',
    mechanism: 'digging what the other wants, and through a hill to a hand',
    feeling: 'lonely',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever digs a hole back to back with whoever heaps a hill is playing with them already',
    device: 'each makes what the other has lost',
    objects: ['red spade and a blue one', 'hill that slides past both of them', 'something warm in a hill with five fingers'],
    joke: 'I’m not playing, I’m digging',
    ending: 'a hand held all the way home, with sand between the fingers',
  },
  beats: [
    { id: 'a-red-spade', part: 'open', at: 'the sandpit', with: ['child', 'mabel', 'adult', 'sitter', 'elder', 'elder2', 'friend', 'pet'], plants: ['nobody'] },
    { id: 'hole-or-hill', part: 'stir', at: 'the sandpit', with: ['child', 'mabel'], plants: ['not playing', 'hole', 'hill'] },
    { id: 'more-sand', part: 'try', at: 'the sandpit', with: ['child', 'mabel'], refrain: true },
    { id: 'its-big', part: 'lull', at: 'the sandpit', with: ['child', 'mabel'] },
    { id: 'no-hill-no-hole', part: 'try', at: 'the sandpit', with: ['child', 'mabel'], refrain: true },
    { id: 'is-that-a-hill', part: 'turn', at: 'the sandpit', with: ['child', 'mabel'], pays: ['hole', 'hill'], refrain: true },
    { id: 'five-fingers', part: 'turn', at: 'the sandpit', with: ['child', 'mabel'], pays: ['not playing', 'nobody'], refrain: true },
    { id: 'tomorrow', part: 'last', at: 'the way home', with: ['child', 'mabel', 'adult', 'sitter', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['more-sand', 'hole-or-hill'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'digs', feeling: 'angry', faces: 'left' },
        { who: 'girl', called: 'mabel', at: 'right', act: 'digs', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'sandpit', at: 'centre', size: 'big' }],
    },
    {
      beats: ['no-hill-no-hole', 'its-big'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'sandpit', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'mabel', at: 'right', act: 'looks-at', to: 'sandpit', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'centre', size: 'big' }],
    },
    {
      beats: ['five-fingers', 'is-that-a-hill'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'girl', feeling: 'happy', faces: 'right' },
        { who: 'girl', called: 'mabel', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'near' }],
    },
  ],
});
