import { score } from '@sagolykta/storyteller/score';

const anybody = ['animal', 'creature', 'person', 'vehicle', 'machine', 'food', 'garment', 'furniture', 'toy', 'thing'] as const;

export default score({
  id: 'a-bit-nearer',
  premise: 'Two who are in love sit at either end of the park and dare not go to each other; the child runs with the messages until its legs are tired, and lies down in the middle.',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  wish: { relation: 'in-love-with', kinds: anybody, other: [...anybody, 'building', 'plant'] },
  nights: { place: 'park', indoors: false, tone: 'funny-tender', mechanism: 'running with messages', feeling: 'shy', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: [],
  registry: {
    idea: 'the messenger’s tired legs bring two lovers together',
    device: 'one bench nearer for every message',
    objects: ['two benches', 'grass in the middle', 'two hands'],
    joke: 'do not look now',
    ending: 'I can nearly hear you',
  },
  beats: [
    { id: 'two-benches', part: 'open', at: 'the park', with: ['child', 'wish', 'other'] },
    { id: 'do-not-look', part: 'stir', at: 'the park', with: ['child', 'wish'] },
    { id: 'the-first', part: 'try', at: 'the park', with: ['child', 'wish', 'other'] },
    { id: 'one-bench-nearer', part: 'try', at: 'the park', with: ['child', 'wish', 'other', 'friend', 'pet', 'elder'], plants: ['legs'] },
    { id: 'dropped', part: 'turn', at: 'the park', with: ['child', 'wish'] },
    { id: 'in-the-middle', part: 'turn', at: 'the park', with: ['child', 'wish', 'other'], pays: ['legs'] },
    { id: 'one-bench', part: 'back', at: 'the park', with: ['child', 'wish', 'other'] },
    { id: 'nearly-hear', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-first', 'do-not-look'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'left', act: 'waits', feeling: 'proud', faces: 'right' },
        { who: 'other', at: 'right', act: 'waits', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['dropped', 'one-bench-nearer'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'sad' },
        { who: 'wish', at: 'right', act: 'waits', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['in-the-middle', 'one-bench'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'left', act: 'walks', to: 'child', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'centre', act: 'lies-on-back', feeling: 'sad' },
        { who: 'other', at: 'right', act: 'walks', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
