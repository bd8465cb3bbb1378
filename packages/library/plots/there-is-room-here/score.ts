import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'there-is-room-here',
  premise: 'A child inherits a castle no bigger than a privy and keeps everybody out, and it shrinks; somebody small and lost is let in out of the rain, and with each who comes it grows a room.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [3, 34], en: [12, 36] },
  ages: [6, 11],
  leads: [],
  wish: { concepts: ['castle', 'princess', 'queen'] },
  nights: { place: 'the smallest castle', indoors: true, tone: 'funny-tender', mechanism: 'letting somebody in', feeling: 'cramped', sleep: true },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'a castle grows by a room for each who is let in',
    device: 'an inheritance that is a privy with battlements',
    objects: ['ironing board for a drawbridge', 'throne with a lid', 'flag in the ear', 'sign with two sides'],
    joke: 'are you a tower',
    ending: 'the flag rolls itself up for the night',
  },
  beats: [
    { id: 'inherited', part: 'open', at: 'the allotments', with: ['child', 'adult'], plants: ['words'] },
    { id: 'mine', part: 'try', at: 'the castle', with: ['child', 'adult'], plants: ['sign'] },
    { id: 'are-you-a-tower', part: 'lull', at: 'the castle', with: ['child', 'lost'] },
    { id: 'a-door', part: 'turn', at: 'the castle', with: ['child', 'lost'] },
    { id: 'come-in', part: 'turn', at: 'the castle', with: ['child', 'friend', 'elder', 'pet'], pays: ['sign'] },
    { id: 'the-highest', part: 'back', at: 'the castle', with: ['child', 'adult'], pays: ['words'] },
    { id: 'the-flag', part: 'last', at: 'bed', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['mine', 'are-you-a-tower', 'inherited'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'wears', to: 'crown', feeling: 'angry' },
      ],
      things: [
        { what: 'castle', at: 'right', size: 'child' },
        { what: 'sign', at: 'left' },
      ],
    },
    {
      beats: ['are-you-a-tower', 'a-door'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'boy', feeling: 'surprised' },
        { who: 'boy', called: 'lost', at: 'left', act: 'looks-at', to: 'castle', size: 'small', feeling: 'sad' },
      ],
      things: [{ what: 'castle', at: 'right', size: 'child' }],
    },
    {
      beats: ['come-in', 'the-highest', 'the-flag'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'waves', feeling: 'proud' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'surprised', anyway: true },
      ],
      things: [{ what: 'castle', at: 'right', size: 'huge' }],
    },
  ],
});
