import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'were-guarding-you',
  premise:
    'A chess set whose pieces go only where they agree to go, and a crow who flew off with the captured queen; the last white pawn is one step from the last row, and as long as a hand holds it, it has not gone; the crow takes the pawn and puts down the queen, as is the rule.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['chess'] },
  nights: {
    place: 'a stone chess table in a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'holding on to a pawn until it says that one may let go',
    feeling: 'having promised without looking',
    sleep: false,
  },
  contains: ['bird'],
  registry: {
    idea: 'chess pieces go only where they agree to go, and a crow is the only one who plays by the book: pawn off, queen on',
    device: 'a move is not a move until one lets go',
    objects: ['stone table in a park', 'queen with moss on her crown', 'knight whose leg hurts', 'two pawns shoulder to shoulder'],
    joke: 'the square is empty; yes, I have been wondering why',
    ending: 'the pawn in the tree cannot go back, and says so, ever so pleased',
  },
  beats: [
    { id: 'never-the-end', part: 'open', at: 'the park', with: ['child', 'elder'], plants: ['the end'] },
    { id: 'one-of-ours', part: 'stir', at: 'the park', with: ['crow', 'elder', 'elder2', 'friend', 'pet'], plants: ['queen'] },
    { id: 'one-step', part: 'stir', at: 'the park', with: ['child', 'elder'], plants: ['corner'] },
    { id: 'i-cant-go-back', part: 'try', at: 'the board', with: ['child', 'elder'], plants: ['back'] },
    { id: 'you-said-so', part: 'lull', at: 'the board', with: ['child'] },
    { id: 'not-until-you-say', part: 'turn', at: 'the board', with: ['child', 'elder', 'crow'], plants: ['see'] },
    { id: 'snap', part: 'turn', at: 'the park', with: ['child', 'crow', 'elder', 'pet'] },
    { id: 'queen-on', part: 'turn', at: 'the board', with: ['crow', 'elder', 'child'], pays: ['queen'] },
    { id: 'guarding-you', part: 'back', at: 'the board', with: ['child', 'elder', 'crow', 'friend', 'elder2'], pays: ['corner', 'the end'] },
    { id: 'im-a-pawn', part: 'last', at: 'the park', with: ['child'], pays: ['back', 'see'] },
  ],
  pictures: [
    {
      beats: ['one-step', 'one-of-ours', 'i-cant-go-back'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'board-game', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'board-game', at: 'centre' }],
    },
    {
      beats: ['not-until-you-say', 'you-said-so', 'snap'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'crow', at: 'right', act: 'looks-at', to: 'board-game', size: 'small', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'board-game', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'board-game', at: 'centre' }],
    },
    {
      beats: ['snap', 'queen-on', 'not-until-you-say'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'crow', at: 'above', act: 'flies', size: 'small', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'crow', feeling: 'angry', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'crow', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
  ],
});
