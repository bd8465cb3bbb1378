import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whos-out-of-bed',
  premise:
    'A child who is moving packs what nobody else has thought of, the creak of the floor, the blackbird’s song and last of all the patch of sun on the floor; let out in the new house it does not know the floor and runs, smaller and smaller, until the child lies down as before breakfast and waits for it.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [6, 12], en: [9, 12] },
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['moving'] },
  nights: { place: 'a new house', indoors: true, tone: 'tender', mechanism: 'lying still on the floor until the sun comes', feeling: 'homesick', sleep: false, endsInBed: true },
  alike: ['pack-the-creak'],
  contains: ['moving'],
  registry: {
    idea: 'the patch of morning sun is caught in a box and comes along to the new house, where it is afraid',
    device: 'a frightened patch of sun is not chased; one lies down where it can find what it is used to',
    objects: ['box with a seat belt on', 'creak in a fridge door', 'blackbird in the taps', 'sun that has got out over two boots'],
    joke: 'your sun’s got out',
    ending: 'who’s out of bed? Me, and the child lies down in it',
  },
  beats: [
    { id: 'nobody-else', part: 'open', at: 'the old house', with: ['child', 'adult', 'friend'], plants: ['creak', 'blackbird', 'out-of-bed'] },
    { id: 'his-bit-of-it', part: 'stir', at: 'the old house', with: ['child', 'sun'], plants: ['lies-down'] },
    { id: 'dont-tip-it', part: 'stir', at: 'the old house', with: ['child', 'mover'] },
    { id: 'cold-all-over', part: 'lull', at: 'the new house', with: ['child', 'elder', 'elder2'] },
    { id: 'unpacking', part: 'try', at: 'the new house', with: ['child', 'adult'], pays: ['creak'] },
    { id: 'a-lost-cat', part: 'try', at: 'the new room', with: ['child', 'sun'] },
    { id: 'got-out', part: 'try', at: 'the hall', with: ['sun', 'mover', 'pet'] },
    { id: 'snap', part: 'try', at: 'the kitchen', with: ['child', 'sun', 'mover'] },
    { id: 'on-the-floor', part: 'turn', at: 'the kitchen', with: ['child', 'sun', 'mover'], pays: ['lies-down', 'blackbird'] },
    { id: 'up-the-stairs', part: 'down', at: 'the new room', with: ['child', 'sun'] },
    { id: 'in-the-morning', part: 'last', at: 'the new room', with: ['child', 'sun', 'adult'], pays: ['out-of-bed'] },
  ],
  pictures: [
    {
      beats: ['dont-tip-it', 'his-bit-of-it', 'nobody-else'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'man', holding: 'box', feeling: 'calm', faces: 'right' },
        { who: 'man', called: 'mover', at: 'right', act: 'reaches-for', to: 'box', size: 'big', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'boxes', at: 'near' }],
    },
    {
      beats: ['snap', 'got-out'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'chases', to: 'sun', holding: 'open-box', feeling: 'afraid', faces: 'right' },
        { who: 'sun', at: 'centre', act: 'runs', size: 'small', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'mover', at: 'right', act: 'points-at', to: 'sun', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['on-the-floor', 'up-the-stairs', 'in-the-morning'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-back', feeling: 'happy' },
        { who: 'sun', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
