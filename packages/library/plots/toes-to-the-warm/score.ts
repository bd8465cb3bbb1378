import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'toes-to-the-warm',
  premise:
    'A child who misses the sound of somebody’s steps goes out in the big boots; a neighbour behind the hedge takes the steps for the parent’s and asks how the child has been, and so, in the lowest voice there is, the child gets to answer that both of them miss each other.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [21, 30], en: [11, 30] },
  ages: [4, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent'] },
  nights: { place: 'along a hedge', indoors: false, tone: 'funny-tender', mechanism: 'answering in somebody else’s boots, and turning them round', feeling: 'missing-someone', sleep: false },
  contains: ['missing-someone'],
  registry: {
    idea: 'somebody’s steps are missed, and whoever walks in the boots is spoken to as the one who is away',
    device: 'asked in another’s place how much one is missed, one learns that the other misses too',
    objects: ['boots with a lot of room in them', 'pear over a hedge', 'hat through a hole in a hedge'],
    joke: 'twelve meetings, only buns, and going to the toilet to miss somebody',
    ending: 'small boots inside the big ones, turned so that they are coming home',
  },
  beats: [
    { id: 'toes-to-the-door', part: 'open', at: 'the door', with: ['child', 'away', 'elder'], plants: ['toes', 'boots'] },
    { id: 'that-was-exactly', part: 'stir', at: 'the hedge', with: ['child'], plants: ['sound'] },
    { id: 'over-the-hedge', part: 'try', at: 'the hedge', with: ['child', 'neighbour'] },
    { id: 'and-the-child', part: 'lull', at: 'the hedge', with: ['child', 'neighbour'], plants: ['missing'] },
    { id: 'on-tiptoe', part: 'turn', at: 'the hedge', with: ['child', 'neighbour'] },
    { id: 'shrunk', part: 'turn', at: 'the hedge', with: ['child', 'neighbour'], pays: ['sound', 'missing'] },
    { id: 'half-a-pear', part: 'down', at: 'the hedge', with: ['child', 'neighbour'] },
    { id: 'one-in-each', part: 'last', at: 'the door', with: ['child', 'adult'], pays: ['toes', 'boots'] },
  ],
  pictures: [
    {
      beats: ['that-was-exactly', 'over-the-hedge'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'boots', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'left', size: 'small' }, { what: 'bush', at: 'right', size: 'child' }],
    },
    {
      beats: ['and-the-child', 'over-the-hedge', 'on-tiptoe'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'stands', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'stands-on', to: 'boots', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'left', size: 'small' }, { what: 'bush', at: 'centre', size: 'big' }],
    },
    {
      beats: ['shrunk', 'half-a-pear'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'gives', to: 'child', holding: 'pear', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'near', size: 'small' }],
    },
  ],
});
