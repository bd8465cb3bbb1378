import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-to-the-right-of-f',
  premise:
    'A ghost who cannot press a key says the right one each time it is missed, and its name is so funny that the child only laughs; she promises to be silent at the concert, and when the note is gone the child has to ask her for it aloud, before the whole town.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [8, 12], en: [6, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['ghost'] },
  alike: ['flat-nought'],
  nights: {
    place: 'a music school',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'letting somebody off a promise in front of everybody',
    feeling: 'stage fright',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['ghost'],
  registry: {
    idea: 'a ghost can only say the note that every child misses, and it is a word one has to laugh at',
    device: 'what was forbidden at the concert is just what is missing, and the laugh thaws the hands',
    objects: ['sign against eating behind a lady made of steam', 'radiator for somebody who is always cold', 'tie that ends up down a back', 'two forefingers on one key'],
    joke: 'you said fis / farp: the black key just to the right of F',
    ending: 'I know, and it is played right, but one laughs all the same',
  },
  beats: [
    { id: 'fiss', part: 'open', at: 'room seven', with: ['child', 'ghost'], plants: ['word', 'press'], refrain: true },
    { id: 'the-whole-autumn', part: 'stir', at: 'room seven', with: ['child', 'ghost', 'pet'], plants: ['laugh'] },
    { id: 'as-the-grave', part: 'stir', at: 'room seven', with: ['child', 'ghost'], plants: ['promise'] },
    { id: 'line-three', part: 'try', at: 'the hall', with: ['child', 'ghost', 'teacher', 'friend'] },
    { id: 'eighty-eight-keys', part: 'lull', at: 'the hall', with: ['child', 'teacher'] },
    { id: 'say-it', part: 'turn', at: 'the hall', with: ['child', 'ghost', 'elder', 'elder2'], pays: ['promise', 'word'], refrain: true },
    { id: 'bench-by-bench', part: 'turn', at: 'the hall', with: ['child', 'teacher', 'friend'], pays: ['laugh'] },
    { id: 'a-hand-on-a-hand', part: 'back', at: 'the hall', with: ['child', 'ghost'], pays: ['press'] },
    { id: 'tuesday', part: 'last', at: 'room seven', with: ['child', 'ghost'], refrain: true },
  ],
  pictures: [
    {
      beats: ['fiss', 'the-whole-autumn', 'as-the-grave'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'piano', feeling: 'laughing', faces: 'right' },
        { who: 'ghost', called: 'ghost', at: 'right', act: 'sits', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['line-three', 'eighty-eight-keys'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'plays', to: 'piano', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'teacher', at: 'left', act: 'stands', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['a-hand-on-a-hand', 'bench-by-bench'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'piano', feeling: 'happy', faces: 'right' },
        { who: 'ghost', called: 'ghost', at: 'right', act: 'leans-on', to: 'piano', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
