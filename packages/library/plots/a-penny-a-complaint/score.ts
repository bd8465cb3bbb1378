import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-penny-a-complaint',
  premise: 'A child sells no lemonade but takes complaints, a penny each; the neighbour everybody hides from has a purse full, and when she has run out she takes one.',
  writtenFirstIn: 'en',
  ages: [9, 12],
  leads: [],
  onlyShort: true,
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a table in the street', indoors: false, tone: 'funny', mechanism: 'complaining to the one who complains', feeling: 'fed up', sleep: false },
  contains: [],
  registry: {
    idea: 'nobody who complains wants anything done, only somebody to say disgraceful',
    device: 'the one with the purse and the one with the pencil change places',
    objects: ['table with a sign in the street', 'purse full of pennies', 'tin that says clink'],
    joke: 'disgraceful',
    ending: 'one more penny at the bottom of the purse',
  },
  beats: [
    { id: 'sign', part: 'open', at: 'the street', with: ['child', 'lady'], plants: ['purse'] },
    { id: 'clink', part: 'try', at: 'the street', with: ['child', 'lady'], plants: ['disgraceful'] },
    { id: 'run-out', part: 'lull', at: 'the street', with: ['child', 'lady'] },
    { id: 'the-other-chair', part: 'turn', at: 'the street', with: ['child', 'lady'], pays: ['disgraceful'] },
    { id: 'closing', part: 'last', at: 'the street', with: ['child', 'lady'], pays: ['purse'] },
  ],
  pictures: [
    {
      beats: ['sign', 'clink'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tin-box', feeling: 'curious', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left', called: 'lady' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['clink', 'run-out'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left', called: 'lady' },
        { who: 'child', at: 'left', act: 'writes', holding: 'pencil', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['the-other-chair', 'run-out', 'closing'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-lady', view: 'back' },
        { who: 'old-lady', at: 'right', act: 'writes', holding: 'pencil', feeling: 'curious', faces: 'left', called: 'lady' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
  ],
});
