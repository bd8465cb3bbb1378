import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-whos-still-out',
  premise:
    'The lamp in an empty lighthouse goes out when the last one on the island is home, and it has been on since the day a child was left over, was given the stopwatch and said that it was fine; at the end of the jetty the child’s shadow is still standing there, and backs at that word, until the friend is told how it was.',
  writtenFirstIn: 'en',
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['empty-lighthouse'] },
  nights: {
    place: 'a lighthouse and a jetty',
    indoors: false,
    tone: 'eerie-tender',
    mechanism: 'telling the one it is about how it was',
    feeling: 'left over, and saying that it is fine',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['dark'],
  registry: {
    idea: 'a lamp in an empty lighthouse goes out when everybody is home, and somebody who said it was fine is still standing where it was not',
    device: 'a shadow without its child backs towards the sea each time the word is said',
    objects: ['bowl of soup put out for whoever is still out', 'stopwatch held up that looks like waving', 'dent in a cushion that fills', 'leaf in the soup'],
    joke: 'what do we say if there is somebody there? Sorry',
    ending: 'the soup is stone cold, and it is said; the lamp goes out, for everybody is home',
  },
  beats: [
    { id: 'the-lamp', part: 'open', at: 'the house under the lighthouse', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['goes-out'] },
    { id: 'fine', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['stopwatch'] },
    { id: 'soup', part: 'stir', at: 'the step', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['soup'] },
    { id: 'nobody-there', part: 'try', at: 'the lighthouse', with: ['child', 'friend'] },
    { id: 'the-planks', part: 'try', at: 'the lighthouse', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'the-shadow', part: 'turn', at: 'the jetty', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'one-plank-left', part: 'turn', at: 'the jetty', with: ['child', 'friend'], pays: ['stopwatch'] },
    { id: 'now-i-am', part: 'back', at: 'the jetty', with: ['child', 'friend'] },
    { id: 'home', part: 'last', at: 'the step', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['soup', 'goes-out'] },
  ],
  pictures: [
    {
      beats: ['soup', 'fine', 'nobody-there'],
      framing: 'wide',
      world: 'beach',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'walks', holding: 'flashlight', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'lighthouse', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [{ what: 'lighthouse', at: 'far' }],
    },
    {
      beats: ['the-shadow', 'the-planks', 'one-plank-left'],
      framing: 'middle',
      world: 'harbour',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'shadow', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds', to: 'flashlight', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [{ what: 'shadow', at: 'right' }],
    },
    {
      beats: ['now-i-am', 'one-plank-left', 'home'],
      framing: 'close',
      world: 'harbour',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'holds-hands', to: 'friend', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
