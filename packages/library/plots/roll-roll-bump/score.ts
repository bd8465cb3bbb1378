import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'roll-roll-bump',
  premise: 'Somebody has sat a dip in the sofa so deep that whoever sits down rolls into it; while that one is away working it is empty to roll into, until the child finds the one at home holding on to the armrest, and the two let go together.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [8, 31], en: [8, 30] },
  ages: [3, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent'] },
  nights: { place: 'the sofa', indoors: true, tone: 'funny-tender', mechanism: 'letting go of the armrest together', feeling: 'missing-someone', sleep: false },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'the sofa leans towards whoever is not there',
    device: 'everybody who sits down rolls to the same place',
    objects: ['dip in the sofa', 'sack of potatoes in a jumper', 'armrest'],
    joke: 'you are potatoes tonight, and lumpy',
    ending: 'roll, roll, and no bump, for somebody sat there',
  },
  beats: [
    { id: 'the-dip', part: 'open', at: 'the sofa', with: ['child', 'home'], plants: ['bump'] },
    { id: 'hold-on', part: 'try', at: 'the sofa', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['armrest'] },
    { id: 'potatoes', part: 'try', at: 'the sofa', with: ['child', 'home'], leaveOut: true },
    { id: 'the-voice', part: 'lull', at: 'the sofa', with: ['child', 'away'], leaveOut: true },
    { id: 'one-more-night', part: 'turn', at: 'the sofa', with: ['child', 'home'], leaveOut: true },
    { id: 'in-pyjamas', part: 'turn', at: 'the sofa', with: ['child', 'home'], pays: ['armrest'] },
    { id: 'let-go', part: 'back', at: 'the sofa', with: ['child', 'home'] },
    { id: 'no-bump', part: 'last', at: 'the sofa', with: ['child', 'home', 'away', 'friend', 'pet', 'elder'], pays: ['bump'] },
  ],
  pictures: [
    {
      beats: ['hold-on', 'the-dip'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'sofa', feeling: 'angry' },
      ],
      things: [{ what: 'sofa', at: 'centre', size: 'big' }],
    },
    {
      beats: ['the-voice', 'potatoes', 'in-pyjamas'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'potato', at: 'right', act: 'sits', size: 'child', feeling: 'calm', if: '!short' },
        { who: 'child', at: 'left', act: 'leans-on', to: 'potato', holding: 'telephone', feeling: 'laughing', if: '!short' },
        { who: 'child', at: 'left', act: 'holds', to: 'sweater', feeling: 'sad', if: 'short' },
      ],
    },
    {
      beats: ['in-pyjamas', 'let-go', 'no-bump'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'sofa', holding: 'sweater', feeling: 'laughing' },
      ],
      things: [{ what: 'sofa', at: 'centre', size: 'big' }],
    },
  ],
});
