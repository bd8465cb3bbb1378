import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'got-you',
  premise:
    'In a space ship where nothing stays where it is put, a child catches spoon, cup, sock and pea, though the astronaut says to let them float; then the astronaut lets go of the rail, hangs in the middle with nothing to push against, and is got by one big toe.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [7, 12], en: [3, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['space', 'astronaut'] },
  alike: ['this-is-earth', 'clever-bean'],
  nights: {
    place: 'a small round ship in space',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'tucking one’s toes under a rail and stretching',
    feeling: 'determined',
    sleep: true, endsOnRefrain: true,
  },
  contains: ['space', 'astronaut'],
  registry: {
    idea: 'whoever says let it float lets go of the rail, and hangs in the middle of a ship with nothing to push',
    device: 'one little finger touches one big toe',
    objects: ['spoon that floats off', 'pea that is somebody’s', 'net for what must not float', 'one belt round everybody'],
    joke: 'I do like to be got',
    ending: 'a sleeping hand floats up and is got',
  },
  beats: [
    { id: 'round-ship', part: 'open', at: 'the space ship', with: ['child', 'bo', 'friend', 'pet'], plants: ['bo'] },
    { id: 'the-spoon', part: 'stir', at: 'the space ship', with: ['child', 'bo', 'elder', 'elder2'], plants: ['got'], refrain: true },
    { id: 'the-cup', part: 'try', at: 'the space ship', with: ['child', 'bo'], refrain: true },
    { id: 'wobble-wobble', part: 'try', at: 'the space ship', with: ['child', 'bo'], if: 'age>=5', refrain: true },
    { id: 'a-sock-and-a-pea', part: 'try', at: 'the space ship', with: ['child', 'bo'], plants: ['hands'], refrain: true },
    { id: 'everything', part: 'lull', at: 'the space ship', with: ['child', 'bo'], refrain: true },
    { id: 'one-big-toe', part: 'turn', at: 'the space ship', with: ['child', 'bo', 'friend'], pays: ['hands', 'bo'], refrain: true },
    { id: 'one-belt', part: 'last', at: 'the big soft seat', with: ['child', 'bo', 'friend', 'pet'], pays: ['got'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-spoon', 'the-cup', 'a-sock-and-a-pea'],
      framing: 'middle',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'catches', to: 'spoon', feeling: 'happy', faces: 'right' },
        { who: 'astronaut', called: 'bo', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'spoon', at: 'above' }, { what: 'cup', at: 'above' }],
    },
    {
      beats: ['one-big-toe', 'everything'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'astronaut', called: 'bo', at: 'above', act: 'flies', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'astronaut', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'space-ship', at: 'far' }],
    },
    {
      beats: ['one-belt', 'one-big-toe'],
      framing: 'close',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'astronaut', feeling: 'sleepy', faces: 'right' },
        { who: 'astronaut', called: 'bo', at: 'right', act: 'holds-hands', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
