import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'put-it-here',
  premise:
    'A digger exactly as big as a child asks where to put what it digs, and neither of them is tired; then the arm stays up in the air, for a digger does not know how one stops, and the child, who does, shows it with an arm, and at last has something heavy to put down as well.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [10, 12], en: [10, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['digger'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a sandpit', indoors: false, tone: 'gentle', mechanism: 'showing how an arm is put down', feeling: 'tired and not saying so', sleep: true },
  votes: { sv: [3, 6] },
  contains: ['digger'],
  alike: ['the-digger-that-would-not-budge', 'in-the-scoop'],
  registry: {
    idea: 'a digger is tired and does not know how one stops',
    device: 'two arms go down a little at a time, one shown by the other',
    objects: ['sand on a digger’s own roof', 'digger just as big as the child', 'edge of a sandpit', 'head that is heaviest'],
    joke: 'it isn’t drooping, it’s looking into the hole',
    ending: 'where shall I put it is asked of a lap, and it is a head',
  },
  beats: [
    { id: 'as-big-as', part: 'open', at: 'the sandpit', with: ['child', 'digger', 'friend', 'pet', 'elder', 'elder2', 'adult'], plants: ['put-it-here'], refrain: true },
    { id: 'a-hole-and-a-heap', part: 'stir', at: 'the sandpit', with: ['child', 'digger', 'friend', 'pet'], refrain: true },
    { id: 'not-tired', part: 'try', at: 'the sandpit', with: ['child', 'digger', 'adult', 'elder', 'friend', 'pet'], plants: ['tired', 'lap'] },
    { id: 'up-and-up', part: 'lull', at: 'the sandpit', with: ['child', 'digger', 'elder'] },
    { id: 'how-one-stops', part: 'turn', at: 'the sandpit', with: ['child', 'digger', 'friend', 'elder'] },
    { id: 'a-little-more', part: 'turn', at: 'the sandpit', with: ['child', 'digger', 'pet'], pays: ['tired'], refrain: true },
    { id: 'no-more-today', part: 'back', at: 'the sandpit', with: ['child', 'digger', 'pet', 'friend'] },
    { id: 'heaviest', part: 'last', at: 'the sandpit', with: ['child', 'adult', 'elder', 'friend', 'pet'], pays: ['put-it-here', 'lap'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-hole-and-a-heap', 'as-big-as', 'not-tired'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'sandpit', feeling: 'happy', faces: 'right' },
        { who: 'digger', at: 'right', act: 'looks-at', to: 'sandpit', size: 'child', colour: 'yellow', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'centre' }],
    },
    {
      beats: ['up-and-up', 'not-tired', 'how-one-stops'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'digger', feeling: 'surprised', faces: 'right' },
        { who: 'digger', at: 'right', act: 'stands', size: 'child', colour: 'yellow', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'centre' }],
    },
    {
      beats: ['no-more-today', 'a-little-more', 'heaviest'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'digger', feeling: 'sleepy', faces: 'right' },
        { who: 'digger', at: 'right', act: 'sleeps', size: 'child', colour: 'yellow', feeling: 'sleepy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sleeps', feeling: 'sleepy', faces: 'right', if: 'pet.dog / pet.cat' },
      ],
    },
  ],
});
