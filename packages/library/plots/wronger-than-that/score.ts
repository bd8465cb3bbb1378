import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'wronger-than-that',
  premise:
    'A child who hoots so well that an owl takes it for her husband silences the real one at the church; so the child asks the best friend, whose hoot has been laughed at, for lessons in hooting badly.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['owl'] },
  nights: {
    place: 'a bedroom window towards a church',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'learning to do it badly from somebody who was laughed at for it',
    feeling: 'sorry for having been the best',
    sleep: false,
    endsInBed: true,
  },
  alike: ['knows-im-here', 'kee-wick'],
  contains: ['owl', 'night'],
  registry: {
    idea: 'an owl takes the child who hoots best for her husband, and the real one dares not answer',
    device: 'a bad hoot that was laughed at is the one thing that helps, and has to be taught',
    objects: ['ham on a windowsill', 'grey sock with a string for a tail', 'thumbs held wronger', 'hoot like a cushion'],
    joke: 'she thinks you are her husband – I am eight',
    ending: 'the friend sleeps with an open mouth, and every breath goes pfff',
  },
  beats: [
    { id: 'a-hoot', part: 'open', at: 'outdoors', with: ['child', 'friend'], plants: ['pfff'] },
    { id: 'a-lady', part: 'stir', at: 'the window', with: ['child', 'friend', 'adult', 'elder', 'minder', 'owl'], plants: ['mouse'] },
    { id: 'so-sure', part: 'stir', at: 'the window', with: ['child', 'friend', 'pet', 'owl'] },
    { id: 'ham-and-a-sock', part: 'try', at: 'the window', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder', 'owl'], plants: ['sock'] },
    { id: 'hoo-far-off', part: 'try', at: 'the window', with: ['child', 'friend', 'owl'] },
    { id: 'its-me', part: 'turn', at: 'the window', with: ['child', 'friend', 'owl'] },
    { id: 'wronger', part: 'turn', at: 'the window', with: ['child', 'friend', 'owl'] },
    { id: 'ke-wick', part: 'turn', at: 'the window', with: ['child', 'pet', 'owl'] },
    { id: 'a-good-teacher', part: 'down', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'two-thumbs', part: 'last', at: 'bed', with: ['child', 'friend', 'pet', 'adult', 'elder'], pays: ['pfff', 'mouse', 'sock'] },
  ],
  pictures: [
    {
      beats: ['a-lady', 'so-sure'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'owl', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'right', act: 'looks-at', to: 'child', size: 'small', colour: 'brown', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'window', at: 'far' }],
    },
    {
      beats: ['hoo-far-off', 'its-me'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'right', act: 'calls-to', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'left', act: 'sits', feeling: 'sad', faces: 'right', anyway: true },
      ],
      things: [{ what: 'window', at: 'far' }],
    },
    {
      beats: ['wronger', 'ke-wick'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-hands', to: 'child', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'holds-hands', to: 'friend', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
