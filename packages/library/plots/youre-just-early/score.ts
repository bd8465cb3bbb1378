import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youre-just-early',
  premise:
    'A child comes to the summer club dressed as a snowman, a day too soon, and is laughed at; the snow, passing over, sees a snowman and takes it for January; laughed at in its turn it goes hot and melts, and is cool only on the side where somebody stands who came on the wrong day too.',
  writtenFirstIn: 'en',
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['snow-in-summer'] },
  nights: {
    place: 'a summer club in a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'putting on again what one was laughed at for, and standing beside somebody',
    feeling: 'ashamed of having come on the wrong day',
    sleep: false,
  },
  alike: ['i-didnt-like-to-say'],
  contains: ['snow', 'snowman'],
  registry: {
    idea: 'the snow has come on the wrong day because it saw a child who had come on the wrong day as a snowman',
    device: 'whoever is ashamed goes hot, and melts on each side where nobody stands',
    objects: ['pillow up a jumper', 'paddling pool for a sledge', 'arm of a snowman that falls off at half a year', 'costume under a bench'],
    joke: 'then where don’t we have to go?',
    ending: 'a child stands out in January as a snowman, so that the snow shall know when it is',
  },
  beats: [
    { id: 'wrong-day', part: 'open', at: 'the park', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['costume', 'early'] },
    { id: 'snow-day', part: 'stir', at: 'the park', with: ['child', 'friend', 'pet'] },
    { id: 'the-other-one', part: 'stir', at: 'the park', with: ['child', 'friend', 'snowman'], plants: ['a-bit-thin'] },
    { id: 'half-a-year', part: 'try', at: 'the park', with: ['child', 'snowman', 'adult', 'elder', 'minder'] },
    { id: 'under-the-bench', part: 'turn', at: 'the park', with: ['child', 'snowman'], pays: ['costume'] },
    { id: 'the-other-side', part: 'turn', at: 'the park', with: ['child', 'snowman', 'friend', 'pet', 'elder'] },
    { id: 'in-this', part: 'back', at: 'the park', with: ['child', 'snowman', 'friend', 'adult', 'elder', 'minder'], pays: ['early'] },
    { id: 'where-i-can-see-you', part: 'down', at: 'the park', with: ['child', 'snowman'] },
    { id: 'in-january', part: 'last', at: 'the park', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['a-bit-thin'] },
  ],
  pictures: [
    {
      beats: ['snow-day', 'wrong-day', 'the-other-one'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      weather: 'snow',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'snowflake', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'snowflake', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'snowflake', at: 'above' }],
    },
    {
      beats: ['half-a-year', 'the-other-one', 'under-the-bench'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'snowman', at: 'right', act: 'whispers-to', to: 'child', size: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'snowman', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['under-the-bench', 'the-other-side', 'in-this'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'wears', to: 'scarf', feeling: 'proud', faces: 'right' },
        { who: 'snowman', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
