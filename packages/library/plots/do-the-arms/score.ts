import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-the-arms',
  premise:
    'A goalkeeper who let in the last goal of the final keeps her gloves on, since it is not over before they come off, and must be fed chips; a gull takes one low and left, the friend who fears all that flies stands in the car park as the goal, and the celebration that was being planned when the ball came is done at last, while the gull takes the box.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  votes: { en: [1, 6] },
  leads: [],
  wish: { concepts: ['goal-let-in'] },
  nights: {
    place: 'a wall outside a chip shop',
    indoors: false,
    tone: 'funny',
    mechanism: 'telling what one was thinking of when it went in, and doing it',
    feeling: 'ashamed',
    sleep: false, endsInBed: true,
  },
  contains: ['bird'],
  registry: {
    idea: 'it is not over as long as the goalkeeper’s gloves stay on, and nobody can pick up a chip in them',
    device: 'whoever fears all that flies stands still as the goal with a box of chips, and a gull shoots',
    objects: ['seat belt done up with teeth', 'bottle caught without looking', 'chips posted into a goalkeeper', 'celebration with two arms', 'chip as flat as a stamp'],
    joke: 'you were thinking about your arms',
    ending: 'good second half, though, of half a chip',
  },
  beats: [
    { id: 'still-on', part: 'open', at: 'the chip shop', with: ['child', 'friend', 'minder', 'adult', 'elder'], plants: ['gloves'] },
    { id: 'low-and-left', part: 'stir', at: 'the chip shop', with: ['child', 'friend'], plants: ['low and left'] },
    { id: 'without-looking', part: 'stir', at: 'the chip shop', with: ['child', 'friend', 'fryer'] },
    { id: 'posting', part: 'try', at: 'the wall', with: ['child', 'friend', 'minder', 'adult', 'elder', 'elder2', 'pet', 'gull'] },
    { id: 'the-second-arm', part: 'lull', at: 'the wall', with: ['child', 'friend'], plants: ['arms'] },
    { id: 'the-goal', part: 'turn', at: 'the car park', with: ['child', 'friend', 'gull'] },
    { id: 'not-slow-at-all', part: 'turn', at: 'the car park', with: ['child', 'friend', 'gull'], pays: ['low and left'] },
    { id: 'ten-fingers', part: 'back', at: 'the car park', with: ['child', 'friend', 'gull', 'fryer'], pays: ['arms'] },
    { id: 'second-half', part: 'last', at: 'the car park', with: ['child', 'friend', 'pet'], pays: ['gloves'] },
  ],
  pictures: [
    {
      beats: ['without-looking', 'low-and-left', 'posting'],
      framing: 'close',
      world: 'shop',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'catches', to: 'bottle', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-goal', 'the-second-arm', 'not-slow-at-all'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'holds', to: 'chips', feeling: 'afraid', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'seagull', at: 'above', act: 'flies', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['ten-fingers', 'not-slow-at-all', 'second-half'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'dances', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'seagull', at: 'above', act: 'carries', to: 'chips', feeling: 'proud', faces: 'left' },
      ],
    },
  ],
});
