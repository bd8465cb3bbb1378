import { score } from '@sagolykta/storyteller/score';

const anybody = ['animal', 'creature', 'person', 'vehicle', 'machine', 'food', 'garment', 'furniture', 'toy', 'thing', 'plant', 'building'] as const;

export default score({
  id: 'still-me-said-the-other',
  premise: 'Somebody woke up as another. Whoever shuts their eyes hears who it was, whoever looks sees who it is; its old friends run until the child, who was once bald itself, calls it by its name in broad daylight, and it comes.',
  writtenFirstIn: 'sv',
  ages: [4, 9],
  leads: [],
  wish: { relation: 'became', kinds: anybody, other: anybody },
  nights: { place: 'park', indoors: false, tone: 'funny-tender', mechanism: 'calling by name', feeling: 'lonely', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'who somebody is, is who comes when you call',
    device: 'shut your eyes and it is who it was; open them and it is who it is',
    objects: ['hedge with somebody behind it', 'picture of a bald baby', 'pyjamas that are too short'],
    joke: 'I was bald. Nobody ran.',
    ending: 'the child comes when it is called',
  },
  beats: [
    { id: 'in-the-grass', part: 'open', at: 'the park', with: ['child', 'wish', 'other'] },
    { id: 'eyes-shut', part: 'stir', at: 'the park', with: ['child', 'other'] },
    { id: 'all-of-you', part: 'try', at: 'the hedge', with: ['child', 'other', 'wish', 'friend', 'elder', 'pet'], plants: ['name'] },
    { id: 'nobody-at-all', part: 'turn', at: 'the park', with: ['child', 'other'] },
    { id: 'bald', part: 'turn', at: 'the park', with: ['child', 'other'] },
    { id: 'called', part: 'turn', at: 'the hedge', with: ['child', 'other', 'wish'], pays: ['name'] },
    { id: 'what-else', part: 'back', at: 'the park', with: ['child', 'other', 'wish', 'friend', 'elder', 'pet'] },
    { id: 'came', part: 'last', at: 'home', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['eyes-shut', 'in-the-grass', 'all-of-you'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'other', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'other', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['nobody-at-all', 'bald'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'other', at: 'right', act: 'waits', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'other', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['what-else', 'called'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'other', feeling: 'proud', faces: 'right' },
        { who: 'other', at: 'right', act: 'looks-at', to: 'wish', feeling: 'happy', faces: 'left' },
        { who: 'wish', at: 'centre', act: 'looks-at', to: 'other', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
