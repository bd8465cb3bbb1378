import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whos-winning',
  premise: 'Two who hate losing have each been asked to let the other win at chess, since the other has had a rotten week; nobody has, and somebody in the kitchen only wanted one quiet Sunday.',
  writtenFirstIn: 'en',
  ages: [9, 12],
  leads: [],
  onlyShort: true,
  nights: { place: 'a chessboard on a Sunday', indoors: true, tone: 'funny', mechanism: 'finding out that both are losing on purpose', feeling: 'competitive', sleep: false },
  contains: [],
  registry: {
    idea: 'two players who are both losing on purpose',
    device: 'the one in the kitchen has told each that the other has had a rotten week',
    objects: ['queen whom nobody will take', 'king in the middle of everything', 'horse that was in the gravy'],
    joke: 'that’s just my face',
    ending: 'I am, say both at once',
  },
  beats: [
    { id: 'let-him-win', part: 'open', at: 'the table', with: ['child', 'man'], plants: ['noise'] },
    { id: 'admiring-her', part: 'try', at: 'the table', with: ['child', 'man'], plants: ['winning'] },
    { id: 'after-you', part: 'lull', at: 'the table', with: ['child', 'man'] },
    { id: 'just-my-face', part: 'turn', at: 'the table', with: ['child', 'man'] },
    { id: 'one-quiet-sunday', part: 'turn', at: 'the table', with: ['child', 'man'], pays: ['noise'] },
    { id: 'i-am', part: 'last', at: 'the table', with: ['child', 'man'], pays: ['winning'] },
  ],
  pictures: [
    {
      beats: ['let-him-win', 'admiring-her'],
      framing: 'from-above',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'board-game', feeling: 'calm', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'looks-at', to: 'board-game', feeling: 'surprised', faces: 'left', called: 'man' },
      ],
      things: [{ what: 'board-game', at: 'centre' }],
    },
    {
      beats: ['admiring-her', 'after-you', 'just-my-face'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', at: 'right', act: 'thinks', feeling: 'calm', faces: 'left', called: 'man' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['just-my-face', 'one-quiet-sunday', 'i-am'],
      framing: 'over-shoulder',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-man', view: 'back' },
        { who: 'old-man', at: 'right', act: 'points-at', to: 'child', feeling: 'surprised', faces: 'left', called: 'man' },
      ],
    },
  ],
});
