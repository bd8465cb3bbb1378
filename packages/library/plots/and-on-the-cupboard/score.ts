import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-on-the-cupboard',
  premise:
    'Recorder Club is really a spy school, and the grown-up at home is so proud that a real recorder comes out of the wardrobe; when the grown-up walks in to hear them play, the child carries on as if it were meant, the friend knocks along from inside a cupboard, and under the thumb there is a switch.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 10],
  leads: [],
  wish: { concepts: ['spies'] },
  nights: {
    place: 'the back room of a leisure centre',
    indoors: true,
    tone: 'funny-tense',
    mechanism: 'carrying on as if one meant it',
    feeling: 'ashamed of being praised for something one cannot do',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'a recorder club is a spy school, and whoever comes to listen went there too',
    device: 'the thumb hole of a grown-up’s old recorder lights a torch, and the shoes have crossed a creaky floor without a creak',
    objects: ['tape of recorders like geese on the stairs', 'piano on wheels', 'cold potato in the stomach', 'mop on a bowing head'],
    joke: 'a duet so quiet you would hardly know they were in the building',
    ending: 'can you play, then? not a note',
  },
  beats: [
    { id: 'recorder-club', part: 'open', at: 'the leisure centre', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['tape'] },
    { id: 'as-if-you-meant-it', part: 'stir', at: 'the back room', with: ['child', 'teacher'], plants: ['rule', 'creak', 'piano'] },
    { id: 'a-quiet-duet', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'a-cold-potato', part: 'try', at: 'home', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['recorder', 'potato'] },
    { id: 'hiding', part: 'turn', at: 'the back room', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'minder'], pays: ['tape'] },
    { id: 'pfff', part: 'turn', at: 'the back room', with: ['child', 'friend'], pays: ['rule'] },
    { id: 'on-the-cupboard', part: 'turn', at: 'the back room', with: ['child', 'friend'] },
    { id: 'click', part: 'back', at: 'the back room', with: ['child', 'teacher', 'adult', 'elder', 'minder'], pays: ['recorder', 'creak', 'piano'] },
    { id: 'not-a-note', part: 'last', at: 'the way home', with: ['child', 'adult', 'elder', 'minder'], pays: ['potato'] },
  ],
  pictures: [
    {
      beats: ['as-if-you-meant-it', 'a-quiet-duet'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'woman', called: 'teacher', at: 'centre', act: 'lies-on-back', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'woman', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'piano', at: 'right' }],
    },
    {
      beats: ['hiding', 'pfff'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left', if: 'elder & !adult' },
        { who: 'adult', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left', if: 'adult' },
        { who: 'woman', called: 'minder', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
      ],
      things: [
        { what: 'table', at: 'left' },
        { what: 'chair', at: 'right' },
      ],
    },
    {
      beats: ['on-the-cupboard', 'pfff', 'click'],
      framing: 'over-shoulder',
      world: 'classroom',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'is-proud', feeling: 'proud', faces: 'left', anyway: true },
      ],
      things: [{ what: 'cupboard', at: 'right' }],
    },
  ],
});
