import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'has-anybody-asked-it',
  premise:
    'The evening before a test on silent letters the best friend asks the K in knee if it wants to say something, and from then on every letter gets a turn, at tea as well; but in a test one may not say a word, and only the H in ghost has a voice that nobody can forbid.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 8],
  leads: [],
  wish: { concepts: ['exam-worry'] },
  nights: {
    place: 'a tea table, a dark bedroom and a classroom',
    indoors: true,
    tone: 'very funny',
    mechanism: 'asking a silent letter, and letting out the breath that was held',
    feeling: 'worried about a test',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['they-think-its-a-treat'],
  contains: ['school'],
  registry: {
    idea: 'silent letters are not silent, only shy, and have never been asked',
    device: 'one may not say a word in a test, but may breathe, and that is the letter',
    objects: ['slippers on the wrong feet', 'thumb with its last letter said', 'letter that only talks in the dark', 'sigh of somebody who sits down'],
    joke: 'a grown-up who looks for a shy letter says that he knows none, and has found it',
    ending: 'that is only you breathing; I know, that is how it hides',
  },
  beats: [
    { id: 'slippers', part: 'open', at: 'home', with: ['child', 'friend', 'pet'], plants: ['test'] },
    { id: 'it-says-kuh', part: 'stir', at: 'home', with: ['child', 'friend'], plants: ['every letter'] },
    { id: 'at-tea', part: 'try', at: 'the table', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'like-a-donkey', part: 'try', at: 'home', with: ['child', 'friend', 'pet'], plants: ['H'] },
    { id: 'not-a-word', part: 'turn', at: 'bed', with: ['child', 'pet'] },
    { id: 'i-only-sat-down', part: 'turn', at: 'bed', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'not-a-sound', part: 'turn', at: 'school', with: ['child', 'friend', 'teacher'], pays: ['every letter'] },
    { id: 'number-ten', part: 'back', at: 'school', with: ['child', 'teacher'], pays: ['test'] },
    { id: 'how-it-hides', part: 'last', at: 'the schoolyard', with: ['child', 'friend'], pays: ['H'] },
  ],
  pictures: [
    {
      beats: ['it-says-kuh', 'slippers', 'at-tea'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'listens-to', to: 'book', feeling: 'curious', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['at-tea', 'like-a-donkey', 'not-a-word'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'laughs', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'adult', at: 'right', act: 'thinks', feeling: 'curious', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'thinks', feeling: 'curious', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'thinks', feeling: 'curious', faces: 'left', if: '!adult & !elder' },
      ],
      things: [{ what: 'fork', at: 'near' }],
    },
    {
      beats: ['not-a-sound', 'i-only-sat-down', 'number-ten'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'writes', holding: 'pencil', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'far', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});
