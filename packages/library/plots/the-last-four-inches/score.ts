import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-last-four-inches',
  premise:
    'A friend who always says at least has said at least a metre of a puddle, and nobody can get past it, not even the child who pushes the slide of the friend’s trombone the last four inches; then the slide flies off into the middle, lies on the bottom, and sticks out.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [0, 36], en: [26, 40] },
  ages: [9, 11],
  leads: ['friend'],
  seasons: ['spring', 'summer', 'autumn'],
  alike: ['may-i-put-mine-down'],
  nights: { place: 'a path under a railway bridge', indoors: false, tone: 'funny-tender', mechanism: 'seeing that what lies on the bottom sticks out', feeling: 'left out', sleep: false },
  contains: [],
  registry: {
    idea: 'a puddle that nobody can get past is at least a metre deep because somebody said so in a sure voice',
    device: 'what does not float lies on the bottom, and if it sticks out, the puddle is as deep as a sole',
    objects: ['puddle as black as a piano', 'slide that flies off a trombone', 'conductor in the box of a cargo bike', 'rings in the water from a low note'],
    joke: 'at least a metre; give or take',
    ending: 'a name under the trombone in the programme, and two fingers that reach a lamp',
  },
  beats: [
    { id: 'at-least', part: 'open', at: 'the puddle', with: ['child', 'friend'], plants: ['at least', 'a thousand'], refrain: true },
    { id: 'and-a-half', part: 'stir', at: 'the puddle', with: ['friend'] },
    { id: 'the-last-bit', part: 'stir', at: 'the puddle', with: ['child', 'friend', 'pet'], plants: ['two fingers', 'comes off', 'programme'] },
    { id: 'goes-home', part: 'lull', at: 'the puddle', with: ['child', 'friend'] },
    { id: 'under-the-bridge', part: 'try', at: 'the puddle', with: ['child', 'friend', 'leader', 'elder', 'elder2'] },
    { id: 'two-fingers', part: 'try', at: 'the puddle', with: ['child', 'friend'], pays: ['comes off'] },
    { id: 'you-can-see-it', part: 'turn', at: 'the puddle', with: ['child', 'friend'], pays: ['at least'], refrain: true },
    { id: 'rings', part: 'turn', at: 'the puddle', with: ['child', 'friend', 'leader'] },
    { id: 'give-or-take', part: 'back', at: 'the puddle', with: ['child', 'friend', 'adult'], pays: ['a thousand'], refrain: true },
    { id: 'the-programme', part: 'last', at: 'bed', with: ['child'], pays: ['two fingers', 'programme'] },
  ],
  pictures: [
    {
      beats: ['the-last-bit', 'and-a-half', 'goes-home'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'puddle', holding: 'trombone', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'puddle', at: 'centre', size: 'big' }],
    },
    {
      beats: ['two-fingers', 'under-the-bridge', 'you-can-see-it'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'plays', to: 'trombone', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'puddle', at: 'centre', size: 'big' }],
    },
    {
      beats: ['rings', 'you-can-see-it'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'centre', act: 'plays', to: 'trombone', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'trombone', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'puddle', at: 'near', size: 'child' }],
    },
  ],
});
