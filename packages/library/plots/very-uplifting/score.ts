import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'very-uplifting',
  premise:
    'A teacher who is really an alien lifts off the floor when he is happy, so at parents’ evening the child says bad things to keep him down; when the grown-up says the nicest thing on Earth, only being truly afraid of losing him brings him back to his chair.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['secretly', 'alien'] },
  nights: {
    place: 'a classroom at parents’ evening',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying what one is really afraid of',
    feeling: 'afraid of losing a teacher',
    sleep: false,
  },
  alike: ['that-proves-nothing'],
  contains: ['alien', 'school'],
  registry: {
    idea: 'an alien who teaches lifts off the floor for joy, so the child has to say bad things at parents’ evening',
    device: 'a happy teacher is brought down by a little sorrow and kept down by ski boots',
    objects: ['gap between a teacher and a chair', 'pea soup in a boot', 'tears in a teacher’s sock', 'old ski boots with a note'],
    joke: 'from the round part, by the roundabout',
    ending: 'the heels want to come up but the ski boots stay',
  },
  beats: [
    { id: 'the-heels', part: 'open', at: 'school', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'minder'], plants: ['heels'] },
    { id: 'bad-things', part: 'stir', at: 'the corridor', with: ['child', 'friend'] },
    { id: 'the-round-part', part: 'stir', at: 'the classroom', with: ['child', 'teacher', 'adult', 'elder', 'minder'], plants: ['roundabout'] },
    { id: 'the-gym-bag', part: 'try', at: 'the classroom', with: ['child', 'teacher', 'friend', 'adult', 'elder', 'minder'], plants: ['gym bag'] },
    { id: 'the-finest-thing', part: 'turn', at: 'the classroom', with: ['child', 'teacher', 'adult', 'elder', 'minder'] },
    { id: 'a-moose', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'minder'] },
    { id: 'in-the-sock', part: 'turn', at: 'the classroom', with: ['child', 'teacher', 'adult', 'elder', 'minder'] },
    { id: 'it-went-home', part: 'back', at: 'the classroom', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'minder'], pays: ['gym bag'] },
    { id: 'very-light', part: 'down', at: 'the way home', with: ['child', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'the-boots', part: 'last', at: 'school', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['heels', 'roundabout'] },
  ],
  pictures: [
    {
      beats: ['the-round-part', 'bad-things', 'the-gym-bag'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'teacher', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'chair', at: 'right' }],
    },
    {
      beats: ['a-moose', 'the-finest-thing', 'the-gym-bag'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'teacher', at: 'centre', act: 'flies', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'window', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [{ what: 'window', at: 'right' }],
    },
    {
      beats: ['in-the-sock', 'it-went-home', 'a-moose'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'pulls', to: 'man', feeling: 'crying', faces: 'right' },
      ],
    },
  ],
});
