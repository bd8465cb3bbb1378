import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-the-digger',
  premise:
    'A digger does as the dog does, the dog as the friend, and the friend as the child, who is cross at being copied and says stop; then a bench hangs in the air and there are only backs, until the one who was copied copies.',
  writtenFirstIn: 'sv',
  ages: [3, 4],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['digger'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the park',
    indoors: false,
    tone: 'funny',
    mechanism: 'lying down flat in a row so that a digger does it too',
    feeling: 'cross',
    sleep: false,
  },
  contains: ['dog'],
  registry: {
    idea: 'a row of copying with a digger at the end of it, and nothing moves when the one in front says stop copying',
    device: 'to be copied again one has to copy',
    objects: ['bench lifted with a cup of coffee', 'bucket on the head instead of a cap', 'stick that is never put down'],
    joke: 'the digger lifts one foot against a tree',
    ending: 'the digger opens its whole bucket and yawns last',
  },
  beats: [
    { id: 'stop-copying', part: 'open', at: 'the fence', with: ['child', 'friend', 'pet'], refrain: true, plants: ['copying', 'coffee'] },
    { id: 'it-copies', part: 'stir', at: 'the fence', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'dig', part: 'try', at: 'the fence', with: ['child', 'friend', 'pet'], refrain: true, plants: ['hole'] },
    { id: 'the-bench', part: 'try', at: 'the fence', with: ['child', 'friend', 'pet'], refrain: true, plants: ['stick'], pays: ['coffee'] },
    { id: 'three-backs', part: 'lull', at: 'the fence', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'somebody-sniffed', part: 'turn', at: 'the fence', with: ['child', 'friend', 'pet'], refrain: true, pays: ['copying', 'stick'] },
    { id: 'who-dug', part: 'back', at: 'the hole', with: ['child', 'friend', 'pet'], refrain: true, pays: ['hole'] },
    { id: 'yawn', part: 'last', at: 'home', with: ['child', 'friend', 'pet', 'adult'], refrain: true },
  ],
  pictures: [
    {
      beats: ['dig', 'it-copies', 'the-bench'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'digs', holding: 'spade', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'digs', holding: 'stick', feeling: 'happy', faces: 'right' },
        { who: 'digger', at: 'right', act: 'digs', holding: 'stone', size: 'big', colour: 'yellow', feeling: 'curious' },
        { who: 'friend', at: 'near', act: 'digs', holding: 'spade', feeling: 'laughing' },
      ],
    },
    {
      beats: ['three-backs', 'the-bench', 'somebody-sniffed'],
      framing: 'over-shoulder',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'sad' },
        { who: 'friend', at: 'centre', act: 'sits', view: 'back', feeling: 'sad' },
        { who: 'pet', at: 'right', act: 'sits', holding: 'stick', view: 'back' },
        { who: 'digger', at: 'far', act: 'lifts', to: 'bench', size: 'big', colour: 'yellow' },
      ],
    },
    {
      beats: ['somebody-sniffed', 'three-backs', 'who-dug'],
      framing: 'from-above',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'lies-on-stomach', feeling: 'happy' },
        { who: 'child', at: 'centre', act: 'lies-on-stomach', feeling: 'curious' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', holding: 'stick' },
      ],
      things: [{ what: 'bucket', at: 'near', colour: 'red' }],
    },
  ],
});
