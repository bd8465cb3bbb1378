import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-gone-to-bed',
  premise:
    'A mummy who has come undone rings at the door and needs toilet paper; it is no mummy really, only very thoroughly tucked in by its mother, and paper that lasts a single night is far better than cloth, for then somebody has to come tomorrow as well.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { relation: 'needs-paper', nouns: ['mummy-creature'] },
  nights: {
    place: 'a hall at home in the evening',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'tucking in instead of wrapping up',
    feeling: 'lying awake without a cover',
    sleep: false,
    endsInBed: true,
  },
  alike: ['lovely-round-my-toe'],
  contains: [],
  registry: {
    idea: 'a mummy is only somebody very thoroughly tucked in, and needs toilet paper to be tucked in again',
    device: 'paper that lasts a night is better than cloth that lasts four thousand years, for somebody must come tomorrow',
    objects: ['forty-eight rolls with small blue hearts', 'strip of cloth all the way to the museum', 'piece of paper from the toes under the bathroom door', 'mummy in the bottom drawer'],
    joke: 'where is all the paper? it has gone to bed',
    ending: 'a muffled good night, of which only the last word is heard as it should be',
  },
  beats: [
    { id: 'moamammer', part: 'open', at: 'the front door', with: ['child', 'friend', 'wish'], plants: ['muffled'] },
    { id: 'not-like-that', part: 'stir', at: 'the front door', with: ['child', 'wish', 'pet', 'elder', 'elder2'] },
    { id: 'forty-eight-rolls', part: 'try', at: 'the hall', with: ['child', 'friend', 'wish'], plants: ['paper'] },
    { id: 'only-tucked-in', part: 'lull', at: 'the hall', with: ['child', 'friend', 'wish'] },
    { id: 'feet-first', part: 'turn', at: 'the hall', with: ['child', 'friend', 'wish'], plants: ['pat'] },
    { id: 'one-night', part: 'turn', at: 'the hall', with: ['child', 'friend', 'wish'] },
    { id: 'from-the-toes', part: 'back', at: 'the bathroom door', with: ['child', 'friend', 'wish', 'adult', 'elder', 'minder'], pays: ['paper'] },
    { id: 'the-bottom-drawer', part: 'last', at: 'bed', with: ['child', 'friend', 'wish', 'adult', 'elder', 'minder'], pays: ['pat', 'muffled'] },
  ],
  pictures: [
    {
      beats: ['forty-eight-rolls', 'not-like-that', 'only-tucked-in'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'mummy-creature', at: 'centre', act: 'laughs', size: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'toilet-paper', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'reaches-for', to: 'mummy-creature', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['only-tucked-in', 'forty-eight-rolls', 'feet-first'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'mummy-creature', at: 'right', act: 'sits', size: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mummy-creature', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['one-night', 'feet-first', 'from-the-toes'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'mummy-creature', at: 'centre', act: 'lies-on-back', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'mummy-creature', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'mummy-creature', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
  ],
});
