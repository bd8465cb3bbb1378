import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-going-to-the-bins',
  premise:
    'A child who never waves, because if you wave people go, meets somebody who cannot leave for the moon until somebody who is staying has waved, and comes along so as not to have to; but on the moon there is nobody who is staying, until the child sees its own shadow, and waves for the first time.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  wish: { relation: 'to-the-moon', kinds: ['vehicle', 'animal', 'machine', 'toy'] },
  nights: {
    place: 'a doorstep and the moon',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'waving to one’s own shadow, which stays and waves back',
    feeling: 'not wanting anybody to go',
    sleep: false,
  },
  alike: ['everybody-turns-round', 'a-wave-in-the-hand', 'goodbye-is-when-you-come', 'i-owe-you-a-wave'],
  contains: [],
  registry: {
    idea: 'a wave from somebody who is staying lifts whoever is going off the ground',
    device: 'on the moon nobody stays but a shadow, and it waves back',
    objects: ['bag for the bins that is put down for a wave', 'tear that takes a long time to fall', 'hand that has never been out of its pocket'],
    joke: 'that is why I never wave; then wave now!',
    ending: 'a grown-up is waved off round the corner to the bins, and comes back',
  },
  beats: [
    { id: 'if-you-wave', part: 'open', at: 'the doorstep', with: ['child', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['bins', 'pockets'] },
    { id: 'nobodys-waved', part: 'stir', at: 'the gate', with: ['child', 'wish', 'adult', 'elder', 'minder'], plants: ['staying'] },
    { id: 'bye-bye', part: 'try', at: 'above the garden', with: ['child', 'wish', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'so-slowly', part: 'lull', at: 'the moon', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'nobody-at-all', part: 'turn', at: 'the moon', with: ['child', 'wish'] },
    { id: 'somebody-who-stays', part: 'turn', at: 'the moon', with: ['child', 'wish', 'friend', 'pet', 'elder'], pays: ['staying', 'pockets'] },
    { id: 'home-again', part: 'back', at: 'the gate', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'round-the-corner', part: 'last', at: 'the doorstep', with: ['child', 'adult', 'elder', 'minder'], pays: ['bins'] },
  ],
  pictures: [
    {
      beats: ['nobodys-waved', 'if-you-wave', 'bye-bye'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
    {
      beats: ['so-slowly', 'bye-bye', 'nobody-at-all'],
      framing: 'wide',
      world: 'moon',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['somebody-who-stays', 'nobody-at-all', 'home-again'],
      framing: 'over-shoulder',
      world: 'moon',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'proud', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'shadow', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'shadow', at: 'centre' }],
    },
  ],
});
