import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-a-swish',
  premise:
    'An owl flies so quietly that everybody it says hello to screams and throws whatever they hold; a noise to wear only stops it hearing its supper, and when it has gone the child calls into the dusk, and finds that an owl can call before it comes.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [17, 33], en: [17, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['owl'] },
  nights: { place: 'an allotment', indoors: false, tone: 'funny', mechanism: 'calling into the dusk and being answered', feeling: 'left out', sleep: false, seasons: ['summer', 'autumn'] },
  contains: ['owl', 'dark'],
  registry: {
    idea: 'whoever flies without a sound makes everybody jump, and has never been given a hello back',
    device: 'call first, and come afterwards',
    objects: ['beans in the air', 'two old spoons on a string in a beak', 'face turned round to a shed'],
    joke: 'I say hello, and they say AAAH',
    ending: 'nobody is coming, and it cannot be heard either',
  },
  beats: [
    { id: 'quiet', part: 'open', at: 'the allotment', with: ['child', 'friend', 'lady'], plants: ['quiet', 'bucket'] },
    { id: 'aaah', part: 'stir', at: 'the allotment', with: ['child', 'friend', 'owl', 'pet'], plants: ['aaah', 'hello'], refrain: true },
    { id: 'up-went-the-onions', part: 'try', at: 'the path', with: ['owl', 'man', 'lady'], refrain: true },
    { id: 'spoons', part: 'try', at: 'the allotment', with: ['owl', 'child'] },
    { id: 'gone', part: 'lull', at: 'the allotment', with: ['child', 'owl'], refrain: true },
    { id: 'whoo-hoo', part: 'turn', at: 'the allotment', with: ['child', 'owl', 'elder'] },
    { id: 'hello-owl', part: 'back', at: 'the allotment', with: ['child', 'friend', 'owl', 'man', 'lady'], pays: ['hello', 'bucket'], refrain: true },
    { id: 'only-a-yawn', part: 'last', at: 'the way home', with: ['child', 'adult', 'owl'], pays: ['aaah', 'quiet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['aaah', 'quiet'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'autumn',
      figures: [
        { who: 'owl', at: 'right', act: 'sits', colour: 'brown', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'bucket', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bowl', at: 'near' }],
    },
    {
      beats: ['up-went-the-onions', 'spoons'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'autumn',
      figures: [
        { who: 'old-man', called: 'man', at: 'left', act: 'pushes', to: 'wheelbarrow', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'centre', act: 'flies', colour: 'brown', feeling: 'happy', faces: 'left' },
        { who: 'woman', called: 'lady', at: 'right', act: 'holds', to: 'watering-can', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['whoo-hoo', 'hello-owl'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'moon',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'owl', feeling: 'happy', faces: 'right' },
        { who: 'owl', at: 'right', act: 'flies', colour: 'brown', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
