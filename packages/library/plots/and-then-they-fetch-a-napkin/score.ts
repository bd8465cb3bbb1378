import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-then-they-fetch-a-napkin',
  premise:
    'A child hides behind the shed from a loving grown-up who always eats it up with kisses, next to somebody made of food who takes that at its word; when the napkin comes, the one made of food offers itself instead, and asking first is found out.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  leads: [],
  wish: {
    relation: 'made-of',
    kinds: ['animal', 'creature', 'vehicle', 'building', 'furniture', 'sky', 'machine', 'thing', 'garment', 'toy'],
    other: ['food'],
  },
  nights: {
    place: 'behind a shed',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'somebody who can be eaten steps in for somebody who cannot say no',
    feeling: 'not daring to say no to a kiss',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'one who is made of food believes that a child is really going to be eaten up, and offers itself instead',
    device: 'may I, asked before a taste of an elbow, and never before a kiss',
    objects: ['napkin for a chin', 'salty elbow', 'three sandwiches and still hungry', 'gladness shaken into a hand'],
    joke: 'she washes them first',
    ending: 'you can begin with my nose',
  },
  beats: [
    { id: 'behind-the-shed', part: 'open', at: 'behind the shed', with: ['child', 'wish'], plants: ['asked'] },
    { id: 'all-the-way-through', part: 'stir', at: 'behind the shed', with: ['child', 'wish', 'pet'], plants: ['napkin', 'may-i'] },
    { id: 'a-dumpling', part: 'try', at: 'behind the shed', with: ['child', 'wish', 'elder'] },
    { id: 'something-white', part: 'try', at: 'behind the shed', with: ['child', 'wish', 'friend'] },
    { id: 'nowhere-to-run', part: 'turn', at: 'behind the shed', with: ['child', 'elder'] },
    { id: 'take-me', part: 'turn', at: 'behind the shed', with: ['wish', 'elder', 'child'], plants: ['begin'] },
    { id: 'not-even-the-ears', part: 'turn', at: 'behind the shed', with: ['child', 'elder', 'wish'], pays: ['may-i', 'asked'] },
    { id: 'just-here', part: 'back', at: 'behind the shed', with: ['wish', 'elder', 'child', 'adult'], pays: ['napkin'] },
    { id: 'begin-with', part: 'last', at: 'the gate', with: ['child', 'elder'], pays: ['begin'] },
  ],
  pictures: [
    {
      beats: ['all-the-way-through', 'behind-the-shed', 'a-dumpling'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'listens-to', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'hut', at: 'right', size: 'big' }],
    },
    {
      beats: ['take-me', 'nowhere-to-run', 'something-white'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'wish', at: 'centre', act: 'stands', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'left', act: 'hides-behind', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['not-even-the-ears', 'just-here'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
