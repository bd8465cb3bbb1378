import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-mice-and-a-squeak',
  premise:
    'In hard rain the village hall sings, and its keeper calls it a ghost; the child hears that it is a B, and only the grandparent knows whose recorder lies in the gutter, and who threw it there fifty-five years ago and got a gold star for looking.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [21, 39], en: [21, 36] },
  ages: [9, 11],
  leads: ['elder'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a porch in the rain', indoors: false, tone: 'funny', mechanism: 'owning up, and an arm up a drainpipe', feeling: 'guilty', sleep: false, endsInBed: true },
  contains: ['ghost'],
  registry: {
    idea: 'a ghost in a gutter is a recorder that a grandparent threw there as a child, and helped to look for',
    device: 'fingers that have learnt the recorder know the note of a ghost, and find the holes in the dark',
    objects: ['recorder in a drainpipe', 'gold star for looking', 'window pole with a brass hook', 'keys that are counted'],
    joke: 'for fifty-five years? some of them were quite dry',
    ending: 'a gold star above the switch of a lamp, and a finger that moves down a little',
  },
  beats: [
    { id: 'the-hall-sang', part: 'open', at: 'the porch', with: ['child', 'elder', 'keeper', 'pet', 'friend'], plants: ['ghost', 'fingers'], refrain: true },
    { id: 'trifle-face', part: 'stir', at: 'the porch', with: ['child', 'elder', 'keeper'] },
    { id: 'it-flew', part: 'try', at: 'the porch', with: ['child', 'elder'], plants: ['star', 'mice', 'windmill'] },
    { id: 'quite-dry', part: 'lull', at: 'the porch', with: ['child', 'elder', 'elder2'] },
    { id: 'over-the-step', part: 'try', at: 'the porch', with: ['child', 'elder', 'keeper'], refrain: true },
    { id: 'more-left', part: 'try', at: 'the porch', with: ['child', 'elder', 'keeper'] },
    { id: 'holes', part: 'turn', at: 'the porch', with: ['child', 'elder', 'keeper'], pays: ['fingers'] },
    { id: 'fifty-five-years', part: 'turn', at: 'the porch', with: ['child', 'elder', 'keeper'] },
    { id: 'windmill', part: 'back', at: 'the porch', with: ['child', 'elder', 'keeper'], pays: ['ghost', 'mice', 'windmill'] },
    { id: 'for-looking', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['star'] },
  ],
  pictures: [
    {
      beats: ['it-flew', 'trifle-face', 'quite-dry'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'elder', at: 'left', act: 'whispers-to', to: 'child', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'elder', holding: 'umbrella', feeling: 'laughing', faces: 'left' },
        { who: 'old-man', called: 'keeper', at: 'right', act: 'holds', to: 'key', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['holes', 'more-left', 'over-the-step'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'centre', act: 'listens-to', to: 'drainpipe', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', holding: 'umbrella', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'drainpipe', at: 'right' }],
    },
    {
      beats: ['fifty-five-years', 'windmill', 'holes'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'flute', feeling: 'proud', faces: 'right' },
        { who: 'old-man', called: 'keeper', at: 'right', act: 'looks-at', to: 'flute', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
