import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'that-wasnt-me',
  premise: 'Every evening a grandparent calls to an owl and the child is ashamed, so the friend answers from the dark in secret; the child is thanked for it, says it was nothing, and must answer at last with its own terrible voice.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [14, 39], en: [7, 40] },
  ages: [11, 12],
  leads: ['elder', 'friend'],
  wish: { concepts: ['owl'] },
  nights: { place: 'the lake', indoors: false, tone: 'funny', mechanism: 'answering with one’s own voice', feeling: 'ashamed', sleep: false },
  votes: { sv: [1, 3] },
  contains: [],
  registry: {
    idea: 'an owl’s call is two owls, one who asks and one who answers, and nobody wants to see a hand held up for nothing',
    device: 'the child’s breath in the grandparent’s hands',
    objects: ['hands packed away in pockets', 'draughty thumbs', 'dry toothbrush'],
    joke: 'It was the echo. – Echoes come afterwards.',
    ending: 'a telephone in front of everybody is answered as an owl answers',
  },
  beats: [
    { id: 'the-steps', part: 'open', at: 'the steps', with: ['child', 'elder', 'friend', 'owl'], plants: ['hood', 'asks and answers'] },
    { id: 'kivitt', part: 'stir', at: 'the steps', with: ['child', 'elder', 'friend'], plants: ['ke-wick'] },
    { id: 'no-big-deal', part: 'try', at: 'the hut', with: ['child', 'elder'], plants: ['hands'] },
    { id: 'the-woodshed', part: 'try', at: 'the woodshed', with: ['child', 'friend'], plants: ['goose', 'hand up'] },
    { id: 'the-echo', part: 'lull', at: 'the oak', with: ['child', 'elder', 'friend'] },
    { id: 'hand-up', part: 'turn', at: 'the oak', with: ['child', 'elder', 'friend'], pays: ['goose', 'hand up', 'hands'] },
    { id: 'that-wasnt-me', part: 'back', at: 'the oak', with: ['child', 'elder', 'friend', 'owl'], pays: ['asks and answers', 'ke-wick'] },
    { id: 'answered', part: 'last', at: 'among people', with: ['child', 'friend', 'elder'], pays: ['hood'] },
  ],
  pictures: [
    {
      beats: ['the-steps', 'kivitt', 'no-big-deal'],
      framing: 'wide',
      world: 'forest',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'elder', at: 'right', act: 'calls-to', to: 'owl', feeling: 'happy' },
        { who: 'owl', at: 'above', act: 'sits', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'sad' },
      ],
    },
    {
      beats: ['the-woodshed', 'the-echo', 'no-big-deal'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'angry' },
        { who: 'child', at: 'right', act: 'listens-to', to: 'friend', feeling: 'sad' },
      ],
    },
    {
      beats: ['that-wasnt-me', 'hand-up', 'answered'],
      framing: 'over-shoulder',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'owl', feeling: 'surprised' },
        { who: 'owl', at: 'above', act: 'looks-at', to: 'child', feeling: 'angry' },
        { who: 'elder', at: 'right', act: 'points-at', to: 'owl', feeling: 'happy' },
      ],
    },
  ],
});
