import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'bar-two-hundred-and-twelve',
  premise:
    'In a piece of nine minutes a child has one single note on the triangle, and counts bars with fingers and toes until then; when the conductor’s pages blow away, the one who only counts is the only one who knows where they are.',
  writtenFirstIn: 'sv',
  ages: [10, 12],
  leads: [],
  nights: {
    place: 'a concert stage',
    indoors: true,
    tone: 'tense-funny',
    mechanism: 'having counted when everybody else has lost count',
    feeling: 'ashamed',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'whoever plays only one note is the only one who knows where they are',
    device: 'bars counted on ten fingers and a toe for every ten',
    objects: ['triangle on a string', 'best shoes too small to count in', 'green sock and a striped one', 'pages that lift like gulls'],
    joke: 'mostly violins',
    ending: 'counted to five, and asleep',
  },
  beats: [
    { id: 'one-note', part: 'open', at: 'the rehearsal', with: ['child', 'leader', 'drummer'], plants: ['triangle'] },
    { id: 'mostly-violins', part: 'stir', at: 'the way home', with: ['child', 'friend'], plants: ['what time'] },
    { id: 'the-toes', part: 'stir', at: 'everywhere', with: ['child', 'pet'], plants: ['counting'] },
    { id: 'too-small', part: 'try', at: 'behind the stage', with: ['child', 'drummer', 'elder', 'elder2'], plants: ['socks'] },
    { id: 'like-gulls', part: 'turn', at: 'the stage', with: ['child', 'leader'], plants: ['the door'] },
    { id: 'where-are-we', part: 'turn', at: 'the stage', with: ['child', 'drummer', 'leader'] },
    { id: 'the-only-one', part: 'lull', at: 'the stage', with: ['child'], pays: ['counting'] },
    { id: 'green-foot-first', part: 'turn', at: 'the stage', with: ['child', 'leader'], pays: ['triangle'] },
    { id: 'the-river', part: 'back', at: 'the stage', with: ['child', 'leader', 'drummer'], pays: ['socks'] },
    { id: 'that-door', part: 'down', at: 'outside', with: ['child', 'friend'], pays: ['the door', 'what time'] },
    { id: 'at-five', part: 'last', at: 'bed', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['too-small', 'the-toes'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'shoes', feeling: 'sad', faces: 'right' },
        { who: 'boy', called: 'drummer', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'drum', at: 'centre' }],
    },
    {
      beats: ['where-are-we', 'like-gulls'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'woman', called: 'leader', at: 'right', act: 'waves', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'near', act: 'looks-at', to: 'woman', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'drummer', at: 'centre', act: 'stands', feeling: 'afraid' },
        { who: 'girl', at: 'left', act: 'plays', to: 'violin', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'sheet-music', at: 'above', count: 3 }, { what: 'drum', at: 'centre' }],
    },
    {
      beats: ['green-foot-first', 'the-river'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'triangle', feeling: 'proud', faces: 'right' },
        { who: 'woman', called: 'leader', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
