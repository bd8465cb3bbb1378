import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-came-with-the-wings',
  premise: 'A brand-new butterfly believes it is a caterpillar and starves on a leaf, for its mouth is gone; the child, who has just been forbidden to stick a tongue out, shows it how.',
  writtenFirstIn: 'sv',
  ages: [3, 8],
  leads: [],
  wish: { concepts: ['butterfly'] },
  nights: { place: 'a garden', indoors: false, tone: 'funny-tender', mechanism: 'sticking out the tongue', feeling: 'everything is new', sleep: false, seasons: ['spring', 'summer'] },
  contains: ['butterfly'],
  registry: {
    idea: 'nobody has told a caterpillar what happened while it slept',
    device: 'a forbidden tongue is the very thing that must be shown',
    objects: ['curl under a chin', 'wings taken for curtains', 'pink clover with a drop at the bottom'],
    joke: 'somebody has taken most of my legs; it came with the wings',
    ending: 'a tongue over the hedge that means good morning',
  },
  beats: [
    { id: 'in-the-grass', part: 'open', at: 'the garden', with: ['child', 'butterfly'], plants: ['tongue'] },
    { id: 'a-caterpillar', part: 'stir', at: 'the garden', with: ['child', 'butterfly'], plants: ['curl'] },
    { id: 'nothing-to-chew-with', part: 'try', at: 'the garden', with: ['child', 'butterfly', 'friend', 'pet', 'elder'] },
    { id: 'like-before', part: 'lull', at: 'the garden', with: ['child', 'butterfly'] },
    { id: 'the-drop', part: 'turn', at: 'the garden', with: ['child', 'butterfly'], pays: ['curl'] },
    { id: 'tongues', part: 'turn', at: 'the garden', with: ['child', 'butterfly', 'neighbour', 'adult', 'friend', 'pet', 'elder'] },
    { id: 'curtains', part: 'back', at: 'the garden', with: ['child', 'butterfly', 'neighbour'] },
    { id: 'over-the-hedge', part: 'last', at: 'the garden', with: ['child', 'neighbour'], pays: ['tongue'] },
  ],
  pictures: [
    {
      beats: ['a-caterpillar', 'nothing-to-chew-with', 'in-the-grass'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'butterfly', colour: 'orange', at: 'right', act: 'looks-at', to: 'child', size: 'tiny', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['like-before', 'the-drop', 'nothing-to-chew-with'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'butterfly', feeling: 'sad', faces: 'right' },
        { who: 'butterfly', colour: 'orange', at: 'right', act: 'sits', size: 'tiny', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'flower', at: 'right' }],
    },
    {
      beats: ['tongues', 'curtains'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'woman', at: 'right', act: 'looks-at', to: 'butterfly', feeling: 'surprised', faces: 'left', called: 'neighbour' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'butterfly', feeling: 'laughing', faces: 'right' },
        { who: 'butterfly', colour: 'orange', at: 'centre', act: 'drinks', to: 'flower', size: 'small', feeling: 'happy' },
      ],
    },
  ],
});
