import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'goodbye-is-when-you-come',
  premise:
    'An alien as big as a teapot says goodbye when it comes; the child teaches it hello, and it takes that for being sent home, until it hears lots and lots of goodbye.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [12, 12], en: [8, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['alien'] },
  nights: {
    place: 'the kitchen floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying it in somebody else’s way',
    feeling: 'sorry',
    sleep: false,
  },
  alike: ['very-polite-cars'],
  contains: ['alien', 'space'],
  registry: {
    idea: 'an alien says goodbye when it comes, and takes a loud hello for being sent home',
    device: 'whoever wants it back shouts goodbye with both arms up',
    objects: ['saucepan lid with an alien under it', 'three hands that wave at once', 'round tear out of one eye'],
    joke: 'goodbye is when you come, everybody knows that',
    ending: 'tomorrow it will come again, and say goodbye',
  },
  beats: [
    { id: 'a-saucepan-lid', part: 'open', at: 'the kitchen', with: ['child', 'alien', 'adult', 'elder', 'friend', 'pet'], plants: ['lid'] },
    { id: 'goodbye', part: 'stir', at: 'the kitchen', with: ['child', 'alien', 'friend', 'pet'], plants: ['goodbye', 'toast'], refrain: true },
    { id: 'three-hands', part: 'try', at: 'the kitchen', with: ['child', 'alien', 'elder', 'pet', 'friend'], pays: ['lid'], refrain: true },
    { id: 'hello', part: 'try', at: 'the kitchen', with: ['child', 'alien', 'friend', 'elder', 'pet'] },
    { id: 'up-went-the-ship', part: 'lull', at: 'the kitchen', with: ['child', 'alien', 'friend', 'pet', 'elder'], pays: ['goodbye'], refrain: true },
    { id: 'do-you-mean-it', part: 'turn', at: 'the kitchen', with: ['child', 'alien', 'friend', 'pet'], pays: ['toast'] },
    { id: 'a-green-yawn', part: 'down', at: 'the kitchen', with: ['child', 'alien', 'pet', 'elder', 'friend'] },
    { id: 'smaller-and-smaller', part: 'last', at: 'the window', with: ['child', 'alien', 'adult', 'elder', 'elder2', 'friend', 'pet'] },
  ],
  pictures: [
    {
      beats: ['three-hands', 'goodbye'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'alien', at: 'centre', act: 'waves', size: 'small', colour: 'green', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'alien', feeling: 'curious', faces: 'left', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'pot', at: 'near' }],
    },
    {
      beats: ['up-went-the-ship', 'hello'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'ufo', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'ufo', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'centre', act: 'looks-at', to: 'ufo', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'ufo', at: 'above', size: 'small' }],
    },
    {
      beats: ['do-you-mean-it', 'a-green-yawn', 'up-went-the-ship'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'hugs', to: 'alien', feeling: 'happy', faces: 'right' },
        { who: 'alien', at: 'centre', act: 'hugs', to: 'child', size: 'small', colour: 'green', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
