import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'every-bump-a-bear',
  premise:
    'A teddy with a growl in his tummy is on a bumpy bus, and at every bump somebody real hears it and gets on, till the bus cannot climb the hill for bears; tipped as slowly as can be, the growl turns out to be a goodnight.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [5, 12], en: [6, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['teddy', 'bear'] },
  nights: {
    place: 'a bus on a bumpy road',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'tipping somebody over ever so slowly',
    feeling: 'curious',
    sleep: false, endsInBed: true, endsOnRefrain: true,
  },
  contains: ['bear'],
  alike: ['down-in-the-hood'],
  registry: {
    idea: 'a teddy’s growl calls a real bear at every bump, and nobody knows what it says',
    device: 'said slowly enough, a growl is two words',
    objects: ['number five bus full of bears', 'two bears with one hat', 'little bear who cries at the back', 'paws against a bus'],
    joke: 'somebody called; we don’t know yet; sit here',
    ending: 'goodnight is growled once more, just for the one in bed',
  },
  beats: [
    { id: 'number-five', part: 'open', at: 'the bus', with: ['child', 'adult', 'elder', 'sitter', 'bear'], plants: ['growl'], refrain: true },
    { id: 'somebody-called', part: 'stir', at: 'the bus', with: ['child'] },
    { id: 'another-bump', part: 'stir', at: 'the bus', with: ['child', 'bear'], refrain: true },
    { id: 'every-bump', part: 'try', at: 'the bus', with: ['child', 'friend', 'pet', 'elder', 'elder2', 'driver'], plants: ['heavy'], refrain: true },
    { id: 'the-hill', part: 'try', at: 'the bus', with: ['driver'], plants: ['little one'], refrain: true },
    { id: 'be-quiet-please', part: 'turn', at: 'the bus', with: ['child', 'adult', 'elder', 'sitter', 'bear'], pays: ['growl'], refrain: true },
    { id: 'thats-all', part: 'turn', at: 'the bus', with: ['child'] },
    { id: 'pushed', part: 'back', at: 'the hill', with: ['child', 'bear'], pays: ['heavy', 'little one'] },
    { id: 'the-other-side', part: 'last', at: 'bed', with: ['child', 'bear', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['somebody-called', 'another-bump', 'number-five'],
      framing: 'middle',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'teddy', feeling: 'surprised', faces: 'right' },
        { who: 'bear', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-hill', 'every-bump', 'be-quiet-please'],
      framing: 'wide',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'bear', at: 'left', act: 'is-angry', size: 'big', feeling: 'angry', faces: 'right' },
        { who: 'bear', at: 'right', act: 'is-angry', size: 'big', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'centre', act: 'holds', to: 'teddy', feeling: 'afraid', faces: 'right' },
        { who: 'bear-cub', at: 'near', act: 'cries', size: 'small', feeling: 'crying' },
      ],
    },
    {
      beats: ['be-quiet-please', 'thats-all', 'pushed'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'teddy', feeling: 'happy', faces: 'right' },
        { who: 'bear-cub', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
