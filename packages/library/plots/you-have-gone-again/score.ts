import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-have-gone-again',
  premise: 'A child with a fidget has to keep still to be painted, beside a pond where a frog lives who can only see what moves: to the painter a fidget is the trouble, to the frog it is the person, and when a real heron stands next to the plastic one the fidget has to come out all at once.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['frog'] },
  nights: { place: 'a garden with a pond', indoors: false, tone: 'funny', mechanism: 'letting out a whole fidget at once', feeling: 'ashamed', sleep: false, seasons: ['spring', 'summer', 'autumn'] },
  contains: ['frog'],
  registry: {
    idea: 'to a frog whoever keeps still has gone, and a child with a fidget is there all over',
    device: 'what must keep still for the one must move for the other',
    objects: ['nail that waits in a hall', 'plastic heron', 'toe that nods in the right places', 'portrait on a washing line'],
    joke: 'no, there isn’t, I’d have seen him',
    ending: 'the last toe lies still, and the child has gone until morning',
  },
  beats: [
    { id: 'keep-still', part: 'open', at: 'the garden', with: ['child', 'painter', 'heron'], plants: ['fidget', 'nail', 'plastic'] },
    { id: 'there-you-are', part: 'stir', at: 'the pond', with: ['child', 'frog', 'friend', 'pet'], plants: ['only what moves'] },
    { id: 'gone', part: 'try', at: 'the pond', with: ['child', 'frog', 'painter'] },
    { id: 'the-toe', part: 'try', at: 'the pond', with: ['child', 'frog', 'painter'], plants: ['toe'] },
    { id: 'two-of-them', part: 'turn', at: 'the pond', with: ['child', 'frog', 'painter', 'heron'], pays: ['plastic'] },
    { id: 'all-of-it', part: 'turn', at: 'the pond', with: ['child', 'frog', 'friend', 'pet', 'heron'], pays: ['fidget', 'only what moves'] },
    { id: 'the-picture', part: 'back', at: 'the garden', with: ['child', 'frog', 'painter', 'adult', 'elder'], pays: ['nail'] },
    { id: 'until-morning', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['toe'] },
  ],
  pictures: [
    {
      beats: ['there-you-are', 'gone', 'keep-still'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'chair', feeling: 'surprised', faces: 'left' },
        { who: 'frog', at: 'left', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'woman', at: 'right', act: 'paints', called: 'painter', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['two-of-them', 'the-toe'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'frog', feeling: 'afraid', view: 'back' },
        { who: 'frog', at: 'right', act: 'sits-on', to: 'water-lily', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['all-of-it', 'the-picture'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'frog', feeling: 'happy', faces: 'right' },
        { who: 'frog', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
