import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'boat-number-seven',
  premise: 'A rowing boat goes backwards when somebody in it says what is not so, and forwards for what is true; it is far out over the lake, and the child has said that nothing has happened.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [32, 40], en: [16, 40] },
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['boat'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a lake at dusk', indoors: false, tone: 'funny-tender', mechanism: 'saying what is true', feeling: 'ashamed', sleep: false, endsInBed: true },
  contains: ['boat'],
  registry: {
    idea: 'a boat that is rowed by true sentences',
    device: 'what is merely true gives a metre, what it costs to say gives five',
    objects: ['lantern as big as an orange, a coin, a pin', 'oar that is gone', 'message that is recorded'],
    joke: 'a pike cannot ride a bicycle',
    ending: 'yes, said the one who was not asleep, and the bed went backwards',
  },
  beats: [
    { id: 'backwards', part: 'open', at: 'the lake', with: ['child', 'adult'], plants: ['boat'] },
    { id: 'something-true', part: 'stir', at: 'the lake', with: ['child', 'adult'] },
    { id: 'water-is-wet', part: 'try', at: 'the lake', with: ['child', 'adult'] },
    { id: 'what-happened', part: 'lull', at: 'the lake', with: ['child', 'adult'] },
    { id: 'it-is-something', part: 'turn', at: 'the lake', with: ['child', 'adult'] },
    { id: 'loudest', part: 'turn', at: 'the lake', with: ['child', 'adult'] },
    { id: 'less-of-me', part: 'turn', at: 'the lake', with: ['child', 'adult'] },
    { id: 'send', part: 'back', at: 'the jetty', with: ['child', 'adult'] },
    { id: 'the-bed-too', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['boat'] },
  ],
  pictures: [
    {
      beats: ['something-true', 'backwards', 'water-is-wet'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'boat', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sits-on', to: 'boat', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['loudest', 'it-is-something', 'what-happened'],
      framing: 'close',
      world: 'lake',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'boat', feeling: 'crying', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sits-on', to: 'boat', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['send', 'less-of-me', 'the-bed-too'],
      framing: 'middle',
      world: 'lake',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'sits', holding: 'mobile-phone', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'boat', at: 'far' }],
    },
  ],
});
