import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'more-whale',
  premise: 'When the whale comes into the harbour the water goes up, when it is chased out the water goes with it and the boat home lies in the mud; what is wanted is more whale.',
  writtenFirstIn: 'sv',
  ages: [3, 10],
  leads: [],
  wish: { concepts: ['whale'] },
  nights: { place: 'a harbour', indoors: false, tone: 'funny-tender', mechanism: 'asking for all of somebody', feeling: 'ashamed', sleep: false, seasons: ['summer', 'spring'] },
  votes: { sv: [0, 3], en: [0, 3] },
  contains: ['sea', 'whale'],
  registry: {
    idea: 'so much whale that the harbour rises with it, and empties when it leaves',
    device: 'a foot in a bucket lifts a bark boat as a whale lifts a ferry',
    objects: ['bark boat', 'white boat on its side in the mud', 'freezer to stand on'],
    joke: 'no beds here, only a freezer; it was tummy for a long time',
    ending: 'foot, tummy and bottom into the bath, and the bark boat rises',
  },
  beats: [
    { id: 'in-the-bucket', part: 'open', at: 'the harbour', with: ['child', 'whale'], plants: ['bucket'] },
    { id: 'the-smallest-bit', part: 'try', at: 'the harbour', with: ['child', 'whale', 'seller', 'friend', 'pet', 'elder'] },
    { id: 'out', part: 'lull', at: 'the harbour', with: ['child', 'whale'] },
    { id: 'in-the-mud', part: 'try', at: 'the harbour', with: ['child', 'adult', 'seller', 'elder', 'friend'] },
    { id: 'too-little', part: 'turn', at: 'the harbour', with: ['child'], pays: ['bucket'] },
    { id: 'all-of-it', part: 'turn', at: 'the harbour', with: ['child', 'whale', 'seller'] },
    { id: 'just-right', part: 'back', at: 'the harbour', with: ['child', 'whale', 'seller'] },
    { id: 'in-the-bath', part: 'last', at: 'home', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['in-the-bucket', 'the-smallest-bit'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'whale', feeling: 'curious', faces: 'right' },
        { who: 'whale', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'near' }],
    },
    {
      beats: ['too-little', 'in-the-mud'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'bucket', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'bucket', at: 'centre' }, { what: 'boat', at: 'right', size: 'big', colour: 'white' }],
    },
    {
      beats: ['all-of-it'],
      framing: 'over-shoulder',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'whale', feeling: 'happy' },
        { who: 'whale', at: 'right', act: 'swims', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
