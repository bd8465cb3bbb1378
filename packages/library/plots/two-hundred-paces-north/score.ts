import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-hundred-paces-north',
  premise:
    'A pirate who has not slept since 1719 wants back the chest that a town has been put on top of; two hundred paces north is the dentist’s, until a child asks whether she walked or ran, and under the gold lies what she cannot sleep without.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [6, 12], en: [6, 12] },
  ages: [6, 8],
  leads: [],
  wish: { concepts: ['treasure', 'treasure-hunt', 'pirate', 'map'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a town', indoors: false, tone: 'funny-tender', mechanism: 'running the paces instead of walking them', feeling: 'tired', sleep: false },
  storyVotes: [3, 3],
  alike: ['hundred-steps'],
  contains: ['pirate'],
  registry: {
    idea: 'the paces on the map were run, with half the Navy behind, and so the treasure lies further off, in the child’s own garden',
    device: 'a pirate throws the gold over her shoulder to get at a woolly rabbit with one ear',
    objects: ['two bags of frozen peas for two tired eyes', 'wolves with ribbons', 'crown on a washing line', 'very neat pond'],
    joke: 'I would have remembered that tooth',
    ending: 'a child feels under an arm, and he is there',
  },
  beats: [
    { id: 'doorbell', part: 'open', at: 'the front door', with: ['child', 'friend', 'adult', 'captain'], plants: ['doorbell', 'tired eyes'] },
    { id: 'on-top', part: 'stir', at: 'the front door', with: ['child', 'adult', 'elder', 'captain'], plants: ['paces'] },
    { id: 'the-swamp', part: 'try', at: 'the town', with: ['child', 'friend', 'pet', 'captain'] },
    { id: 'that-tooth', part: 'lull', at: 'the town', with: ['child', 'captain'] },
    { id: 'running-paces', part: 'turn', at: 'the town', with: ['child', 'friend', 'captain'], pays: ['paces', 'doorbell'] },
    { id: 'clonk', part: 'turn', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'pet', 'captain'] },
    { id: 'the-wrong-box', part: 'turn', at: 'the garden', with: ['child', 'friend', 'captain', 'rabbit'], pays: ['tired eyes'], plants: ['bear'] },
    { id: 'boots-and-all', part: 'back', at: 'the garden', with: ['adult', 'pet', 'captain', 'rabbit'] },
    { id: 'one-each', part: 'down', at: 'the garden', with: ['child', 'friend'] },
    { id: 'he-was-there', part: 'last', at: 'the doorstep', with: ['child'], pays: ['bear'] },
  ],
  pictures: [
    {
      beats: ['the-swamp', 'on-top'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'walks', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'centre', act: 'holds', to: 'compass', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['that-tooth', 'running-paces'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'map', feeling: 'curious', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['the-wrong-box', 'clonk', 'boots-and-all'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'holds', to: 'toy-rabbit', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'treasure-chest', at: 'near' }],
    },
  ],
});
