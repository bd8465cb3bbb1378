import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-were-getting-earlier',
  premise:
    'At the barber’s hangs a clock that goes backwards, and so does whatever it looks at, so that hair flies up again and a lolly is never finished; the friend winds it, to make it last, and is six already when the child runs across the shop, younger at every step, to turn the mirror round.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['clock-backwards'] },
  nights: {
    place: 'a barber’s on a Saturday',
    indoors: true,
    tone: 'funny',
    mechanism: 'letting a clock look at itself, and hanging on to its hand',
    feeling: 'afraid for a friend',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'whatever a backward clock looks at goes backwards, so at the barber’s the hair goes back on',
    device: 'shown a mirror it looks at itself, and when what goes backwards goes backwards it goes forwards',
    objects: ['sandwich eaten since Tuesday', 'drawer with leaves on it', 'moustache that goes in', 'gap in the teeth from Thursday'],
    joke: 'we’re early, and we’re getting earlier',
    ending: 'a lolly that gets smaller, as they do',
  },
  beats: [
    { id: 'snip', part: 'open', at: 'the barber’s', with: ['child', 'friend', 'barber', 'customer', 'elder', 'pet'], plants: ['gap', 'snip'] },
    { id: 'whatever-it-looks-at', part: 'stir', at: 'the barber’s', with: ['child', 'friend', 'barber', 'customer', 'clock'], plants: ['rule'] },
    { id: 'getting-earlier', part: 'try', at: 'the barber’s', with: ['child', 'friend', 'barber', 'clock'], plants: ['lolly'] },
    { id: 'winding', part: 'turn', at: 'the barber’s', with: ['child', 'friend', 'barber', 'customer', 'clock', 'elder'] },
    { id: 'the-mirror', part: 'turn', at: 'the barber’s', with: ['child', 'friend', 'barber'] },
    { id: 'seven-steps', part: 'turn', at: 'the barber’s', with: ['child'] },
    { id: 'it-saw-a-clock', part: 'turn', at: 'the barber’s', with: ['child', 'clock'], pays: ['rule'] },
    { id: 'smile', part: 'turn', at: 'the barber’s', with: ['child', 'friend', 'clock'], pays: ['gap'] },
    { id: 'it-stayed-there', part: 'back', at: 'the barber’s', with: ['child', 'friend', 'barber', 'customer', 'elder', 'pet'], pays: ['snip'] },
    { id: 'a-face-under-there', part: 'down', at: 'the barber’s', with: ['child', 'friend', 'barber'] },
    { id: 'they-do', part: 'last', at: 'the street', with: ['child', 'friend'], pays: ['lolly'] },
  ],
  pictures: [
    {
      beats: ['getting-earlier', 'whatever-it-looks-at', 'winding'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'clock', at: 'above', act: 'looks-at', to: 'friend', size: 'child', feeling: 'proud' },
        { who: 'friend', at: 'right', act: 'eats', to: 'lollipop', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-mirror', 'winding', 'seven-steps'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'looks-at', to: 'shoes', feeling: 'afraid', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['smile', 'it-saw-a-clock', 'it-stayed-there'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'clock', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'clock', at: 'centre' },
        { what: 'mirror', at: 'far' },
      ],
    },
  ],
});
