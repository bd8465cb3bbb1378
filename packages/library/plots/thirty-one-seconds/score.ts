import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thirty-one-seconds',
  premise:
    'A child is invisible for as long as a breath is held, and hears the teacher confess to the aquarium that it was he who sat on the class volcano, while the best friend is blamed; getting out unseen would be easy, and the child breathes out.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['invisible'] },
  nights: {
    place: 'a classroom after school',
    indoors: true,
    tone: 'funny-brave',
    mechanism: 'breathing out and being seen for a friend’s sake',
    feeling: 'blamed',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'whoever is invisible while holding a breath hears a teacher rehearse a confession in front of the fish',
    device: 'what is hard to say is said with the air of a breath that cannot be held any longer',
    objects: ['Vesuvius of chicken wire, as flat as a pizza', 'flake of lava on corduroy trousers', 'guppy that is confided in', 'sign: after the eruption'],
    joke: 'you sat on Vesuvius?',
    ending: 'a hollow in the pillow, and somebody who always knows roughly where one is',
  },
  beats: [
    { id: 'in-the-mirror', part: 'open', at: 'the bathroom', with: ['child', 'friend', 'pet'], plants: ['thirty-one'] },
    { id: 'the-volcano', part: 'stir', at: 'the classroom', with: ['child', 'friend', 'teacher'], plants: ['volcano', 'blame'] },
    { id: 'the-aquarium', part: 'try', at: 'the classroom', with: ['child', 'teacher'] },
    { id: 'thirty-thirty-one', part: 'turn', at: 'the classroom', with: ['child', 'teacher'], pays: ['thirty-one'] },
    { id: 'not-too-late', part: 'lull', at: 'the classroom', with: ['child', 'teacher', 'elder', 'adult', 'minder'], plants: ['breath'] },
    { id: 'on-vesuvius', part: 'back', at: 'the classroom', with: ['child', 'friend', 'teacher'], pays: ['blame'] },
    { id: 'after-the-eruption', part: 'down', at: 'the school', with: ['child', 'friend', 'elder', 'elder2'], pays: ['volcano'] },
    { id: 'roughly-where', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['breath'] },
  ],
  pictures: [
    {
      beats: ['the-volcano', 'in-the-mirror', 'the-aquarium'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'stands', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['thirty-thirty-one', 'the-aquarium', 'not-too-late'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teacher', called: 'teacher', at: 'right', act: 'calls-to', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'fish', at: 'centre', count: 3 }],
    },
    {
      beats: ['on-vesuvius', 'not-too-late', 'after-the-eruption'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'looks-at', to: 'friend', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
