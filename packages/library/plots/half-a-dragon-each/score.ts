import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'half-a-dragon-each',
  premise:
    'At the cinema one child hides behind both hands and the best friend says what the dragon is doing, and fibs, till there are so many teeth that nobody dares to look; so they take half a dragon each, and only two halves put together show what it is roaring about.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [15, 43], en: [38, 51] },
  ages: [6, 8],
  leads: ['friend'],
  alike: ['big-frog-little-frog'],
  nights: { place: 'a cinema', indoors: true, tone: 'funny', mechanism: 'looking at half each and putting it together', feeling: 'afraid', sleep: false },
  contains: ['dragon', 'dark'],
  registry: {
    idea: 'a whole dragon is too much, so two friends at the cinema look at half of it each',
    device: 'a hand held out hides half a screen; whoever has the teeth knows an ow from a growl, and whoever has the tail sees that it lies still',
    objects: ['bag of popcorn', 'hand held up against a screen', 'iron gate on a tail', 'coat over the back of a chair'],
    joke: 'it is hugging a horse; that did not sound like a hug; it is a big horse',
    ending: 'the thing on the chair is taken half at a time, and then the eyes are shut one at a time',
  },
  beats: [
    { id: 'not-the-dragon', part: 'open', at: 'the cinema', with: ['child', 'friend', 'adult', 'elder'], plants: ['dentist'] },
    { id: 'a-big-horse', part: 'stir', at: 'the cinema', with: ['child', 'friend'], plants: ['horse'], refrain: true },
    { id: 'a-sore-throat', part: 'try', at: 'the cinema', with: ['child', 'friend', 'boy'], refrain: true },
    { id: 'eyes-shut', part: 'lull', at: 'the cinema', with: ['child', 'friend'], refrain: true },
    { id: 'half-each', part: 'try', at: 'the cinema', with: ['child', 'friend'], plants: ['half'] },
    { id: 'an-ow-mouth', part: 'try', at: 'the cinema', with: ['child', 'friend'], pays: ['dentist'], refrain: true },
    { id: 'turned-round', part: 'turn', at: 'the cinema', with: ['child', 'friend'] },
    { id: 'open-the-gate', part: 'turn', at: 'the cinema', with: ['child', 'friend', 'boy'] },
    { id: 'mmmmm', part: 'back', at: 'the cinema', with: ['child', 'friend'], pays: ['horse'], refrain: true },
    { id: 'one-and-the-other', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['half'] },
  ],
  pictures: [
    {
      beats: ['a-sore-throat', 'a-big-horse', 'eyes-shut'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'whispers-to', to: 'child', holding: 'popcorn', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['half-each', 'an-ow-mouth', 'eyes-shut'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'dragon', at: 'centre', act: 'is-angry', size: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'right', act: 'points-at', to: 'dragon', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'left', act: 'points-at', to: 'dragon', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['open-the-gate', 'turned-round', 'mmmmm'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'dragon', at: 'centre', act: 'cries', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'dragon', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'calls-to', to: 'dragon', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'gate', at: 'right' }],
    },
  ],
});
