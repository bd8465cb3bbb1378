import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'after-me',
  premise:
    'Two knights say after you to each other in the door of a bakery, till somebody calls for help and both must be first: they stick like a cork, and a child crawls in between iron legs, saves the buns, butters the knights and goes first.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [1, 12], en: [3, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['knight'] },
  nights: {
    place: 'a bakery',
    indoors: true,
    tone: 'funny',
    mechanism: 'crawling between iron legs and buttering two knights',
    feeling: 'tired of waiting',
    sleep: false,
  },
  alike: ['after-you', 'knees-together', 'the-tall-one-with-the-flag', 'clonk-good-night'],
  contains: ['knight'],
  registry: {
    idea: 'a knight lets the other go first, and a knight is first to help, and both are rules of the same door',
    device: 'knights wedged in a doorway are buttered all round and pushed by a horse',
    objects: ['mitten eaten in a queue', 'red button on the wall', 'gap between four iron legs', 'long loaf for a sword'],
    joke: 'they did this at a gate once; it was winter before they got in',
    ending: 'after me, and all of them come',
  },
  beats: [
    { id: 'one-in-one-out', part: 'open', at: 'the bakery door', with: ['child', 'bjelke', 'krok', 'friend'], plants: ['after you'], refrain: true },
    { id: 'a-rule', part: 'stir', at: 'the bakery door', with: ['child', 'bjelke', 'krok', 'elder', 'elder2'], plants: ['rule'], refrain: true },
    { id: 'click', part: 'stir', at: 'the bakery door', with: ['baker', 'bjelke', 'krok'], refrain: true },
    { id: 'clonk', part: 'try', at: 'the bakery door', with: ['baker', 'bjelke', 'krok'], pays: ['rule'] },
    { id: 'excuse-me', part: 'turn', at: 'the bakery door', with: ['child', 'friend', 'pet'] },
    { id: 'plop', part: 'turn', at: 'the bakery', with: ['child', 'baker'] },
    { id: 'butter', part: 'turn', at: 'the bakery', with: ['child', 'bjelke', 'krok'], refrain: true },
    { id: 'who-was-first', part: 'back', at: 'the bakery', with: ['child', 'bjelke', 'krok'] },
    { id: 'after-me', part: 'last', at: 'the bakery door', with: ['child', 'bjelke', 'krok'], pays: ['after you'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-rule', 'one-in-one-out', 'click'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'horse', feeling: 'surprised', faces: 'right' },
        { who: 'horse', at: 'centre', act: 'looks-at', to: 'child', feeling: 'sleepy', faces: 'left' },
        { who: 'knight', called: 'bjelke', at: 'right', act: 'stands', feeling: 'proud', faces: 'right' },
      ],
    },
    {
      beats: ['excuse-me', 'clonk', 'plop'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', called: 'bjelke', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'knight', called: 'krok', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'near', act: 'crawls', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['butter', 'who-was-first'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'butter', feeling: 'happy', faces: 'right' },
        { who: 'knight', called: 'krok', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
