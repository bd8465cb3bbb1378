import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'change-sides',
  premise:
    'Two who were friends until last September are put in one canoe, which only goes round; one paddle floats away, and while they fetch it one talks to the other’s back, and finds out what “I don’t feel like it” had meant.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [10, 36], en: [22, 40] },
  ages: [10, 12],
  leads: [],
  seasons: ['spring', 'summer'],
  alike: ['left-on-read'],
  nights: { place: 'a canoe on a lake', indoors: false, tone: 'dry-tender', mechanism: 'talking to a back while steering by what the other sees', feeling: 'missing a friend', sleep: false },
  contains: ['boat'],
  registry: {
    idea: 'two who have lost each other paddle on the same side, and so the canoe goes round',
    device: 'it is easier to ask a back, and the back can see what whoever steers cannot',
    objects: ['canoe number nine', 'paddle that floats off', 'jacket too long forgotten to be asked for', 'fever of last September'],
    joke: 'the only thing they had agreed on was that they needed no help',
    ending: 'round once more on purpose, and once the other way too',
  },
  beats: [
    { id: 'four-times-round', part: 'open', at: 'the lake', with: ['child', 'lost', 'teacher', 'friend'], plants: ['round'] },
    { id: 'a-jacket', part: 'open', at: 'the lake', with: ['child', 'lost', 'teacher', 'elder'], plants: ['doorbell'] },
    { id: 'like-a-whisk', part: 'stir', at: 'the canoe', with: ['child', 'lost'] },
    { id: 'three-metres', part: 'try', at: 'the canoe', with: ['child', 'lost', 'teacher'], plants: ['side'] },
    { id: 'a-back', part: 'lull', at: 'the canoe', with: ['child', 'lost'] },
    { id: 'a-fever', part: 'turn', at: 'the canoe', with: ['child', 'lost'] },
    { id: 'the-sky-leans', part: 'turn', at: 'the canoe', with: ['child', 'lost'] },
    { id: 'straight-on', part: 'back', at: 'the canoe', with: ['child', 'lost', 'teacher'], pays: ['side', 'doorbell'] },
    { id: 'once-more', part: 'last', at: 'the beach', with: ['child', 'lost', 'teacher'], pays: ['round'] },
  ],
  pictures: [
    {
      beats: ['like-a-whisk', 'a-jacket', 'four-times-round', 'three-metres'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'lost', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'far', size: 'big' }],
    },
    {
      beats: ['a-fever', 'a-back'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'lost', at: 'far', act: 'sits-on', to: 'canoe', view: 'back' },
        { who: 'child', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'far', size: 'big' }],
    },
    {
      beats: ['the-sky-leans', 'straight-on'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'lost', at: 'left', act: 'stands-on', to: 'canoe', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'canoe', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'left', size: 'child' }, { what: 'paddle', at: 'far' }],
    },
  ],
});
