import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-does-nothing-but-go',
  premise:
    'One wants a rocket and one a submarine, and an old washing machine that walks goes only where all its washing leans; above the roofs they lean each their own way and it bangs itself to bits, and when both give in at once it bangs still worse, until they hold on to each other and are one towel.',
  writtenFirstIn: 'en',
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['built-of-junk'] },
  nights: {
    place: 'a garden by the sea, the sky above it and the sea',
    indoors: false,
    tone: 'funny',
    mechanism: 'holding on to each other and leaning the same way',
    feeling: 'afraid that a friend will go home',
    sleep: false,
  },
  contains: ['space', 'sea'],
  registry: {
    idea: 'an old washing machine goes the way the washing leans, and two who ride on it are the washing',
    device: 'two who hold each other are one towel, and one towel cannot lie on two sides',
    objects: ['washing machine that went out into the hall', 'bucket for the nose of a rocket', 'drainpipe to peep through under water', 'fish that waits for its socks'],
    joke: 'does it go? it does nothing but go',
    ending: 'each offers what the other wanted to build, and for once the washing machine stands still',
  },
  beats: [
    { id: 'does-it-go', part: 'open', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['quarrel', 'goes'] },
    { id: 'half-and-half', part: 'stir', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['rule'] },
    { id: 'a-wasp', part: 'try', at: 'the garden', with: ['child', 'friend'] },
    { id: 'first-the-rocket', part: 'try', at: 'the sky', with: ['child', 'friend'] },
    { id: 'bang-bang-bang', part: 'turn', at: 'the sky', with: ['child', 'friend'] },
    { id: 'one-towel', part: 'turn', at: 'the sky', with: ['child', 'friend', 'pet', 'elder'], pays: ['rule'] },
    { id: 'the-old-fish', part: 'back', at: 'under the sea', with: ['child', 'friend', 'pet'] },
    { id: 'in-the-moon', part: 'down', at: 'the sea', with: ['child', 'friend'] },
    { id: 'quite-still', part: 'last', at: 'the jetty', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['quarrel', 'goes'] },
  ],
  pictures: [
    {
      beats: ['half-and-half', 'does-it-go', 'a-wasp'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'washing-machine', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'washing-machine', holding: 'umbrella', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'washing-machine', at: 'centre' }],
    },
    {
      beats: ['bang-bang-bang', 'first-the-rocket', 'one-towel'],
      framing: 'wide',
      world: 'space',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'washing-machine', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'washing-machine', holding: 'umbrella', feeling: 'afraid', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'washing-machine', at: 'centre' },
        { what: 'moon', at: 'far' },
      ],
    },
    {
      beats: ['the-old-fish', 'one-towel', 'in-the-moon'],
      framing: 'close',
      world: 'sea-bottom',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'fish', at: 'right', act: 'looks-at', to: 'washing-machine', size: 'big', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'washing-machine', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'washing-machine', at: 'left' }],
    },
  ],
});
