import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'knot-yet',
  premise:
    'A birthday present is put away under the tablecloth with a not yet each time it is asked about; under the table the child finds two thumbs fighting in secret with the three knots that were tied so well, and the best friend gives up her fork for them before the cake.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['birthday'] },
  nights: {
    place: 'at and under a birthday table',
    indoors: true,
    tone: 'tender-funny',
    mechanism: 'undoing one’s own knots with a cake fork',
    feeling: 'not wanted',
    sleep: false,
    endsOnRefrain: true,
  },
  putBefore: { sv: [9, 12], en: [8, 12] },
  contains: [],
  registry: {
    idea: 'somebody who keeps saying not yet to a present cannot undo the knots, and will not cut what the child has tied',
    device: 'what is wrong above the table is seen from underneath it',
    objects: ['parcel with three knots', 'marzipan rose', 'fork held ready since the door', 'brown button found in the sofa'],
    joke: 'one more drop, please, says a face above the table while the thumbs work below',
    ending: 'a button is halfway, and now it is the child who says not yet',
  },
  beats: [
    { id: 'the-parcel', part: 'open', at: 'the birthday table', with: ['child', 'elder', 'adult', 'minder', 'pet'], plants: ['button', 'knots'] },
    { id: 'not-yet', part: 'stir', at: 'the birthday table', with: ['child', 'elder', 'elder2', 'adult', 'minder', 'pet'], plants: ['not yet'], refrain: true },
    { id: 'the-rose', part: 'stir', at: 'the birthday table', with: ['child', 'friend', 'elder'], plants: ['fork'] },
    { id: 'under-the-table', part: 'try', at: 'under the table', with: ['child', 'friend', 'elder', 'adult', 'minder', 'pet'] },
    { id: 'the-hands', part: 'turn', at: 'under the table', with: ['child', 'elder', 'pet'] },
    { id: 'small-fingers', part: 'try', at: 'under the table', with: ['child', 'elder'] },
    { id: 'a-fork', part: 'turn', at: 'under the table', with: ['child', 'friend', 'elder'], pays: ['fork', 'knots'] },
    { id: 'a-button', part: 'back', at: 'the birthday table', with: ['child', 'elder'] },
    { id: 'crooked', part: 'down', at: 'the birthday table', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'minder', 'pet'], pays: ['button'] },
    { id: 'halfway', part: 'last', at: 'the birthday table', with: ['child', 'adult', 'minder', 'pet'], pays: ['not yet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-parcel', 'not-yet'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'elder', holding: 'present', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits', feeling: 'happy', anyway: true, faces: 'left' },
      ],
    },
    {
      beats: ['the-hands', 'under-the-table'],
      framing: 'over-shoulder',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits', holding: 'present', feeling: 'sad', anyway: true, faces: 'left' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'elder', feeling: 'curious' },
      ],
    },
    {
      beats: ['a-fork', 'small-fingers', 'a-button'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'present', holding: 'fork', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'present', feeling: 'happy', anyway: true, faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'present', feeling: 'curious', anyway: true },
      ],
    },
  ],
});
