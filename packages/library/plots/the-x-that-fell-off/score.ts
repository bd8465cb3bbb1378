import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-x-that-fell-off',
  premise: 'The X of a treasure map blows in at the window: wherever you lay it there is treasure under it; the pirates dig through their own ship for gold, until they are asked what they want most now.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['pirate', 'treasure', 'treasure-hunt', 'map'] },
  nights: { place: 'the playing field', indoors: false, tone: 'funny', mechanism: 'asking what is wanted most', feeling: 'greedy', sleep: false },
  contains: ['pirate'],
  registry: {
    idea: 'the X has come off the map, and wherever it is laid there is treasure underneath',
    device: 'treasure is what one wants most just now, and so the X mends the hole',
    objects: ['loose X', 'green marble', 'ship’s biscuit', 'flooded football pitch'],
    joke: 'I’ve found a football pitch; it’s coming in',
    ending: 'a kiss marks the spot, and the treasure is the child',
  },
  beats: [
    { id: 'under-the-window', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'pet'], plants: ['x', 'marble'] },
    { id: 'left-and-right', part: 'stir', at: 'the playing field', with: ['child', 'friend', 'captain'], plants: ['jam'] },
    { id: 'wherever-you-put-it', part: 'stir', at: 'the ship', with: ['child', 'friend', 'captain'] },
    { id: 'dig', part: 'try', at: 'the ship', with: ['friend', 'captain', 'pet'] },
    { id: 'a-football-pitch', part: 'try', at: 'the ship', with: ['captain'] },
    { id: 'most-now', part: 'turn', at: 'the ship', with: ['child', 'friend', 'captain'], pays: ['marble'] },
    { id: 'the-biggest-hole', part: 'turn', at: 'the ship', with: ['child', 'friend', 'captain'] },
    { id: 'the-other-left', part: 'back', at: 'the ship', with: ['child', 'friend', 'captain', 'elder'], pays: ['jam'] },
    { id: 'lost', part: 'down', at: 'bed', with: ['child', 'friend', 'adult', 'pet'] },
    { id: 'the-spot', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['x'] },
  ],
  pictures: [
    {
      beats: ['left-and-right', 'wherever-you-put-it'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pirate-captain', at: 'right', act: 'calls-to', to: 'child', feeling: 'angry', faces: 'left', called: 'captain' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'surprised' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'curious' },
      ],
      things: [
        { what: 'pirate-ship', at: 'right' },
        { what: 'goal', at: 'far' },
      ],
    },
    {
      beats: ['dig', 'a-football-pitch'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pirate-captain', at: 'right', act: 'digs', feeling: 'laughing', called: 'captain' },
        { who: 'pirate', at: 'centre', act: 'digs', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'pirate-captain', feeling: 'afraid' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'pirate-captain', if: 'pet.dog' },
      ],
      things: [{ what: 'logs', at: 'far' }],
    },
    {
      beats: ['the-biggest-hole', 'the-other-left'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pirate-captain', at: 'right', act: 'holds', to: 'flag', feeling: 'crying', faces: 'left', called: 'captain' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'happy' },
      ],
    },
  ],
});
