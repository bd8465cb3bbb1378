import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-sausage-rang',
  premise:
    'The fog bell of a mountain hut has lost its clapper while somebody is out on skis fetching the mustard; a frozen sausage rings, and is sliced as it rings, until there is none left, and then a bell is only somebody who says bong.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [26, 30], en: [23, 30] },
  ages: [5, 7],
  leads: [],
  seasons: ['winter', 'spring'],
  nights: { place: 'a hut on a mountain', indoors: false, tone: 'funny', mechanism: 'being the bell oneself', feeling: 'worried for somebody', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['snow', 'winter'],
  registry: {
    idea: 'a frozen sausage is hung in the fog bell for a clapper, and rings and cooks the dinner at once',
    device: 'when the sausage has been sliced away, a bell is only somebody who says bong',
    objects: ['sausage in a snowdrift', 'soup ladle in a bell', 'frying pan under a bell', 'tube of mustard that comes first out of the fog'],
    joke: 'the sausage rang, and somebody had switched off the phone',
    ending: 'the lamp is blown out too early, and somebody is rung to bed in a whisper',
  },
  beats: [
    { id: 'in-charge', part: 'open', at: 'the hut', with: ['child', 'skier'], plants: ['knock', 'mustard'] },
    { id: 'the-fog', part: 'stir', at: 'the hut', with: ['child', 'host', 'adult'], plants: ['bong'] },
    { id: 'nothing-in-it', part: 'stir', at: 'the bell', with: ['child', 'friend'] },
    { id: 'only-the-boot', part: 'try', at: 'the bell', with: ['child', 'host'], refrain: true },
    { id: 'knock', part: 'try', at: 'the bell', with: ['child', 'host'], pays: ['knock'] },
    { id: 'plop', part: 'try', at: 'the bell', with: ['child', 'host', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'only-a-string', part: 'lull', at: 'the bell', with: ['child', 'host'], refrain: true },
    { id: 'said-the-fog', part: 'turn', at: 'the bell', with: ['child', 'skier'], pays: ['mustard'], refrain: true },
    { id: 'the-phone', part: 'back', at: 'the hut', with: ['child', 'host', 'skier'] },
    { id: 'too-early', part: 'last', at: 'the bunks', with: ['child', 'host', 'skier', 'adult'], pays: ['bong'], refrain: true },
  ],
  pictures: [
    {
      beats: ['nothing-in-it', 'only-the-boot'],
      framing: 'wide',
      world: 'snow-field',
      time: 'day',
      light: 'window',
      season: 'winter',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'centre', act: 'stands-on', to: 'bench', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'host', at: 'right', act: 'points-at', to: 'bell', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'bell', at: 'above' },
        { what: 'bench', at: 'centre' },
        { what: 'cottage', at: 'left' },
      ],
    },
    {
      beats: ['plop', 'only-a-string'],
      framing: 'middle',
      world: 'snow-field',
      time: 'day',
      light: 'window',
      season: 'winter',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'laughing', faces: 'right' },
        { who: 'old-lady', called: 'host', at: 'right', act: 'holds', to: 'frying-pan', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'bell', at: 'above' },
        { what: 'sausage', at: 'above' },
      ],
    },
    {
      beats: ['said-the-fog', 'the-phone'],
      framing: 'over-shoulder',
      world: 'snow-field',
      time: 'dusk',
      light: 'window',
      season: 'winter',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'old-man', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'skier', at: 'right', act: 'waves', holding: 'ski', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
