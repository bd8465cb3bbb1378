import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'this-ones-finished',
  premise:
    'A child who cannot tie shoelaces hides it from the whole class; somebody who does not belong at school comes in since that is where one goes with what one cannot do, and takes the child for finished; one who cannot tie and one who cannot anything make one bow, an ear each.',
  writtenFirstIn: 'en',
  ages: [5, 8],
  leads: [],
  wish: { relation: 'at-school', kinds: ['animal', 'creature'] },
  nights: {
    place: 'a classroom on painting day',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying out loud what one cannot do, and tying a bow with an ear each',
    feeling: 'ashamed of not being able to',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'somebody comes to school delighted with everything it cannot do, and takes whoever hides it for finished',
    device: 'a bow is made by two who cannot, one ear each',
    objects: ['shoelace ends tucked into the sides of a shoe', 'tablecloth for an apron', 'bow with one long ear and one short', 'photocopier that nobody can work'],
    joke: 'that is no use here, I can do it already',
    ending: 'the grown-up holds one ear of the bow and the child does the other',
  },
  beats: [
    { id: 'tucked-in', part: 'open', at: 'the classroom', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['laces'] },
    { id: 'is-this-where', part: 'stir', at: 'the classroom', with: ['child', 'friend', 'wish', 'teacher'] },
    { id: 'no-use-here', part: 'stir', at: 'the classroom', with: ['child', 'friend', 'wish', 'teacher'] },
    { id: 'finished', part: 'try', at: 'the classroom', with: ['child', 'friend', 'wish', 'teacher'], plants: ['finished'] },
    { id: 'ask-this-one', part: 'try', at: 'the classroom', with: ['child', 'friend', 'wish'] },
    { id: 'the-apron', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'wish', 'teacher'] },
    { id: 'i-cant', part: 'turn', at: 'the classroom', with: ['child', 'friend', 'wish', 'teacher'], pays: ['finished'] },
    { id: 'an-ear-each', part: 'turn', at: 'the classroom', with: ['child', 'wish', 'teacher'] },
    { id: 'what-did-you-learn', part: 'back', at: 'the gate', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'the-other-ear', part: 'last', at: 'the doorstep', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['laces'] },
  ],
  pictures: [
    {
      beats: ['no-use-here', 'is-this-where', 'finished'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'wish', feeling: 'curious', anyway: true },
      ],
    },
    {
      beats: ['the-apron', 'ask-this-one', 'i-cant'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'rope', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['an-ear-each', 'i-cant', 'what-did-you-learn'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'proud', faces: 'right' },
        { who: 'wish', at: 'right', act: 'pulls', to: 'rope', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
