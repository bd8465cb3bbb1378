import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-dark-has-my-foot',
  premise:
    'The dark takes one thing after another, a foot, a tummy, a nose, and the hand that goes looking finds them all in the same place; until it takes the hand that was doing the looking, and the other one has to go and find it.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: { place: 'bed', indoors: true, tone: 'funny', mechanism: 'feeling for what cannot be seen', feeling: 'afraid of the dark', sleep: true },
  storyVotes: [3, 3],
  alike: ['peekaboo-said-the-chair'],
  contains: ['dark', 'pancakes'],
  registry: {
    idea: 'the dark takes pieces of a child, and puts them back in the same place',
    device: 'a hand that has been taken is found by the other hand',
    objects: ['foot at the bottom of the bed', 'tummy with pancakes in it', 'nose that hoots', 'ear on each side of somebody'],
    joke: 'the dark has got the hand that did the feeling',
    ending: 'both feet are still there the whole night',
  },
  beats: [
    { id: 'it-took-the-chair', part: 'open', at: 'bed', with: ['child', 'adult'], plants: ['foot'] },
    { id: 'the-foot', part: 'stir', at: 'bed', with: ['child', 'adult'], refrain: true },
    { id: 'the-tummy', part: 'try', at: 'bed', with: ['child'], refrain: true },
    { id: 'the-nose', part: 'try', at: 'bed', with: ['child', 'adult', 'friend'], refrain: true },
    { id: 'the-hand', part: 'lull', at: 'bed', with: ['child', 'adult'] },
    { id: 'clap', part: 'turn', at: 'bed', with: ['child', 'adult'], refrain: true },
    { id: 'taken-back', part: 'back', at: 'bed', with: ['child', 'adult', 'pet'], refrain: true },
    { id: 'both-feet', part: 'last', at: 'bed', with: ['child'], pays: ['foot'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-foot', 'it-took-the-chair', 'the-tummy'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'afraid' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', if: '!adult' },
        { who: 'woman', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', called: 'sitter', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['the-hand', 'the-nose', 'clap'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'shadow', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['taken-back', 'clap'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'right', act: 'hugs', to: 'adult', feeling: 'laughing', if: 'adult' },
        { who: 'child', at: 'right', act: 'hugs', to: 'elder', feeling: 'laughing', if: 'elder & !adult' },
        { who: 'child', at: 'right', act: 'hugs', to: 'woman', feeling: 'laughing', if: '!adult & !elder' },
        { who: 'adult', at: 'left', act: 'hugs', to: 'child', feeling: 'happy' },
        { who: 'elder', at: 'left', act: 'hugs', to: 'child', feeling: 'happy', if: '!adult' },
        { who: 'woman', at: 'left', act: 'hugs', to: 'child', feeling: 'happy', called: 'sitter', if: '!adult & !elder' },
      ],
    },
  ],
});
