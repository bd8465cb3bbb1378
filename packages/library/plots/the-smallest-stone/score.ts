import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-smallest-stone',
  premise: 'Somebody will not, and the child puts down a stone for every reason; all of them can be thrown away but the smallest, which is not to be left out, and that one somebody can hold for you.',
  writtenFirstIn: 'sv',
  ages: [3, 9],
  leads: [],
  wish: {
    relation: 'unwilling',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'],
  },
  nights: { place: 'the middle of the path', indoors: false, tone: 'funny-tender', mechanism: 'finding the smallest reason', feeling: 'stubborn', sleep: true, endsInBed: true },
  contains: [],
  registry: {
    idea: 'of all the reasons not to, the heaviest is the smallest: that they may be gone when one comes back',
    device: 'a stone on the ground for each reason, thrown away again one by one',
    objects: ['row of stones across a path', 'stone like a pea, warm from a fist'],
    joke: 'I’m not in the mood in my scoop',
    ending: 'somebody holds the child’s smallest reason through the night',
  },
  beats: [
    { id: 'wont', part: 'open', at: 'the path', with: ['child', 'wish'] },
    { id: 'a-row', part: 'try', at: 'the path', with: ['child', 'wish', 'friend', 'pet', 'elder'], plants: ['stones'] },
    { id: 'too-heavy', part: 'try', at: 'the path', with: ['child', 'wish'], pays: ['stones'] },
    { id: 'still-no', part: 'lull', at: 'the path', with: ['child', 'wish'] },
    { id: 'smallest', part: 'turn', at: 'the path', with: ['child', 'wish'], plants: ['the smallest'] },
    { id: 'are-you-there', part: 'turn', at: 'the path', with: ['child', 'wish'] },
    { id: 'done', part: 'back', at: 'the path', with: ['child', 'wish'] },
    { id: 'mine', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['the smallest'] },
  ],
  pictures: [
    {
      beats: ['a-row'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'waits', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'stone', at: 'centre', count: 6, size: 'tiny' }],
    },
    {
      beats: ['still-no'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'calm', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['are-you-there', 'smallest', 'done'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'stone', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'far', act: 'calls-to', to: 'child', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
