import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'wave-with-your-feet',
  premise:
    'Somebody whom nobody ever waves at drives a child and a grandparent home, and waves back with both hands, so that nobody is driving; and the grandparent, who knows everybody, calls yoo-hoo, until the child, who has to hold on, shows how one waves with a foot.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 7],
  leads: [],
  wish: { relation: 'drives', kinds: ['person', 'creature'], other: ['vehicle'] },
  nights: {
    place: 'a village road, on board of something',
    indoors: false,
    tone: 'funny',
    mechanism: 'waving with a foot, so that the hands can drive',
    feeling: 'thrilled to be waved at, and frightened for the ducks',
    sleep: false, endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'a driver who is never waved at waves back with both hands, and then nobody is driving',
    device: 'whoever has to hold on with both hands waves with a foot, and so can a driver',
    objects: ['bean behind each ear', 'somebody else’s pyjamas worn over a coat', 'ducks that stand up', 'big bag of buns'],
    joke: 'I’ll bring them back on Friday',
    ending: 'far away on the hill a foot goes up',
  },
  beats: [
    { id: 'a-very-big-bag', part: 'open', at: 'the road', with: ['child', 'elder', 'wish', 'friend', 'pet'], plants: ['bag', 'hold-on'] },
    { id: 'the-beans', part: 'stir', at: 'the road', with: ['child', 'elder', 'wish', 'pym'] },
    { id: 'rude-not-to', part: 'stir', at: 'the road', with: ['child', 'elder', 'wish'], plants: ['wave'] },
    { id: 'the-washing', part: 'try', at: 'the road', with: ['child', 'elder', 'wish', 'bell', 'pet'], plants: ['foot'] },
    { id: 'everybody', part: 'turn', at: 'the pond', with: ['child', 'wish'] },
    { id: 'the-ducks', part: 'turn', at: 'the pond', with: ['child', 'wish'], pays: ['hold-on', 'foot'] },
    { id: 'with-your-feet', part: 'turn', at: 'the pond', with: ['child', 'elder', 'wish'], pays: ['wave'] },
    { id: 'all-buns', part: 'back', at: 'the gate', with: ['child', 'elder', 'elder2', 'wish', 'friend', 'pet'], pays: ['bag'] },
    { id: 'one-leg-each', part: 'last', at: 'the gate', with: ['child', 'elder', 'wish'] },
  ],
  pictures: [
    {
      beats: ['the-beans', 'a-very-big-bag', 'rude-not-to'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'rides', to: 'other', feeling: 'happy', faces: 'left' },
        { who: 'elder', at: 'centre', act: 'waves', feeling: 'happy', faces: 'left', if: 'elder' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-washing', 'everybody'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'waves', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['with-your-feet', 'the-ducks'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'rides', to: 'other', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'laughing', faces: 'right' },
        { who: 'duck', at: 'near', act: 'runs', feeling: 'surprised' },
      ],
    },
  ],
});
