import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-left-to-tell',
  premise:
    'A visiting bunny thumps all night, and nobody knows what for, until the dog creeps in under the tablecloth: the gate rattled, and she is telling everybody to get down the hole, feet and all.',
  writtenFirstIn: 'en',
  fromStory: 6,
  firstOfThree: true,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['rabbit'] },
  nights: {
    place: 'a front room with a long tablecloth',
    indoors: true,
    tone: 'funny-cosy',
    mechanism: 'getting everybody in',
    feeling: 'looking after',
    sleep: false,
    endsInBed: true,
  },
  contains: ['rabbit', 'dog', 'dark', 'wind'],
  registry: {
    idea: 'a bunny thumps because somebody is not yet down the hole',
    device: 'whoever has crept in is looked at no more, and the thump is for the rest',
    objects: ['table with a long cloth for a burrow', 'dandelion leaf gone soft', 'bare feet on a stool', 'whiskers that count a row'],
    joke: 'feet need air',
    ending: 'nobody left to thump for',
  },
  beats: [
    { id: 'good-night', part: 'open', at: 'the front room', with: ['child', 'friend', 'pet', 'elder', 'elder2', 'adult'], plants: ['feet', 'cloth'] },
    { id: 'thump', part: 'stir', at: 'the front room', with: ['elder', 'child', 'friend'], plants: ['gate'] },
    { id: 'a-leaf', part: 'try', at: 'the front room', with: ['friend', 'child', 'elder', 'adult'], plants: ['leaf'] },
    { id: 'tick-tick', part: 'lull', at: 'the front room', with: ['child', 'pet'], pays: ['cloth'] },
    { id: 'the-hole', part: 'turn', at: 'the front room', with: ['child', 'friend', 'elder', 'pet'], pays: ['gate'] },
    { id: 'all-in', part: 'back', at: 'under the table', with: ['elder', 'elder2', 'pet', 'friend', 'child'] },
    { id: 'feet', part: 'back', at: 'under the table', with: ['friend', 'elder', 'pet'], pays: ['feet'] },
    { id: 'whiskers', part: 'down', at: 'under the table', with: ['friend'], pays: ['leaf'] },
    { id: 'nobody-left', part: 'last', at: 'under the table', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['a-leaf', 'thump', 'tick-tick'],
      framing: 'middle',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'gives', to: 'rabbit', holding: 'leaf', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'rabbit', at: 'right', act: 'sits', size: 'small', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['the-hole', 'tick-tick'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'rabbit', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['feet', 'all-in', 'whiskers'],
      framing: 'wide',
      world: 'blanket-fort',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'elder', at: 'right', act: 'lies-on-back', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'pet', at: 'centre', act: 'pulls', to: 'elder', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'elder', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
  ],
});
