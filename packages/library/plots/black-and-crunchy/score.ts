import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'black-and-crunchy',
  premise:
    'A dragon under a kitchen table has gone out and turns up its nose at golden pie, because it wants its dinner burnt, and the best cook of all must learn to burn a slice of toast.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: {
    place: 'a kitchen with a dragon under the table',
    indoors: true,
    tone: 'funny-warm',
    mechanism: 'a proud cook who burns toast on purpose, with somebody holding a hand',
    feeling: 'frightened for somebody',
    sleep: false,
  },
  putBefore: { sv: [3, 12], en: [6, 12] },
  contains: ['dragon'],
  alike: ['have-you-eaten'],
  registry: {
    idea: 'a dragon burns what it eats, and only likes it burnt',
    device: 'somebody who has never burnt a thing must push the lever down again',
    objects: ['cheese pie that is still yellow', 'potato in an apron pocket', 'toaster knob turned to where it has never been', 'slice black as a boot'],
    joke: 'two children eat nearly all the pie, so that the pie will not be upset',
    ending: 'the dragon asks the cook whether she has eaten, and stops while it is golden',
  },
  beats: [
    { id: 'under-the-table', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'elder', 'dragon'], plants: ['fly'] },
    { id: 'and-i-shant', part: 'stir', at: 'the kitchen', with: ['elder', 'elder2', 'dragon'], plants: ['eaten'] },
    { id: 'still-yellow', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'elder', 'dragon', 'pet'], plants: ['yellow', 'pie'] },
    { id: 'the-potato', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'elder', 'dragon'] },
    { id: 'cold-as-a-tap', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder', 'dragon'] },
    { id: 'burnt', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder'], pays: ['yellow'] },
    { id: 'again', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder'] },
    { id: 'now-that-is-cooking', part: 'back', at: 'the kitchen', with: ['child', 'dragon'] },
    { id: 'round-the-chimney', part: 'down', at: 'the garden', with: ['child', 'friend', 'dragon', 'pet'], pays: ['fly'] },
    { id: 'on-the-step', part: 'last', at: 'the doorstep', with: ['child', 'friend', 'elder', 'elder2', 'dragon'], pays: ['eaten', 'pie'] },
  ],
  pictures: [
    {
      beats: ['still-yellow', 'and-i-shant'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'holds', to: 'pie', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'dragon', at: 'right', act: 'sits', size: 'big', colour: 'red', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['cold-as-a-tap', 'the-potato'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'dragon', feeling: 'afraid', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'lies-on-stomach', size: 'big', colour: 'red', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['again', 'burnt', 'now-that-is-cooking'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'toaster', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds-hands', to: 'elder', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'elder', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [{ what: 'toaster', at: 'left', size: 'small' }],
    },
  ],
});
