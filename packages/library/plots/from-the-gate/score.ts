import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'from-the-gate',
  premise: 'A child must say sorry to the neighbour, who has run a theatre all his life and does not believe a word of it: again, from the gate, until it is true.',
  writtenFirstIn: 'en',
  ages: [10, 12],
  leads: [],
  onlyShort: true,
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a neighbour’s doorstep', indoors: false, tone: 'funny', mechanism: 'saying sorry again and again until it is true', feeling: 'ashamed', sleep: false },
  contains: [],
  registry: {
    idea: 'an apology is directed as on a stage, and sent back to the gate',
    device: 'only what is not acted is believed',
    objects: ['geranium in its pot', 'limp that was meant to help', 'gate to begin again from'],
    joke: 'use that',
    ending: 'I got the part',
  },
  beats: [
    { id: 'not-a-word', part: 'open', at: 'the doorstep', with: ['child', 'man'], plants: ['theatre'] },
    { id: 'use-that', part: 'try', at: 'the doorstep', with: ['child', 'man'] },
    { id: 'the-limp', part: 'try', at: 'the doorstep', with: ['child', 'man'], plants: ['limp'] },
    { id: 'a-brilliant-kick', part: 'turn', at: 'the gate', with: ['child', 'man'] },
    { id: 'slippers', part: 'turn', at: 'the gate', with: ['child', 'man'], pays: ['limp'] },
    { id: 'the-part', part: 'last', at: 'the way home', with: ['child', 'man'], pays: ['theatre'] },
  ],
  pictures: [
    {
      beats: ['not-a-word', 'use-that'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-man', feeling: 'sad', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left', called: 'man' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['the-limp', 'use-that', 'a-brilliant-kick'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'crying', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', called: 'man' },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
    {
      beats: ['slippers', 'a-brilliant-kick'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-man', view: 'back' },
        { who: 'old-man', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left', called: 'man' },
      ],
    },
  ],
});
