import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-day-off',
  premise: 'Somebody or something that does one thing all year has its first day off and does not know how; the child teaches it to do nothing, and holds the day off when somebody needs help.',
  writtenFirstIn: 'sv',
  ages: [5, 10],
  leads: [],
  wish: { kinds: ['thing', 'toy', 'machine', 'garment', 'furniture', 'person', 'food', 'vehicle', 'creature'] },
  nights: { place: 'park', indoors: false, tone: 'funny', mechanism: 'learning to do nothing', feeling: 'disappointed', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'a thing on its first day off cannot help doing what it does',
    device: 'the child holds the day off for it',
    objects: ['little suitcase', 'grass', 'clouds'],
    joke: 'that counts',
    ending: 'the child does nothing at all, and is good at it',
  },
  beats: [
    { id: 'the-suitcase', part: 'open', at: 'the street', with: ['child', 'wish'], plants: ['suitcase'] },
    { id: 'nothing', part: 'try', at: 'the park', with: ['child', 'wish'], plants: ['nothing'] },
    { id: 'that-counts', part: 'try', at: 'the kiosk', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'no-good-at-it', part: 'lull', at: 'the park', with: ['child', 'wish'] },
    { id: 'help', part: 'turn', at: 'the park', with: ['child', 'wish'] },
    { id: 'hold-it', part: 'turn', at: 'the park', with: ['child', 'wish'], pays: ['suitcase'] },
    { id: 'still-there', part: 'back', at: 'the park', with: ['child', 'wish'] },
    { id: 'good-at-it', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['nothing'] },
  ],
  pictures: [
    {
      beats: ['nothing', 'that-counts'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'happy' },
        { who: 'wish', at: 'right', act: 'waits', feeling: 'surprised' },
      ],
      things: [{ what: 'bag', at: 'right', size: 'small' }],
    },
    {
      beats: ['no-good-at-it', 'that-counts', 'help'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', holding: 'ice-cream', feeling: 'curious' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['hold-it', 'still-there'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'bag', feeling: 'proud' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
