import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-know-i-helped',
  premise:
    'Whoever says here is here, at the nursery; a child’s here gets stuck every morning, so the new one, who takes it at its word, looks for the child all over the yard with the child’s help, and then out through the gate, until the child says it in the new one’s own language.',
  writtenFirstIn: 'en',
  ages: [3, 5],
  votes: { sv: [0, 3] },
  leads: [],
  wish: { relation: 'at-school', kinds: ['animal', 'creature'] },
  nights: {
    place: 'the yard of a nursery',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying here in somebody else’s language',
    feeling: 'shy of being heard',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever says here is here, so a child who cannot say it is looked for by somebody whom it helps to look',
    device: 'the new one’s own sound means here, and comes out where here is stuck',
    objects: ['ring of logs', 'hand behind an ear at a gate', 'hat that flies off twice'],
    joke: 'I have looked for you everywhere. I know, I helped',
    ending: 'a soft here goes all the way to the gate',
  },
  beats: [
    { id: 'stuck', part: 'open', at: 'the yard', with: ['child', 'friend', 'teacher', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['here', 'teeth'] },
    { id: 'somebody-new', part: 'stir', at: 'the yard', with: ['wish', 'teacher', 'friend'], plants: ['sound'] },
    { id: 'like-you', part: 'try', at: 'the yard', with: ['child', 'wish', 'friend', 'teacher'] },
    { id: 'under-the-slide', part: 'try', at: 'the yard', with: ['child', 'wish'] },
    { id: 'out-there', part: 'turn', at: 'the yard', with: ['child', 'wish', 'friend'] },
    { id: 'in-the-gateway', part: 'turn', at: 'the gate', with: ['wish', 'friend', 'pet', 'elder'] },
    { id: 'all-the-way-up', part: 'turn', at: 'the yard', with: ['child', 'wish', 'teacher'], pays: ['sound'] },
    { id: 'i-helped', part: 'back', at: 'the yard', with: ['child', 'wish', 'teacher', 'pet'], pays: ['here'] },
    { id: 'to-the-gate', part: 'last', at: 'the yard', with: ['child', 'wish', 'friend', 'adult', 'elder', 'elder2', 'minder'], pays: ['teeth'] },
  ],
  pictures: [
    {
      beats: ['like-you', 'somebody-new'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['under-the-slide', 'like-you', 'out-there'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'looks-at', to: 'slide', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'slide', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'slide', at: 'centre' }],
    },
    {
      beats: ['all-the-way-up', 'in-the-gateway', 'i-helped'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'proud', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
  ],
});
