import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-a-boot',
  premise: 'A child and somebody else dig from either end of a heap of lost things and throw what is not theirs over a shoulder, each the very thing the other is after; on the empty floor the child stops looking for its own and looks for the other’s, and there it lies.',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: [],
  wish: {
    relation: 'has-lost',
    kinds: ['animal', 'creature', 'person', 'toy', 'vehicle'],
    other: ['garment', 'toy', 'thing', 'furniture', 'machine', 'food', 'plant'],
  },
  nights: { place: 'bus station', indoors: true, tone: 'funny-tender', mechanism: 'looking for somebody else’s instead', feeling: 'sad', sleep: false, endsOnRefrain: true },
  contains: [],
  registry: {
    idea: 'two dig in a heap of lost things, and each throws away what the other is looking for',
    device: 'one only sees what one is looking for, so the child looks for somebody else’s',
    objects: ['heap as big as a bus', 'plastic bag on a foot', 'red boot over a shoulder', 'bare floor with two back to back'],
    joke: 'it was only not a boot',
    ending: 'not a boot, says the child, and holds up the keys',
  },
  putBefore: { sv: [1, 1], en: [1, 1] },
  beats: [
    { id: 'one-boot', part: 'open', at: 'the bus station', with: ['child', 'adult', 'elder', 'friend'], plants: ['boot'] },
    { id: 'over-the-shoulder', part: 'stir', at: 'the bus station', with: ['child', 'friend', 'pet'], plants: ['not-a-boot'] },
    { id: 'the-other-end', part: 'stir', at: 'the bus station', with: ['wish'] },
    { id: 'in-the-middle', part: 'try', at: 'the bus station', with: ['child', 'wish'] },
    { id: 'nothing-left', part: 'turn', at: 'the bus station', with: ['child', 'wish', 'adult', 'elder'] },
    { id: 'back-to-back', part: 'turn', at: 'the bus station', with: ['child', 'wish'] },
    { id: 'for-you', part: 'turn', at: 'the bus station', with: ['child', 'wish'] },
    { id: 'all-the-time', part: 'back', at: 'the bus station', with: ['child', 'wish'], pays: ['boot'] },
    { id: 'the-keys', part: 'last', at: 'the doorstep', with: ['child', 'adult', 'elder', 'pet'], pays: ['not-a-boot'] },
  ],
  pictures: [
    {
      beats: ['over-the-shoulder', 'one-boot', 'the-other-end'],
      framing: 'wide',
      world: 'platform',
      time: 'day',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'throws', to: 'other', feeling: 'curious', faces: 'right' }],
      things: [
        { what: 'boxes', at: 'right' },
        { what: 'tuba', at: 'left' },
      ],
    },
    {
      beats: ['back-to-back', 'nothing-left', 'in-the-middle'],
      framing: 'close',
      world: 'platform',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits-back-to-back', to: 'wish', feeling: 'crying', faces: 'left' },
        { who: 'wish', at: 'right', act: 'sits', feeling: 'crying', faces: 'right' },
      ],
    },
    {
      beats: ['for-you', 'all-the-time'],
      framing: 'middle',
      world: 'platform',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'other', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
