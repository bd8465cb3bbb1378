import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'show-me-how-you-cant',
  premise: 'Somebody cannot do what all the others can, and every good piece of advice makes it worse; then the child asks to be shown exactly how one can’t, and in the middle of showing it the thing is done.',
  writtenFirstIn: 'sv',
  ages: [3, 9],
  leads: [],
  wish: {
    relation: 'cannot',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
  },
  nights: { place: 'outside the door', indoors: false, tone: 'funny', mechanism: 'showing how one can’t', feeling: 'ashamed', sleep: true, endsInBed: true },
  contains: [],
  registry: {
    idea: 'whoever shows very carefully how one can’t forgets to be unable to',
    device: 'advice that only adds to what one cannot do it with',
    objects: ['row of those who can’t', 'tummy ache shown with both hands'],
    joke: 'You there nearly can. Stop that.',
    ending: 'the child shows how one can’t sleep',
  },
  beats: [
    { id: 'somebody-sighed', part: 'open', at: 'outside the door', with: ['child', 'wish'], plants: ['first in the row'] },
    { id: 'good-advice', part: 'try', at: 'outside the door', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'who-looks', part: 'lull', at: 'outside the door', with: ['child', 'wish'], plants: ['the child’s own'] },
    { id: 'show-me', part: 'turn', at: 'outside the door', with: ['child', 'wish'] },
    { id: 'in-a-row', part: 'try', at: 'outside the door', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'you-can', part: 'turn', at: 'outside the door', with: ['child', 'wish'] },
    { id: 'the-big-day', part: 'back', at: 'outside the door', with: ['child', 'wish'], pays: ['first in the row', 'the child’s own'] },
    { id: 'cant-sleep', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['good-advice', 'somebody-sighed', 'who-looks'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'is-afraid', feeling: 'crying', faces: 'right' },
        { who: 'child', at: 'left', act: 'pats', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['in-a-row', 'show-me'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'balances', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'centre', act: 'balances', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'balances', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['you-can', 'in-a-row', 'the-big-day'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'jumps', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'wish', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
