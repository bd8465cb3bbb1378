import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'my-hands-full',
  premise:
    'A friend who is moving away is driven back twice, once for the trailer and once because she has been waving at her own car; when not so much as a sock is left there is nothing to come back for, and the child takes down the hand before the last clap of their goodbye, and keeps it.',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { onlyAsked: true, concepts: ['friend-moved'] },
  nights: {
    place: 'a gate beside a house that is empty now',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'keeping the last clap of a goodbye',
    feeling: 'sad',
    sleep: false,
    endsInBed: true,
  },
  votes: { sv: [0, 3] },
  contains: ['dog', 'cat', 'moving'],
  registry: {
    idea: 'a car comes back as long as something is left, and a clap that is not clapped is left',
    device: 'ears that hear the car first, and a hand taken down before the last clap',
    objects: ['trailer left standing in the road', 'two who wave at a car that one of them should be in', 'pot plants that are talked to all the way'],
    joke: 'somebody who should be in the car has waved it off with both arms',
    ending: 'two open hands on two beds, and nothing to be heard yet',
  },
  beats: [
    { id: 'the-big-one', part: 'open', at: 'the gate', with: ['child', 'mover', 'friend', 'minder', 'elder', 'elder2', 'pet'], plants: ['big-one'], refrain: true },
    { id: 'the-trailer', part: 'stir', at: 'the gate', with: ['child', 'mover', 'friend', 'elder', 'pet'], plants: ['back'], refrain: true },
    { id: 'waving', part: 'try', at: 'the gate', with: ['child', 'mover', 'friend', 'elder', 'pet'] },
    { id: 'pot-plants', part: 'lull', at: 'the gate', with: ['child', 'mover'] },
    { id: 'not-so-much-as-a-sock', part: 'try', at: 'the gate', with: ['child', 'mover', 'pet'] },
    { id: 'the-hand', part: 'turn', at: 'the gate', with: ['child', 'mover', 'friend', 'pet'], pays: ['back'], refrain: true },
    { id: 'got-everything', part: 'back', at: 'the gate', with: ['child', 'mover', 'pet'] },
    { id: 'my-hands-full', part: 'down', at: 'the gate', with: ['child', 'friend', 'adult', 'minder', 'elder', 'pet'] },
    { id: 'not-yet', part: 'last', at: 'bed', with: ['child', 'adult', 'minder', 'elder', 'pet'], pays: ['big-one'] },
  ],
  pictures: [
    {
      beats: ['the-trailer', 'the-big-one', 'waving'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'trailer', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'stands', feeling: 'curious', anyway: true },
      ],
      things: [
        { what: 'trailer', at: 'right', size: 'big' },
        { what: 'boxes', at: 'far' },
      ],
    },
    {
      beats: ['waving', 'pot-plants', 'not-so-much-as-a-sock'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'mover', at: 'centre', act: 'waves', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'curious', anyway: true },
      ],
    },
    {
      beats: ['the-hand', 'got-everything', 'not-so-much-as-a-sock'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'girl', feeling: 'curious', faces: 'right' },
        { who: 'girl', called: 'mover', at: 'right', act: 'waves', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
