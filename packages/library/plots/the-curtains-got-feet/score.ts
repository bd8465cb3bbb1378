import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-curtains-got-feet',
  premise:
    'A little dog is to stay the night and is looked for in the boots and the teapot while the curtain has a tail and feet; the huge dog is frightened of the cat and will be sent home, until a child who is scared too lies down with a hand out and the cat walks along its arm.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  fits: '!pet / pet.cat',
  standIns: { pet: 'cat' },
  wish: { concepts: ['dog'] },
  nights: {
    place: 'a hall and a kitchen table',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a still hand on the floor, and a cat beside it to show',
    feeling: 'scared of what was wished for',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dog', 'cat'],
  registry: {
    idea: 'whoever wanted a dog had not wanted such a lot of dog, and it is frightened of the cat',
    device: 'saying I’m scared too to whoever shakes under a table',
    objects: ['curtain with a tail and feet', 'table that walks on a back', 'dog in no teapot', 'bed in a shoebox'],
    joke: 'he can sit; yes, I can feel it',
    ending: 'the little bed in the shoebox was just right, and the cat was in it',
  },
  beats: [
    { id: 'a-dog-to-stay', part: 'open', at: 'home', with: ['child', 'pet', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['shoebox', 'sit', 'egg cup'] },
    { id: 'whoosh', part: 'stir', at: 'the hall', with: ['dog', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'no-dog-in-here', part: 'try', at: 'the hall', with: ['child', 'friend', 'dog', 'adult', 'elder', 'elder2', 'minder'], refrain: true },
    { id: 'such-a-lot', part: 'turn', at: 'the hall', with: ['child', 'friend', 'pet', 'dog', 'adult', 'elder', 'minder'] },
    { id: 'the-table-walked', part: 'turn', at: 'the kitchen', with: ['dog', 'adult', 'elder', 'minder'] },
    { id: 'scared-too', part: 'turn', at: 'the kitchen', with: ['child', 'dog'] },
    { id: 'just-the-right-size', part: 'back', at: 'the kitchen', with: ['child', 'pet', 'dog'] },
    { id: 'i-can-feel-it', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'dog', 'adult', 'elder', 'minder'], pays: ['sit'] },
    { id: 'the-shoebox', part: 'last', at: 'bed', with: ['child', 'dog', 'pet', 'adult', 'elder', 'minder'], pays: ['shoebox', 'egg cup'] },
  ],
  pictures: [
    {
      beats: ['no-dog-in-here', 'whoosh'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'left', act: 'looks-at', to: 'boots', feeling: 'curious', faces: 'left' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'boots', feeling: 'curious', faces: 'left', if: 'elder & !adult' },
        { who: 'woman', called: 'minder', at: 'left', act: 'looks-at', to: 'boots', feeling: 'curious', faces: 'left', if: '!elder & !adult' },
        { who: 'child', at: 'centre', act: 'points-at', to: 'curtain', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'boots', at: 'left' },
        { what: 'curtain', at: 'right' },
      ],
    },
    {
      beats: ['the-table-walked', 'such-a-lot', 'scared-too'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dog', called: 'dog', at: 'centre', act: 'carries', to: 'table', size: 'big', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['just-the-right-size', 'scared-too', 'i-can-feel-it'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'dog', called: 'dog', at: 'right', act: 'looks-at', to: 'pet', size: 'big', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
