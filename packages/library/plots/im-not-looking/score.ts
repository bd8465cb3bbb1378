import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-not-looking',
  premise:
    'A hippo’s wobbly tooth goes stiff as soon as anybody looks at it; the child, who knows what that is like, makes the whole park turn its back and not look, until it comes.',
  writtenFirstIn: 'en',
  putBefore: { sv: [5, 12], en: [2, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['tooth'] },
  nights: { place: 'the park', indoors: false, tone: 'funny-tender', mechanism: 'turning-away', feeling: 'shy', sleep: false },
  votes: { sv: [1, 3] },
  contains: ['tooth'],
  registry: {
    idea: 'a wobbly tooth is shy, and will not come out while anybody is looking',
    device: 'everybody in a park turns round and does not look',
    objects: ['a tooth as big as a loaf', 'an apple', 'a hippo’s open mouth'],
    joke: 'I’m not looking',
    ending: 'sleep comes to the child too when nobody is looking',
  },
  beats: [
    { id: 'wide-open', part: 'open', at: 'the park', with: ['child', 'hippo', 'friend'], plants: ['apple', 'stiff'] },
    { id: 'pull', part: 'try', at: 'the park', with: ['child', 'hippo'] },
    { id: 'let-me-look', part: 'try', at: 'the park', with: ['child', 'hippo', 'man', 'lady', 'elder', 'elder2'], refrain: true },
    { id: 'stuck', part: 'turn', at: 'the park', with: ['child', 'hippo'], pays: ['stiff'] },
    { id: 'not-looking', part: 'turn', at: 'the park', with: ['child', 'hippo', 'man', 'lady', 'friend', 'pet'], plants: ['not-looking'], refrain: true },
    { id: 'plop', part: 'back', at: 'the park', with: ['child', 'hippo', 'friend'], pays: ['apple'] },
    { id: 'shut-eyes', part: 'last', at: 'the bench', with: ['child', 'hippo', 'adult', 'lady'], pays: ['not-looking'], refrain: true },
  ],
  pictures: [
    {
      beats: ['wide-open', 'pull'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'hippo', feeling: 'curious', faces: 'right' },
        { who: 'hippo', at: 'right', act: 'sits', size: 'big', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['not-looking', 'stuck'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', view: 'back', feeling: 'happy', faces: 'left' },
        { who: 'man', at: 'near', act: 'stands', faces: 'left' },
        { who: 'hippo', at: 'right', act: 'sits', size: 'big', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['plop', 'shut-eyes'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'tooth', feeling: 'happy', faces: 'right' },
        { who: 'hippo', at: 'right', act: 'eats', to: 'apple', size: 'big', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'tooth', at: 'left', size: 'child' }],
    },
  ],
});
