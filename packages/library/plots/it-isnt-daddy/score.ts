import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-isnt-daddy',
  premise:
    'A child who misses Daddy is given a banana, a pillow and a low voice, and none of them is Daddy; what is missed is on the nose, where his finger goes down the slide, and whoever does it the wrong way up has to be shown.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [12, 12], en: [12, 12] },
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent'] },
  votes: { en: [1, 3] },
  alike: ['i-meant-your-chin'],
  nights: {
    place: 'a sofa next door',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'showing somebody’s finger the way down a nose',
    feeling: 'missing-someone',
    sleep: false,
  },
  contains: ['missing-someone'],
  registry: {
    idea: 'who is missed is missed on the nose, where a finger goes down as on a slide, and another finger can be shown the way',
    device: 'whatever is fetched is told what it isn’t, and answers what it is',
    objects: ['banana that is not somebody', 'pillow that is dripped on', 'voice as low as it will go', 'long nose that takes a while'],
    joke: 'it isn’t Daddy: no, it’s a banana',
    ending: 'it isn’t Daddy, but it is Daddy’s, down the forehead, down the nose and off',
  },
  beats: [
    { id: 'on-the-sofa', part: 'open', at: 'the sofa', with: ['child', 'elder', 'pet'] },
    { id: 'a-banana', part: 'stir', at: 'the sofa', with: ['child', 'elder', 'elder2'], refrain: true },
    { id: 'a-pillow', part: 'try', at: 'the sofa', with: ['child', 'elder'], plants: ['pillow'], refrain: true },
    { id: 'a-mop', part: 'try', at: 'the sofa', with: ['child', 'elder'], if: 'age>=5', refrain: true },
    { id: 'hello', part: 'try', at: 'the sofa', with: ['child', 'elder'], refrain: true },
    { id: 'wrong-way', part: 'lull', at: 'the sofa', with: ['child', 'elder'], plants: ['nose'], pays: ['pillow'] },
    { id: 'down-the-nose', part: 'turn', at: 'the sofa', with: ['child', 'elder'], refrain: true },
    { id: 'a-long-nose', part: 'back', at: 'the sofa', with: ['child', 'elder'], refrain: true },
    { id: 'again', part: 'down', at: 'the sofa', with: ['child', 'elder', 'pet'], refrain: true },
    { id: 'and-off', part: 'last', at: 'the sofa', with: ['child', 'elder'], pays: ['nose'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-banana', 'on-the-sofa', 'a-pillow', 'a-mop'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'gives', to: 'child', holding: 'banana', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'seat', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['wrong-way', 'hello', 'down-the-nose', 'a-long-nose'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'reaches-for', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'holds', to: 'pillow', feeling: 'crying', faces: 'right' },
      ],
    },
    {
      beats: ['again', 'and-off', 'a-long-nose'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'seat', act: 'sits-on-lap', to: 'elder', feeling: 'sleepy' },
        { who: 'elder', at: 'seat', act: 'sits', feeling: 'happy', anyway: true },
        { who: 'pet', at: 'left', act: 'sleeps', if: 'pet.dog / pet.cat' },
      ],
    },
  ],
});
