import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'extremely-awake',
  premise:
    'Two friends have a language of knocks, and in the new house on the headland somebody answers through a wall with nothing outside; whoever knocks twice is afraid, says the friend, so the child answers that somebody is awake.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['ghost-story', 'ghost'] },
  nights: {
    place: 'a house at the tip of a headland',
    indoors: true,
    tone: 'eerie',
    mechanism: 'answering whoever knocks because it is afraid',
    feeling: 'afraid and lying awake alone',
    sleep: false,
    endsInBed: true,
  },
  alike: [],
  contains: ['ghost', 'dark'],
  registry: {
    idea: 'a ghost knocks twice to ask whether anybody is awake, because it is afraid',
    device: 'a language of knocks between two beds is understood by somebody outside the wall',
    objects: ['worn patch as big as a fist', 'wall with nothing outside', 'shoes on a mattress', 'knock in a headboard'],
    joke: 'old houses settle',
    ending: 'nobody in that house lies awake alone',
  },
  beats: [
    { id: 'nothing-outside', part: 'open', at: 'the house', with: ['child', 'friend'], plants: ['knocks', 'awake'] },
    { id: 'one-knock', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'on-the-sofa', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['settle'] },
    { id: 'the-gable', part: 'try', at: 'below the wall', with: ['child', 'friend'] },
    { id: 'shoes-on', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'pet'] },
    { id: 'so-near', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'when-do-you-knock', part: 'turn', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'extremely', part: 'turn', at: 'the bedroom', with: ['child', 'friend'], pays: ['knocks'] },
    { id: 'sleep-well', part: 'back', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'pancakes', part: 'down', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], pays: ['settle'] },
    { id: 'nobody-alone', part: 'last', at: 'bed', with: ['child', 'friend', 'pet'], pays: ['awake'] },
  ],
  pictures: [
    {
      beats: ['on-the-sofa', 'one-knock', 'the-gable'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'eats', to: 'porridge', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['shoes-on', 'the-gable', 'so-near'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'looks-at', to: 'friend', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'wears', to: 'shoes', feeling: 'afraid', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['extremely', 'sleep-well', 'when-do-you-knock'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'kneels', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
