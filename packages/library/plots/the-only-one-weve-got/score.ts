import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-only-one-weve-got',
  premise:
    'It has snowed, but only as much as a doormat, and the park keeper puts string round it and lets people take turns; when the sun comes a whole queue stands in the way of it.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['snow', 'winter'] },
  nights: {
    place: 'a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'standing in a row and being shade',
    feeling: 'careful',
    sleep: false,
    seasons: ['winter'],
  },
  alike: ['wool-keeps-cold-things-cold', 'the-goalpost-woke-up'],
  contains: ['snow', 'winter'],
  registry: {
    idea: 'all the snow there is is as big as a doormat, and people queue to have a step each on it',
    device: 'a shadow is too thin, so a whole queue makes one together',
    objects: ['string on four sticks round a patch of snow', 'skis that stick out at both ends', 'snowman as big as a thumb', 'tea held up to mouths that may not move'],
    joke: 'everybody, be fat',
    ending: 'careful with the child, the only one we’ve got',
  },
  beats: [
    { id: 'a-doormat', part: 'open', at: 'the park', with: ['child', 'keeper', 'adult', 'elder', 'minder', 'pet'], plants: ['only-one'], refrain: true },
    { id: 'taking-turns', part: 'stir', at: 'the park', with: ['child', 'keeper', 'friend', 'petrov', 'pet'], refrain: true },
    { id: 'a-pinch', part: 'lull', at: 'the park', with: ['child'], plants: ['snowman'] },
    { id: 'the-sun', part: 'try', at: 'the park', with: ['child', 'keeper'] },
    { id: 'too-thin', part: 'turn', at: 'the park', with: ['child'] },
    { id: 'be-fat', part: 'turn', at: 'the park', with: ['child', 'adult', 'friend', 'petrov', 'pet', 'elder', 'elder2', 'minder'] },
    { id: 'dont-move', part: 'turn', at: 'the park', with: ['child', 'keeper', 'friend'] },
    { id: 'another', part: 'back', at: 'the park', with: ['child', 'keeper'], pays: ['snowman'] },
    { id: 'careful', part: 'last', at: 'the park', with: ['child', 'adult', 'keeper', 'elder', 'minder'], pays: ['only-one'], refrain: true },
  ],
  pictures: [
    {
      beats: ['taking-turns', 'a-doormat', 'a-pinch'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'old-man', called: 'petrov', at: 'right', act: 'holds', to: 'ski', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'snowdrift', at: 'centre', size: 'small' }],
    },
    {
      beats: ['too-thin', 'the-sun', 'a-pinch', 'be-fat'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'snowman', feeling: 'afraid', faces: 'right' },
      ],
      things: [
        { what: 'snowman', at: 'right', size: 'tiny' },
        { what: 'snowdrift', at: 'right', size: 'small' },
        { what: 'sun', at: 'above' },
      ],
    },
    {
      beats: ['dont-move', 'be-fat', 'another'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'proud' },
        { who: 'friend', at: 'centre', act: 'stands', feeling: 'happy', anyway: true },
        { who: 'old-man', called: 'petrov', at: 'right', act: 'holds-up', to: 'ski', feeling: 'happy' },
      ],
      things: [
        { what: 'snowdrift', at: 'near', size: 'small' },
        { what: 'cloud', at: 'above' },
      ],
    },
  ],
});
