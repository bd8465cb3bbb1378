import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-then-what',
  premise:
    'A nightmare comes to the sandpit in broad daylight to ask how it ends, for everybody always wakes up before that; the child teaches it to brake, and in the night legs of syrup are just the thing for standing still.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [27, 30], en: [20, 30] },
  ages: [4, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: {
    place: 'a playground and a dream',
    indoors: false,
    tone: 'funny-brave',
    mechanism: 'practising an ending by daylight and holding up a hand',
    feeling: 'brave',
    sleep: false,
  },
  alike: ['inside-out', 'you-dropped-this'],
  contains: ['nightmare', 'monster', 'dark'],
  registry: {
    idea: 'a nightmare has never been there for its own end, since everybody wakes up before it',
    device: 'a nightmare that cannot brake is taught to, and legs that will not run are best at standing still',
    objects: ['heels of a nightmare', 'hedge that asks how one stops', 'paw like the other side of the pillow'],
    joke: 'have I got heels?',
    ending: 'for once the dream ends and nobody has to wake up',
  },
  beats: [
    { id: 'in-the-sandpit', part: 'open', at: 'the playground', with: ['child', 'nightmare', 'pet'] },
    { id: 'how-do-i-end', part: 'stir', at: 'the playground', with: ['child', 'nightmare'], plants: ['end'], refrain: true },
    { id: 'the-hedge', part: 'try', at: 'the playground', with: ['child', 'nightmare'] },
    { id: 'heels', part: 'try', at: 'the playground', with: ['child', 'nightmare', 'adult', 'elder', 'elder2'], plants: ['stop'], refrain: true },
    { id: 'tag', part: 'lull', at: 'the playground', with: ['child', 'nightmare', 'friend'], plants: ['tag'], refrain: true },
    { id: 'syrup', part: 'turn', at: 'the dream', with: ['child', 'nightmare'] },
    { id: 'stop', part: 'turn', at: 'the dream', with: ['child', 'nightmare'], pays: ['stop'], refrain: true },
    { id: 'a-paw', part: 'down', at: 'the dream', with: ['child', 'nightmare'], pays: ['tag'], refrain: true },
    { id: 'went-on', part: 'last', at: 'the dream', with: ['child', 'nightmare'], pays: ['end'] },
  ],
  pictures: [
    {
      beats: ['in-the-sandpit', 'how-do-i-end', 'the-hedge'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monster', at: 'right', act: 'sits', size: 'small', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'sandpit', at: 'right' }],
    },
    {
      beats: ['heels', 'tag'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monster', at: 'right', act: 'chases', to: 'child', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'swing', at: 'far' }],
    },
    {
      beats: ['syrup', 'stop', 'a-paw'],
      framing: 'over-shoulder',
      world: 'cloud',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'proud', faces: 'right' },
        { who: 'monster', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
