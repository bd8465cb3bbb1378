import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-handle-on-each-side',
  premise: 'Missing somebody sits in the tummy like a stone, and a badger at a hatch in the wall takes down everything about it; nobody hands such a stone in, but it can be given two handles.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [31, 50], en: [39, 51] },
  ages: [5, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent'] },
  nights: { place: 'a hatch in the wall', indoors: true, tone: 'warm', mechanism: 'handing in what one turns out to want to keep', feeling: 'missing', sleep: true, endsInBed: true },
  contains: [],
  registry: {
    idea: 'what one misses is what the stone is made of, and therefore it weighs so much',
    device: 'a badger fills in the long form',
    objects: ['hatch beside the pillow', 'stone with two handles'],
    joke: 'There is no only about it. Then we will need the long form.',
    ending: 'two hold the stone between them, and somebody laughs in there',
  },
  beats: [
    { id: 'a-stone', part: 'open', at: 'bed', with: ['child'], plants: ['stone'] },
    { id: 'the-hatch', part: 'stir', at: 'a hatch in the wall', with: ['child', 'badger'] },
    { id: 'the-long-form', part: 'try', at: 'a hatch in the wall', with: ['child', 'badger', 'pet', 'friend', 'elder'], plants: ['laugh'] },
    { id: 'not-written-down', part: 'lull', at: 'a hatch in the wall', with: ['child', 'badger'] },
    { id: 'on-the-counter', part: 'try', at: 'a hatch in the wall', with: ['child', 'badger'], pays: ['stone'] },
    { id: 'an-empty-shelf', part: 'turn', at: 'a hatch in the wall', with: ['child', 'badger'], pays: ['laugh'] },
    { id: 'two-handles', part: 'turn', at: 'a hatch in the wall', with: ['child', 'badger'], plants: ['handles'] },
    { id: 'the-other-side', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['handles'] },
  ],
  pictures: [
    {
      beats: ['the-hatch', 'the-long-form', 'a-stone'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'badger', at: 'right', act: 'writes', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'badger', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['not-written-down', 'on-the-counter', 'an-empty-shelf', 'the-long-form'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'badger', at: 'right', act: 'looks-at', to: 'child', faces: 'left' },
        { who: 'child', at: 'left', act: 'whispers-to', to: 'badger', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['an-empty-shelf', 'two-handles', 'the-other-side'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'stone', feeling: 'surprised', faces: 'right' },
        { who: 'badger', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'stone', at: 'centre' }],
    },
  ],
});
