import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'come-out-stay-in',
  premise:
    'An older child tells a wobbly tooth to come out and a younger one tells it to stay in; it comes out and hops down a crack where only the smallest finger goes, and there it is told to come out, and then, in the small hand, to stay in.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [0, 12], en: [0, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['tooth'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a doorstep in the sun',
    indoors: false,
    tone: 'warm',
    mechanism: 'fetching it with the smallest finger',
    feeling: 'tender',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['tooth'],
  registry: {
    idea: 'one tells a loose tooth to come out and one tells it to stay in, and in the end each says what the other said',
    device: 'the smallest finger goes into the crack in a step',
    objects: ['cheek patted for a tooth’s sake', 'crack in a step', 'fingers shut one by one round a tooth'],
    joke: 'it lives there',
    ending: 'stay in, to a tooth in a shut hand',
  },
  beats: [
    { id: 'wibble-wobble', part: 'open', at: 'the step', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['stay in', 'apples'], refrain: true },
    { id: 'stay-in', part: 'stir', at: 'the step', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['pat'], refrain: true },
    { id: 'pop', part: 'try', at: 'the step', with: ['child', 'friend'], pays: ['apples'], refrain: true },
    { id: 'too-big', part: 'try', at: 'the step', with: ['child', 'friend', 'pet'] },
    { id: 'something-smooth', part: 'turn', at: 'the step', with: ['child', 'friend'], refrain: true },
    { id: 'that-one', part: 'back', at: 'the step', with: ['child', 'friend'], refrain: true },
    { id: 'this-one', part: 'last', at: 'the step', with: ['child', 'friend'], pays: ['stay in', 'pat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['stay-in', 'wibble-wobble'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'friend', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'apple', at: 'right', count: 2 }],
    },
    {
      beats: ['something-smooth', 'too-big'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'tooth', at: 'centre', size: 'tiny' }],
    },
    {
      beats: ['this-one', 'that-one'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
