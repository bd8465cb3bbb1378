import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-last-bit',
  premise: 'A small troll can only say the last bit of what one says; when the child is lost in the forest, I am here runs from troll to troll until somebody hears it.',
  writtenFirstIn: 'en',
  putBefore: { sv: [31, 33], en: [15, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['forest', 'troll'] },
  nights: { place: 'forest', indoors: false, tone: 'funny-tender', mechanism: 'a call that is handed on', feeling: 'lost', sleep: false, endsInBed: true },
  votes: { sv: [2, 3] },
  contains: ['troll', 'forest'],
  registry: {
    idea: 'an echo is a troll who repeats the end',
    device: 'a word runs from stone to stone',
    objects: ['mossy stone with somebody behind', 'troll no bigger than a boot', 'call with boots on'],
    joke: 'thank you, and the troll said you',
    ending: 'the child says the last bit',
  },
  beats: [
    { id: 'hello', part: 'open', at: 'the forest', with: ['child', 'adult', 'troll', 'friend', 'pet'], plants: ['last bit'] },
    { id: 'can-you-say', part: 'try', at: 'the forest', with: ['child', 'troll', 'friend', 'pet'], refrain: true },
    { id: 'trees', part: 'lull', at: 'the forest', with: ['child', 'troll'] },
    { id: 'all-right', part: 'turn', at: 'the forest', with: ['child', 'troll'] },
    { id: 'from-stone-to-stone', part: 'turn', at: 'the forest', with: ['child', 'troll', 'adult'] },
    { id: 'boots-on', part: 'back', at: 'the forest', with: ['child', 'troll', 'adult'] },
    { id: 'night', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['last bit'] },
  ],
  pictures: [
    {
      beats: ['hello', 'can-you-say'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'troll', feeling: 'laughing' },
        { who: 'troll', at: 'right', act: 'laughs', size: 'small', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'troll' },
      ],
      things: [{ what: 'stone', at: 'right', size: 'small' }],
    },
    {
      beats: ['trees', 'all-right'],
      framing: 'wide',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'troll', feeling: 'crying' },
        { who: 'troll', at: 'right', act: 'stands', size: 'small', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['from-stone-to-stone', 'boots-on', 'night'],
      framing: 'close',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'adult', at: 'left', act: 'lifts', to: 'child', feeling: 'happy', anyway: true },
        { who: 'child', at: 'centre', act: 'hugs', to: 'adult', feeling: 'happy' },
        { who: 'troll', at: 'right', act: 'points-at', to: 'child', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
