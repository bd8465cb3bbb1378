import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-one-who-points',
  premise: 'Whoever drives cannot see behind; the child stands behind the line with a helmet and shows the way with one hand, and stops it all when somebody small walks in.',
  writtenFirstIn: 'sv',
  ages: [3, 4],
  votes: { en: [0, 3] },
  leads: [],
  wish: { kinds: ['vehicle'], sizes: ['big', 'huge'] },
  nights: { place: 'street', indoors: false, tone: 'happy', mechanism: 'a job with one hand', feeling: 'proud', sleep: false, endsInBed: true },
  contains: ['dog', 'cat'],
  registry: {
    idea: 'to have a whole lorry in one’s finger',
    device: 'the hand that shows and the hand that stops',
    objects: ['helmet', 'chalk line', 'five fingers', 'covers'],
    joke: 'he also had an opinion',
    ending: 'the hand that had so much to do opens and sleeps',
  },
  beats: [
    { id: 'nobody-sees-behind', part: 'open', at: 'the yard', with: ['child', 'driver', 'adult'], plants: ['hand'] },
    { id: 'the-line', part: 'stir', at: 'the yard', with: ['child', 'driver', 'adult', 'friend', 'elder'], plants: ['line'] },
    { id: 'in-the-finger', part: 'try', at: 'the yard', with: ['child', 'driver'] },
    { id: 'stop', part: 'turn', at: 'the yard', with: ['child', 'pet', 'driver'], pays: ['line'] },
    { id: 'you-saw', part: 'lull', at: 'the yard', with: ['child', 'driver', 'pet'] },
    { id: 'home', part: 'back', at: 'the yard', with: ['child', 'driver'] },
    { id: 'in-bed', part: 'down', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['hand'] },
    { id: 'the-hand', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-line', 'in-the-finger'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'wish', feeling: 'proud', faces: 'right' },
        { who: 'wish', at: 'right', act: 'waits', size: 'big' },
      ],
    },
    {
      beats: ['stop', 'you-saw'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'surprised' },
        { who: 'wish', at: 'right', act: 'waits', size: 'big' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'wish', if: 'pet.dog / pet.cat' },
        { who: 'duck', at: 'centre', act: 'walks', if: '!pet.dog & !pet.cat', called: 'duck' },
      ],
    },
    {
      beats: ['in-bed', 'the-hand', 'home'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'wish', feeling: 'happy' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'sleepy', size: 'big' },
        { who: 'adult', at: 'far', act: 'looks-at', to: 'child', feeling: 'happy' },
      ],
    },
  ],
});
