import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'slide-slide-stop',
  premise:
    'Two children on their tummies clear the way for a snail, a stick and a puddle and a red welly with a foot in it, and guess where it is going; it is going to see its friend under the very last flowerpot.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [7, 33], en: [14, 24] },
  ages: [3, 4],
  leads: ['friend'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a garden path', indoors: false, tone: 'tender', mechanism: 'clearing the way for somebody small', feeling: 'curious', sleep: false, endsInBed: true },
  storyVotes: [2, 3],
  alike: ['behind-a-snail'],
  contains: ['snail'],
  registry: {
    idea: 'where is a snail going: not to the shops, not to the seaside, but to its friend',
    device: 'what is in the way is the one who looks',
    objects: ['leaf for a bridge', 'red welly as big as a house', 'the very last flowerpot'],
    joke: 'that’s me! I’m in the way!',
    ending: 'down under the covers: slide, slide, slide, and stop',
  },
  beats: [
    { id: 'a-snail', part: 'open', at: 'the garden path', with: ['child', 'friend', 'pet', 'snail'], refrain: true, plants: ['where to'] },
    { id: 'a-stick', part: 'stir', at: 'the garden path', with: ['child', 'elder', 'snail'], refrain: true },
    { id: 'a-puddle', part: 'try', at: 'the garden path', with: ['friend', 'snail'], refrain: true },
    { id: 'a-welly', part: 'turn', at: 'the garden path', with: ['child', 'snail'], refrain: true },
    { id: 'to-the-very-last', part: 'lull', at: 'the garden path', with: ['child', 'adult', 'elder', 'snail'], refrain: true },
    { id: 'boop', part: 'back', at: 'the last flowerpot', with: ['child', 'friend', 'snail'], pays: ['where to'] },
    { id: 'goodnight-snails', part: 'down', at: 'the last flowerpot', with: ['child', 'friend', 'snail'] },
    { id: 'and-stop', part: 'last', at: 'bed', with: ['child', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-stick', 'a-snail', 'a-puddle'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'snail', at: 'centre', act: 'walks', size: 'tiny', colour: 'brown', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'stick', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'stick', at: 'centre' }],
    },
    {
      beats: ['a-welly', 'a-puddle'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'snail', at: 'centre', act: 'looks-at', to: 'boots', size: 'small', colour: 'brown', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'snail', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'near', colour: 'red' }],
    },
    {
      beats: ['boop', 'goodnight-snails'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'snail', at: 'centre', act: 'waits', size: 'small', colour: 'brown', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'lies-on-stomach', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'snail', at: 'centre', size: 'small', colour: 'yellow' }],
    },
  ],
});
