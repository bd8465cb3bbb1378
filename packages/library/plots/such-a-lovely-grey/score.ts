import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'such-a-lovely-grey',
  premise:
    'A vampire who faints at the sight of blood learns first aid, and is what everybody practises on; he put on a red sock in the dark, where there are no colours, so the child turns off the light for him when the best friend has kept the finest knee there ever was, for him to bandage, and when it is turned on again there is the inside of his cape.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['vampire', 'afraid-of', 'blood'] },
  nights: {
    place: 'an evening class in a classroom',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'taking the colour away from what one is afraid of',
    feeling: 'ashamed of being afraid',
    sleep: false,
  },
  alike: ['still-a-really-good-vampire', 'that-proves-nothing'],
  contains: ['vampire', 'blood', 'dark'],
  registry: {
    idea: 'whoever faints at blood faints at the red, and in the dark there is no red',
    device: 'a red sock that was put on in the dark, and a cape that is dark inside',
    objects: ['rubber arm on a desk', 'knee kept for somebody else to bandage', 'knot like a very small bat', 'badge pinned on the inside of a cape'],
    joke: 'there is always knitting, that is on Wednesdays',
    ending: 'between the street lamps somebody looks into his own cape: such a lovely grey',
  },
  beats: [
    { id: 'three-to-a-table', part: 'open', at: 'the classroom', with: ['child', 'friend', 'vampire', 'pet'], plants: ['red'] },
    { id: 'odd-socks', part: 'stir', at: 'the classroom', with: ['child', 'friend', 'vampire', 'teacher'], plants: ['socks', 'over'] },
    { id: 'every-tuesday', part: 'stir', at: 'the classroom', with: ['child', 'friend', 'vampire', 'pet'] },
    { id: 'the-test', part: 'try', at: 'the classroom', with: ['vampire', 'teacher'], plants: ['badge'] },
    { id: 'the-best-one', part: 'turn', at: 'the classroom', with: ['friend', 'teacher', 'vampire'] },
    { id: 'the-switch', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'vampire'], pays: ['socks'] },
    { id: 'click', part: 'turn', at: 'the classroom', with: ['adult', 'elder', 'minder', 'vampire', 'teacher'] },
    { id: 'still-here', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'vampire'], pays: ['red'] },
    { id: 'the-badge', part: 'back', at: 'the classroom', with: ['teacher', 'friend', 'child', 'vampire'], pays: ['badge', 'over'] },
    { id: 'a-lovely-grey', part: 'last', at: 'the street', with: ['friend', 'vampire', 'child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['odd-socks', 'every-tuesday', 'three-to-a-table'],
      framing: 'middle',
      world: 'classroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'vampire', called: 'vampire', at: 'centre', act: 'lies-on-back', faces: 'left' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'kneels', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-best-one', 'the-switch', 'the-test'],
      framing: 'close',
      world: 'classroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'vampire', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'vampire', called: 'vampire', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['still-here', 'click', 'the-badge'],
      framing: 'wide',
      world: 'classroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'cape', feeling: 'surprised', faces: 'right' },
        { who: 'vampire', called: 'vampire', at: 'centre', act: 'kneels', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'cape', at: 'left', colour: 'black' }],
    },
  ],
});
