import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'foot-first',
  premise:
    'A child who needs a wee in the night, at the far end of a garden, is told that one just has to be brave; the friend’s hand is afraid, and the knees and tummies too, but one foot is not, and one nose, so they go first and the rest come after.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['brave'] },
  nights: {
    place: 'a garden at night between a cabin and a hut',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'finding the bit that is not afraid and letting it go first',
    feeling: 'not daring',
    sleep: false,
    endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['hedgehog', 'dark'],
  registry: {
    idea: 'nobody is brave all over, but a foot or a nose can be',
    device: 'what is not afraid goes first, and the hedgehog is told so',
    objects: ['squeezing hand', 'right foot in wet grass', 'torch from a step', 'hut with two holes'],
    joke: 'your hand’s afraid',
    ending: 'one foot sticks out, on guard for the others',
  },
  beats: [
    { id: 'in-the-night', part: 'open', at: 'the cabin', with: ['child', 'friend'], plants: ['brave'] },
    { id: 'are-you-brave', part: 'stir', at: 'the step', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['snff'] },
    { id: 'the-hand-is-afraid', part: 'try', at: 'the garden', with: ['child', 'friend'] },
    { id: 'my-foot', part: 'turn', at: 'the garden', with: ['child', 'friend'], plants: ['foot'] },
    { id: 'a-nose-too', part: 'try', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['nose'] },
    { id: 'something-round', part: 'turn', at: 'the garden', with: ['child', 'friend', 'hedgehog'], pays: ['snff'] },
    { id: 'send-it-out-first', part: 'turn', at: 'the garden', with: ['child', 'friend', 'hedgehog'], pays: ['nose'] },
    { id: 'two-holes', part: 'back', at: 'the hut', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['brave'] },
    { id: 'foot-on-guard', part: 'last', at: 'the cabin', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['foot'] },
  ],
  pictures: [
    {
      beats: ['the-hand-is-afraid', 'are-you-brave'],
      framing: 'middle',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'child', feeling: 'afraid', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['my-foot', 'a-nose-too'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'right', act: 'sneaks', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'left', act: 'sneaks', feeling: 'curious', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['send-it-out-first', 'something-round'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'happy', faces: 'right' },
        { who: 'hedgehog', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
