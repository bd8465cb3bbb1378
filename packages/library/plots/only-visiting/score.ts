import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-visiting',
  premise:
    'The last boat goes at eight, the cat sits under the jetty and comes only when called, and the child shouted the voice away yesterday at the best of friends; all that is left is so low that the planks purr, and whoever has an ear to the planks hears what is said to a cat.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [2, 36], en: [4, 40] },
  ages: [11, 12],
  leads: ['pet.cat'],
  seasons: ['summer'],
  alike: ['in-good-time', 'no-cat-here'],
  nights: { place: 'a jetty on an island', indoors: false, tone: 'funny-tender', mechanism: 'talking low into a plank when the voice is gone', feeling: 'jealous', sleep: false, endsInBed: true },
  contains: ['cat'],
  registry: {
    idea: 'a voice that has been shouted away leaves only something low, and a cat comes for the low',
    device: 'whoever purrs into a plank is heard by everybody who has an ear to it',
    objects: ['rocks named after food', 'landing net that is brought back', 'beam under a jetty', 'chart on the back of a timetable'],
    joke: 'the old record was his grandfather’s, but he had a chair',
    ending: 'two who purr, so that nobody can tell which is which, and then only the cat',
  },
  beats: [
    { id: 'under-the-jetty', part: 'open', at: 'the jetty', with: ['child', 'pet'], plants: ['call'] },
    { id: 'wait-for-him', part: 'stir', at: 'the jetty', with: ['child', 'lad'], plants: ['glad', 'rocks'] },
    { id: 'a-net', part: 'stir', at: 'the jetty', with: ['child', 'lad', 'adult', 'elder', 'elder2', 'neighbour'] },
    { id: 'a-record', part: 'try', at: 'the jetty', with: ['child', 'lad', 'pet'] },
    { id: 'the-plank', part: 'try', at: 'the jetty', with: ['child', 'pet', 'lad'], plants: ['low'] },
    { id: 'the-boat', part: 'lull', at: 'the jetty', with: ['child', 'pet', 'adult', 'neighbour'] },
    { id: 'what-was-left', part: 'turn', at: 'the jetty', with: ['child'], pays: ['call'] },
    { id: 'you-hear-everything', part: 'turn', at: 'the jetty', with: ['pet', 'child', 'lad'] },
    { id: 'only-visiting', part: 'back', at: 'the jetty', with: ['child', 'lad', 'pet'], pays: ['glad', 'rocks'] },
    { id: 'a-dot', part: 'down', at: 'the boat', with: ['child', 'lad', 'friend'] },
    { id: 'only-the-cat', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['low'] },
  ],
  pictures: [
    {
      beats: ['a-net', 'a-record', 'wait-for-him'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'boy', called: 'lad', at: 'right', act: 'gives', to: 'child', holding: 'net', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['the-plank', 'the-boat', 'what-was-left'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'calm', faces: 'right' },
        { who: 'boy', called: 'lad', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
        { who: 'pet', at: 'near', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'ship', at: 'far' }],
    },
    {
      beats: ['you-hear-everything', 'only-visiting'],
      framing: 'close',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'boy', called: 'lad', at: 'right', act: 'pats', to: 'pet', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'boy', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
