import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-a-minute',
  premise:
    'The forest has taken a kite and will give it back in a minute, which is a forest’s minute; the children shake it down and tear it, see that every branch had been passing it down to them, and learn to wait and to look.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['forest'] },
  nights: {
    place: 'under a beech in a forest',
    indoors: false,
    tone: 'funny-still',
    mechanism: 'waiting until what is slow can be seen to move',
    feeling: 'ashamed of having been too quick',
    sleep: false,
  },
  putBefore: { sv: [0, 12], en: [3, 12] },
  contains: ['forest', 'dog'],
  registry: {
    idea: 'a forest’s minute is so long that its helping looks like doing nothing',
    device: 'the branches have been handing a kite down all morning',
    objects: ['red kite in a beech', 'welly on its way down', 'two biscuits on a stump', 'red thread on every branch'],
    joke: 'I am standing very carefully',
    ending: 'the branches come down one at a time, and wave',
  },
  beats: [
    { id: 'the-kite', part: 'open', at: 'the forest', with: ['child', 'friend', 'pet'], plants: ['minute'] },
    { id: 'a-minute', part: 'stir', at: 'the forest', with: ['child', 'pet', 'adult'] },
    { id: 'two-biscuits', part: 'try', at: 'the forest', with: ['child', 'friend', 'pet'], plants: ['welly'] },
    { id: 'the-tearing', part: 'turn', at: 'the forest', with: ['child'] },
    { id: 'twig-by-twig', part: 'turn', at: 'the forest', with: ['child', 'friend'] },
    { id: 'a-finger-wide', part: 'lull', at: 'the forest', with: ['child', 'friend'] },
    { id: 'soft-as-an-egg', part: 'turn', at: 'the forest', with: ['child', 'pet'], plants: ['soft'] },
    { id: 'how-to-look', part: 'down', at: 'the forest', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'], pays: ['minute'] },
    { id: 'the-way-home', part: 'last', at: 'the path', with: ['child', 'friend', 'pet', 'elder', 'elder2'], pays: ['soft', 'welly'] },
  ],
  pictures: [
    {
      beats: ['two-biscuits', 'a-minute'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'kite', feeling: 'angry' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'tree', feeling: 'happy', anyway: true },
        { who: 'pet', at: 'near', act: 'eats', to: 'biscuit', feeling: 'happy', anyway: true },
      ],
      things: [
        { what: 'tree', at: 'centre', size: 'huge' },
        { what: 'kite', at: 'above', colour: 'red' },
      ],
    },
    {
      beats: ['twig-by-twig', 'the-tearing'],
      framing: 'over-shoulder',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'tree', feeling: 'surprised' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'tree', feeling: 'surprised', anyway: true },
      ],
      things: [{ what: 'tree', at: 'centre', size: 'huge' }],
    },
    {
      beats: ['soft-as-an-egg', 'a-finger-wide'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'gives', to: 'child', holding: 'kite', feeling: 'proud', anyway: true },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'happy' },
      ],
    },
  ],
});
