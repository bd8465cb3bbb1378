import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hello-foot',
  premise:
    'An astronaut who lives alone in space has everything but a hug, and a child comes up to give her one; but one of them is always upside down, and both are so polite that they turn at the same time, till the child asks her to shut her eyes.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [1, 12], en: [4, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['astronaut', 'space'] },
  nights: {
    place: 'a space station',
    indoors: true,
    tone: 'funny',
    mechanism: 'shutting one’s eyes so that somebody else can turn',
    feeling: 'longing for a hug',
    sleep: true, endsInBed: true, endsOnRefrain: true,
  },
  contains: ['space'],
  alike: ['the-horn-comes-first'],
  registry: {
    idea: 'two who float are upside down to each other, and turn at the same time every time',
    device: 'whoever has shut her eyes cannot see that anybody is upside down, and keeps still',
    objects: ['foot that is hugged and greeted', 'tear that is a ball and floats off alone', 'little round window with the Earth in it', 'head in a hatch'],
    joke: 'hello, foot; hang on, I’ll turn round',
    ending: 'feet on the pillow, and no, it is you',
  },
  beats: [
    { id: 'everything-but', part: 'open', at: 'the space station', with: ['astronaut'], plants: ['hug'] },
    { id: 'upside-down', part: 'open', at: 'the space station', with: ['child', 'astronaut', 'friend', 'pet'], plants: ['upside'] },
    { id: 'hello-foot', part: 'stir', at: 'the space station', with: ['child', 'astronaut'], refrain: true },
    { id: 'like-this', part: 'try', at: 'the space station', with: ['child', 'astronaut'], refrain: true },
    { id: 'going-home', part: 'try', at: 'the space station', with: ['child', 'astronaut', 'adult', 'elder', 'minder'], refrain: true },
    { id: 'a-tear', part: 'lull', at: 'the space station', with: ['child', 'astronaut'] },
    { id: 'shut-your-eyes', part: 'turn', at: 'the space station', with: ['child', 'astronaut'] },
    { id: 'there-you-are', part: 'turn', at: 'the space station', with: ['child', 'astronaut', 'friend'], pays: ['hug'] },
    { id: 'a-long-one', part: 'back', at: 'the space station', with: ['child', 'astronaut', 'adult', 'elder', 'minder', 'pet'], refrain: true },
    { id: 'no-you-are', part: 'last', at: 'bed', with: ['child', 'adult'], refrain: true, pays: ['upside'] },
  ],
  pictures: [
    {
      beats: ['upside-down', 'hello-foot'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'astronaut', called: 'astronaut', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'flies', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-tear', 'going-home'],
      framing: 'close',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'astronaut', called: 'astronaut', at: 'right', act: 'cries', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'astronaut', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['there-you-are', 'shut-your-eyes', 'a-long-one'],
      framing: 'middle',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'centre', act: 'hugs', to: 'astronaut', feeling: 'happy', faces: 'right' },
        { who: 'astronaut', called: 'astronaut', at: 'centre', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
