import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-fans-downstairs',
  premise:
    'A child who runs and runs on a football field and never scores learns from a mole at the corner flag that the moles lie under the turf and cheer for those feet; and the slow shot that was going wide bounces in off a molehill.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [12, 12], en: [12, 12] },
  storyVotes: [3, 3],
  ages: [4, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['football'] },
  nights: {
    place: 'a football field',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'running for somebody who listens',
    feeling: 'unnoticed',
    sleep: true, endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['mole'],
  alike: ['referee-on-the-spot', 'and-so-did-the-goose'],
  registry: {
    idea: 'moles under a football field listen to every match through their ceiling and have a favourite pair of feet',
    device: 'a fan who cannot bear it comes up where the ball is going past, and the ball turns left',
    objects: ['piece of orange by the corner flag', 'stamp on a ceiling', 'molehill beside the post', 'ear squashed into a pillow'],
    joke: 'she looked under G for goal and she looked under M for mole',
    ending: 'whoever runs down there is the child’s own heart, and it is the favourite',
  },
  beats: [
    { id: 'just-been', part: 'open', at: 'the field', with: ['child', 'adult', 'oranges', 'pet'], plants: ['just been', 'cheers'] },
    { id: 'the-score', part: 'stir', at: 'the field', with: ['child', 'mole'] },
    { id: 'our-ceiling', part: 'try', at: 'the field', with: ['child', 'mole', 'friend'], plants: ['pitterpat'], refrain: true },
    { id: 'the-stamp', part: 'lull', at: 'the field', with: ['child', 'mole'] },
    { id: 'the-kick', part: 'turn', at: 'the field', with: ['child'], pays: ['just been'] },
    { id: 'left', part: 'turn', at: 'the field', with: ['mole', 'adult', 'oranges', 'elder', 'elder2', 'pet'], pays: ['cheers'] },
    { id: 'first-half', part: 'back', at: 'the field', with: ['child'] },
    { id: 'my-favourite', part: 'last', at: 'the bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['pitterpat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['our-ceiling', 'the-score', 'the-stamp'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'mole', at: 'right', act: 'talks-to', to: 'child', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-kick', 'left'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'football', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'goal', at: 'right' }],
    },
    {
      beats: ['left', 'first-half'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mole', at: 'centre', act: 'waves', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mole', feeling: 'laughing', faces: 'right' },
        { who: 'referee', at: 'right', act: 'reads', to: 'book', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
