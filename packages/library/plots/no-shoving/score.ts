import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-shoving',
  premise:
    'Space comes in a box to two children who are told twenty times a day not to shove; it fills a room until they float with nothing to push off from, and then there is only one thing to shove: each other.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [5, 43], en: [3, 35] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['space'] },
  nights: { place: 'a room of cushions at the after-school club', indoors: true, tone: 'funny', mechanism: 'pushing off from each other where there is nothing else', feeling: 'daring', sleep: false, endsInBed: true },
  storyVotes: [3, 3],
  contains: ['space'],
  registry: {
    idea: 'space comes in a box by post, and it grows',
    device: 'two who float shove off from each other, sole against sole, and one of them reaches the door',
    objects: ['box that weighs less than nothing', 'room full of cushions', 'half a banana that goes round a lamp'],
    joke: 'no shoving; only once, but it was a really good one',
    ending: 'a small bent moon beside the big one, and everything stays where it lies',
  },
  beats: [
    { id: 'a-letter', part: 'open', at: 'the club', with: ['child', 'elder'] },
    { id: 'one-box', part: 'stir', at: 'the club', with: ['child', 'friend', 'leader'], plants: ['no shoving'] },
    { id: 'the-lid', part: 'stir', at: 'the room of cushions', with: ['child', 'friend'], plants: ['banana'] },
    { id: 'no-floor', part: 'try', at: 'the room of cushions', with: ['child', 'friend'] },
    { id: 'the-keyhole', part: 'try', at: 'the room of cushions', with: ['child', 'friend'] },
    { id: 'nowhere', part: 'lull', at: 'the room of cushions', with: ['child', 'friend'] },
    { id: 'the-shove', part: 'turn', at: 'the room of cushions', with: ['child', 'friend'], pays: ['no shoving'] },
    { id: 'thud', part: 'back', at: 'the room of cushions', with: ['child', 'friend'] },
    { id: 'only-once', part: 'down', at: 'the room of cushions', with: ['child', 'friend', 'leader'] },
    { id: 'two-moons', part: 'last', at: 'home', with: ['child', 'pet'], pays: ['banana'] },
  ],
  pictures: [
    {
      beats: ['the-lid', 'no-floor', 'one-box'],
      framing: 'middle',
      world: 'blanket-fort',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'open-box', holding: 'banana', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'open-box', at: 'centre', colour: 'black' }],
    },
    {
      beats: ['no-floor', 'the-keyhole', 'nowhere'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'flies', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'flies', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'banana', at: 'above' }, { what: 'pillow', at: 'near', count: 3 }, { what: 'lamp', at: 'centre' }],
    },
    {
      beats: ['thud', 'the-shove', 'only-once'],
      framing: 'close',
      world: 'blanket-fort',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'reaches-for', to: 'door', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'flies', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'right' }, { what: 'star', at: 'above', count: 3 }],
    },
  ],
});
