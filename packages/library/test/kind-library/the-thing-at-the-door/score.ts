import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-thing-at-the-door',
  premise: 'Something stands at the door and does what it does best.',
  writtenFirstIn: 'sv',
  ages: [3, 12],
  leads: [],
  wish: { relation: 'afraid-of', kinds: ['machine', 'building'], does: ['digs', 'shines'], other: ['water'] },
  standIns: { pet: 'dog' },
  nights: { place: 'at home', indoors: true, tone: 'funny', mechanism: 'asking', feeling: 'curious', sleep: false },
  contains: [],
  registry: { idea: 'a knock', device: 'a guest', objects: ['door'], joke: 'too big', ending: 'gone' },
  beats: [
    { id: 'the-door', part: 'open', at: 'the hall', with: ['child', 'pet'] },
    { id: 'the-deed', part: 'last', at: 'outside', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['the-door'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish' },
        { who: 'pet', at: 'near', act: 'sits' },
        { who: 'friend', at: 'far', act: 'stands' },
        { who: 'wish', at: 'right', act: 'waits' },
      ],
    },
  ],
});
