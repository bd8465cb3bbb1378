import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'three-can',
  premise:
    'A penguin who wants air under his feet is swung between two friends, one, two, three, fly, until their arms are used up; but penguins have two wings each and are many, and what one cannot do three can, if whoever wants to fly lifts somebody else first.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['penguin', 'wants-to', 'cannot'], deed: { en: 'fly', sv: 'flyga' } },
  nights: {
    place: 'a zoo where the penguins go for a walk',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'being swung between two',
    feeling: 'longing',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'one penguin can’t fly, but three can, for two can swing the one in the middle',
    device: 'the one who wants to fly must lift the grumpiest first',
    objects: ['penguins out for a walk behind a bucket', 'map for wings', 'pigeon that ducks', 'row of penguins where every other one flies'],
    joke: 'that isn’t flying, that’s getting wet',
    ending: 'the grown-up is too heavy, and is flown, and says again',
  },
  beats: [
    { id: 'the-last-in-line', part: 'open', at: 'the zoo', with: ['child', 'friend', 'penguin', 'pet'], plants: ['line'] },
    { id: 'getting-wet', part: 'stir', at: 'the zoo', with: ['child', 'penguin', 'pet'], plants: ['under-water'] },
    { id: 'where-i-am', part: 'try', at: 'the zoo', with: ['child', 'penguin'] },
    { id: 'all-the-time', part: 'try', at: 'the zoo', with: ['child', 'friend', 'penguin'], plants: ['between-two'] },
    { id: 'used-up', part: 'turn', at: 'the zoo', with: ['child', 'friend', 'penguin'] },
    { id: 'three-can', part: 'turn', at: 'the zoo', with: ['child', 'friend', 'penguin'], pays: ['line'] },
    { id: 'somebody-has-to-lift', part: 'turn', at: 'the zoo', with: ['child', 'friend', 'penguin', 'bertha'], pays: ['under-water'] },
    { id: 'straight-ahead', part: 'turn', at: 'the zoo', with: ['child', 'friend', 'penguin', 'bertha'] },
    { id: 'every-other', part: 'back', at: 'the zoo', with: ['child', 'friend', 'penguin', 'bertha'] },
    { id: 'much-too-heavy', part: 'last', at: 'the way out', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['between-two'] },
  ],
  pictures: [
    {
      beats: ['where-i-am', 'getting-wet', 'all-the-time'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'penguin', at: 'centre', act: 'runs', size: 'small', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'penguin', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'penguin', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['used-up', 'all-the-time', 'three-can'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'penguin', at: 'centre', act: 'sits', size: 'small', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'penguin', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'penguin', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['straight-ahead', 'somebody-has-to-lift', 'every-other'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'penguin', at: 'right', act: 'flies', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'lifts', to: 'penguin', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
