import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-that-foot',
  premise:
    'No water comes out of the hose, for an elephant is standing on it and cannot see which of his feet it is; the child pats the right one, and afterwards pats the right place for all the water he has in his nose.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [8, 33], en: [15, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['elephant'] },
  nights: {
    place: 'the allotments',
    indoors: false,
    tone: 'funny',
    mechanism: 'patting the right foot, and the right flower',
    feeling: 'determined',
    sleep: false,
    seasons: ['summer'],
  },
  contains: ['elephant'],
  registry: {
    idea: 'somebody so wide that he cannot see his feet stands on a hose with one of the four',
    device: 'a pat on the place that is meant says it better than a word',
    objects: ['sunflower that hangs its head', 'hose that jumps like a frog', 'plums behind a shed'],
    joke: 'I’ve got a back?',
    ending: 'all four feet are gone through, and not one of them stands on anything',
  },
  beats: [
    { id: 'drip', part: 'open', at: 'the allotments', with: ['child', 'gardener'], plants: ['sunflower', 'drip'] },
    { id: 'plums', part: 'stir', at: 'behind the shed', with: ['child', 'friend', 'elephant'] },
    { id: 'this-foot', part: 'try', at: 'behind the shed', with: ['child', 'elephant'], refrain: true, plants: ['feet'] },
    { id: 'pat-pat', part: 'try', at: 'behind the shed', with: ['child', 'elephant'], plants: ['pat'] },
    { id: 'whoosh', part: 'lull', at: 'the allotments', with: ['child', 'gardener', 'elder', 'pet', 'elephant'], pays: ['drip'] },
    { id: 'slurp', part: 'turn', at: 'the path', with: ['child', 'elephant'] },
    { id: 'dis-one', part: 'turn', at: 'the path', with: ['child', 'elephant'], refrain: true },
    { id: 'trickle', part: 'back', at: 'the sunflower', with: ['child', 'elephant'], pays: ['pat', 'sunflower'] },
    { id: 'on-all-four', part: 'last', at: 'the sunflower', with: ['child', 'elephant'], pays: ['feet'] },
  ],
  pictures: [
    {
      beats: ['plums', 'this-foot', 'drip'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elephant', at: 'right', act: 'stands-on', to: 'garden-hose', holding: 'plum', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'elephant', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'garden-hose', at: 'right' }],
    },
    {
      beats: ['whoosh', 'pat-pat', 'slurp'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'puddle', feeling: 'surprised', faces: 'right' },
        { who: 'elephant', at: 'right', act: 'looks-at', to: 'puddle', size: 'big', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'puddle', at: 'centre' }],
    },
    {
      beats: ['trickle', 'dis-one', 'on-all-four'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'sunflower', feeling: 'happy', faces: 'right' },
        { who: 'elephant', at: 'right', act: 'looks-at', to: 'sunflower', size: 'big', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'sunflower', at: 'centre' }],
    },
  ],
});
