import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nothing-on-it-yet',
  premise:
    'A child with a wet bed wants nobody to know, but the dog knows, and sniffs at the pyjama bottoms as at a lamp post: it is reading; then it delivers them to the grown-up, who has not got the nose, so somebody has to read them out loud.',
  writtenFirstIn: 'en',
  ages: [4, 7],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { onlyAsked: true, concepts: ['wet-bed'] },
  nights: {
    place: 'a bed and a hall in the middle of the night',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'reading out loud what the dog has delivered',
    feeling: 'ashamed',
    sleep: false,
  },
  votes: { en: [0, 3] },
  contains: ['dark', 'dog', 'cat'],
  registry: {
    idea: 'to a dog a wet bed is a letter, and it says who has been there',
    device: 'what is hidden gets delivered, and the grown-up cannot read it without the child',
    objects: ['pyjama bottoms as a letter', 'nose along a trouser leg', 'one sheet too many', 'sheet on a clothes horse'],
    joke: 'is that all of it – no, there’s more on the sheet',
    ending: 'a dog tries to read a clean sheet, and is told that there is nothing on it yet',
  },
  beats: [
    { id: 'wet', part: 'open', at: 'bed', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['know', 'sheet'] },
    { id: 'the-pillow', part: 'try', at: 'bed', with: ['child', 'friend', 'pet'] },
    { id: 'reading', part: 'turn', at: 'the bedroom floor', with: ['child', 'pet'], plants: ['read'] },
    { id: 'delivered', part: 'stir', at: 'the hall', with: ['child', 'elder', 'adult', 'minder', 'pet'] },
    { id: 'out-loud', part: 'turn', at: 'the grown-up’s bed', with: ['child', 'adult', 'minder', 'elder', 'pet'], pays: ['know'] },
    { id: 'the-rest', part: 'down', at: 'the bedroom', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet'], pays: ['sheet'] },
    { id: 'nothing-yet', part: 'last', at: 'the clothes horse', with: ['child', 'elder', 'friend', 'pet'], pays: ['read'] },
  ],
  pictures: [
    {
      beats: ['the-pillow', 'wet'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'pillow', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'pulls', to: 'pillow', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['reading', 'the-pillow', 'delivered'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'pyjamas', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'pyjamas', at: 'centre' }],
    },
    {
      beats: ['out-loud', 'delivered'],
      framing: 'over-shoulder',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'pyjamas', feeling: 'calm', faces: 'right' },
        { who: 'adult', at: 'bed', act: 'looks-at', to: 'pyjamas', feeling: 'sleepy', faces: 'left', if: 'adult' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
