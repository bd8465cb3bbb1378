import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'puts-its-hand-up',
  premise:
    'Thunder drowns out who did it, on the very last page, and then the lights in the library bus go out; but thunder puts its hand up before it speaks, and by that light, and in the wait after it, the child reads the ending.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['thunder', 'lightning'] },
  nights: {
    place: 'a library bus',
    indoors: true,
    tone: 'funny',
    mechanism: 'taking turns with the thunder, one line in each wait',
    feeling: 'burning to know',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['thunder', 'dark'],
  registry: {
    idea: 'thunder does not butt in: it puts its hand up first, and while it waits it is somebody else’s turn',
    device: 'the flash shows the line and the wait leaves room to say it, more and more of it as the storm goes off',
    objects: ['last page of a library book', 'torch that is at home', 'queen with a ladle'],
    joke: 'there isn’t a groom in it: well, he wouldn’t show himself, he’s a thief',
    ending: 'thunder waits until the child has quite finished, and says boom in small letters',
  },
  beats: [
    { id: 'the-last-page', part: 'open', at: 'the library bus', with: ['child', 'friend', 'reader', 'lady', 'big'], plants: ['pudding'] },
    { id: 'boom', part: 'stir', at: 'the library bus', with: ['reader', 'child', 'pet'], refrain: true },
    { id: 'the-broom', part: 'try', at: 'the library bus', with: ['lady', 'big', 'elder', 'elder2', 'child', 'reader'] },
    { id: 'at-home', part: 'lull', at: 'the library bus', with: ['reader', 'big', 'child', 'pet'] },
    { id: 'sat-up-straight', part: 'turn', at: 'the library bus', with: ['child'], plants: ['hand'] },
    { id: 'our-turn', part: 'turn', at: 'the library bus', with: ['child', 'friend', 'lady'], refrain: true },
    { id: 'with-a-ladle', part: 'back', at: 'the library bus', with: ['child', 'big', 'reader'], refrain: true },
    { id: 'just-one-more', part: 'down', at: 'the library bus', with: ['lady', 'big', 'child', 'friend'], pays: ['hand'] },
    { id: 'a-small-hand', part: 'last', at: 'the library bus', with: ['child'], pays: ['pudding'] },
  ],
  pictures: [
    {
      beats: ['boom', 'the-last-page', 'the-broom'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'bus', at: 'centre', act: 'stands', size: 'big' }],
      things: [{ what: 'lightning', at: 'above', size: 'big' }, { what: 'thunder-large', at: 'above', size: 'big' }],
    },
    {
      beats: ['sat-up-straight', 'at-home', 'our-turn'],
      framing: 'middle',
      world: 'bus',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'lightning', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', called: 'lady', faces: 'left' },
      ],
      things: [{ what: 'lightning', at: 'above', size: 'big' }],
    },
    {
      beats: ['just-one-more', 'with-a-ladle', 'a-small-hand'],
      framing: 'close',
      world: 'bus',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'happy', faces: 'right' },
        { who: 'man', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', called: 'reader', faces: 'left' },
      ],
    },
  ],
});
