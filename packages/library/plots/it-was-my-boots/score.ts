import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-was-my-boots',
  premise: 'The sand bakery is full, so the child’s boots grow angry and stamp by themselves, right on to the friend’s cake; somebody was in them, and ten bare toes bake it again.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [23, 33], en: [17, 35] },
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['left-out', 'angry', 'friendship', 'lonely'] },
  nights: { place: 'park', indoors: false, tone: 'funny-tender', mechanism: 'taking off what one was angry in', feeling: 'angry', sleep: false, endsInBed: true },
  seasons: ['spring', 'summer', 'autumn'],
  contains: [],
  registry: {
    idea: 'it is the boots that are angry, until they stand still with somebody in them',
    device: 'toes cannot stamp',
    objects: ['angry boots', 'sand bakery', 'cake with a feather', 'foot cake'],
    joke: 'that will be one foot with five raisins',
    ending: 'the boots lean on each other in the hall',
  },
  beats: [
    { id: 'full', part: 'open', at: 'the park', with: ['child', 'friend', 'baker', 'adult'], plants: ['boots'] },
    { id: 'stamp', part: 'try', at: 'the park', with: ['child', 'adult', 'elder', 'pet'] },
    { id: 'flat', part: 'lull', at: 'the park', with: ['child', 'friend', 'baker'] },
    { id: 'somebody-in-them', part: 'turn', at: 'the park', with: ['child', 'friend'] },
    { id: 'toes', part: 'turn', at: 'the park', with: ['child', 'friend', 'baker', 'adult'] },
    { id: 'one-stamp', part: 'back', at: 'the park', with: ['child', 'adult'], pays: ['boots'] },
    { id: 'out-of-the-toes', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['stamp', 'full'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', to: 'puddle', feeling: 'angry', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sits-on', to: 'bench', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'puddle', at: 'near' }, { what: 'bench', at: 'right' }],
    },
    {
      beats: ['flat', 'somebody-in-them'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'adult', at: 'far', act: 'sits', if: 'adult' },
      ],
      things: [{ what: 'boots', at: 'centre' }],
    },
    {
      beats: ['toes', 'one-stamp'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'spade', feeling: 'happy' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing' },
      ],
    },
  ],
});
