import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'peekaboo-said-the-chair',
  premise: 'In the dark the whole room plays peekaboo and stands still; when the lamp breaks the child finds everybody with both hands, and then it is the child’s turn to hide.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [20, 33], en: [7, 35] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['dark', 'lamp', 'brave'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'looking with one’s hands', feeling: 'afraid', sleep: true, endsInBed: true, endsOnRefrain: true },
  votes: { en: [0, 3] },
  contains: ['dark'],
  registry: {
    idea: 'what cannot be seen in the dark is playing hide and seek',
    device: 'found with the hands it must say peekaboo',
    objects: ['chair that hides', 'toy chest', 'curtain', 'lamp that gives out'],
    joke: 'a sausage with toes',
    ending: 'in the morning the chair says peekaboo',
  },
  beats: [
    { id: 'all-gone', part: 'open', at: 'the bedroom', with: ['child', 'adult', 'chair'], plants: ['peekaboo'] },
    { id: 'every-night', part: 'try', at: 'the bedroom', with: ['child', 'chair', 'pet'] },
    { id: 'click-click', part: 'lull', at: 'the bedroom', with: ['child'] },
    { id: 'hands', part: 'turn', at: 'the bedroom', with: ['child', 'chair'] },
    { id: 'the-sausage', part: 'back', at: 'the bedroom', with: ['child', 'adult'] },
    { id: 'in-the-morning', part: 'last', at: 'bed', with: ['child', 'adult', 'chair', 'pet'], pays: ['peekaboo'] },
  ],
  pictures: [
    {
      beats: ['all-gone', 'every-night'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'lamp', feeling: 'laughing' },
        { who: 'chair', at: 'centre', act: 'laughs', size: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'chair' },
      ],
      things: [{ what: 'lamp', at: 'left' }],
    },
    {
      beats: ['hands', 'click-click'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'chair', feeling: 'happy' },
        { who: 'chair', at: 'right', act: 'waits', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-sausage', 'in-the-morning'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'happy', anyway: true },
        { who: 'pet', at: 'near', act: 'sleeps' },
      ],
    },
  ],
});
