import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'stops-on-request',
  premise:
    'A train stops only if somebody puts out a hand, and the one with a hand free is a child who puts it up no higher than the ear, so the driver waves back and drives past; then the arm goes up, and the train backs all the way.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [22, 36], en: [22, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['train'] },
  nights: { place: 'a platform in the woods', indoors: false, tone: 'warm-funny', mechanism: 'putting an arm all the way up and shouting', feeling: 'shy', sleep: false, endsInBed: true, endsOnRefrain: true },
  alike: ['half-a-second'],
  contains: ['train'],
  registry: {
    idea: 'a request stop, and somebody who hardly dares to be a bother to a hundred tonnes',
    device: 'the timid hand is taken for a wave, and the whole train waves back',
    objects: ['cake in three storeys that sways', 'walking frame that is let go of', 'guard with a mug in the last window'],
    joke: 'I always know the answer. I know, that is what I am saying',
    ending: 'we always like to stop here, and a hand that nearly reaches the ceiling',
  },
  beats: [
    { id: 'a-hand-free', part: 'open', at: 'the platform', with: ['child', 'friend'], plants: ['hand'] },
    { id: 'the-cake', part: 'stir', at: 'the platform', with: ['child', 'friend', 'valborg', 'elder', 'elder2', 'pet'], plants: ['holding on'] },
    { id: 'two-fingers', part: 'try', at: 'the platform', with: ['child', 'driver'] },
    { id: 'ninety-and-a-day', part: 'lull', at: 'the platform', with: ['child', 'friend', 'valborg'] },
    { id: 'like-the-answer', part: 'turn', at: 'the platform', with: ['child', 'friend', 'guard'], pays: ['hand'] },
    { id: 'a-matchbox', part: 'turn', at: 'the platform', with: ['child', 'friend'] },
    { id: 'backwards', part: 'turn', at: 'the platform', with: ['child', 'friend', 'driver'] },
    { id: 'six-hundred', part: 'back', at: 'the platform', with: ['child', 'driver'] },
    { id: 'the-other-platform', part: 'down', at: 'the train', with: ['child', 'valborg', 'marta'], pays: ['holding on'] },
    { id: 'all-the-same', part: 'last', at: 'the train home', with: ['child', 'friend', 'valborg'] },
  ],
  pictures: [
    {
      beats: ['two-fingers', 'the-cake'],
      framing: 'wide',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'waves', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'holds', to: 'cake', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'valborg', at: 'left', act: 'stands', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'train', at: 'right', colour: 'red', size: 'big' }],
    },
    {
      beats: ['like-the-answer', 'a-matchbox'],
      framing: 'close',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'calls-to', to: 'train', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'left', act: 'holds', to: 'cake', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'train', at: 'far', colour: 'red', size: 'small' }],
    },
    {
      beats: ['six-hundred', 'backwards'],
      framing: 'middle',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', at: 'right', act: 'wears', to: 'cap', holding: 'glasses', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'waves', feeling: 'proud', faces: 'right' },
      ],
      things: [{ what: 'train', at: 'far', colour: 'red', size: 'big' }],
    },
  ],
});
