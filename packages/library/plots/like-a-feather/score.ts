import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'like-a-feather',
  premise: 'A child with loud feet tries to walk like a feather over a hill that is ticklish: what is light makes it laugh and shake, what is heavy is heaven, and when it drizzles the child stamps the cows along.',
  writtenFirstIn: 'en',
  putBefore: { sv: [22, 34], en: [18, 35] },
  ages: [7, 9],
  leads: [],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a green hill with cows', indoors: false, tone: 'funny', mechanism: 'stamping as loudly as one likes, with cows behind', feeling: 'ashamed of loud feet', sleep: false, endsInBed: true },
  votes: { sv: [0, 3], en: [3, 6] },
  contains: ['cow'],
  registry: {
    idea: 'a hill is ticklish and must not laugh, or everything falls off it',
    device: 'light things tickle it, heavy things do not',
    objects: ['loud feet', 'leaning church spire', 'red chimney', 'cows that follow the farmer by ear'],
    joke: 'they stamp all the way home so as not to wake it',
    ending: 'the loud feet lie light as two feathers under a duvet tucked in hard',
  },
  beats: [
    { id: 'loud-feet', part: 'open', at: 'the hill', with: ['child', 'adult', 'cow'], plants: ['feet', 'cows'] },
    { id: 'tip-tip', part: 'stir', at: 'the hill', with: ['child', 'adult', 'hill'] },
    { id: 'butterfly', part: 'try', at: 'the hill', with: ['child', 'adult', 'hill'] },
    { id: 'drizzle', part: 'lull', at: 'the hill', with: ['child', 'adult', 'hill', 'cow'] },
    { id: 'four-each', part: 'turn', at: 'the hill', with: ['child', 'adult', 'hill', 'cow'], pays: ['cows'] },
    { id: 'so-beautifully', part: 'back', at: 'the hill', with: ['child', 'adult', 'hill'] },
    { id: 'two-feathers', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['feet'] },
  ],
  pictures: [
    {
      beats: ['tip-tip', 'loud-feet', 'butterfly'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'balances', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['drizzle', 'butterfly', 'four-each'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'sunset',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'centre', act: 'sits', feeling: 'surprised', anyway: true },
        { who: 'cow', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['four-each', 'drizzle', 'so-beautifully'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'sunset',
      weather: 'rain',
      figures: [
        { who: 'adult', at: 'centre', act: 'walks', view: 'side', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'walks', view: 'side', feeling: 'laughing', faces: 'right' },
        { who: 'cow', at: 'left', act: 'walks', view: 'side', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
