import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'seven-and-a-half',
  premise: 'A fire engine the size of a shoebox has an alarm that is bigger than it is; its water fits in a teaspoon, and the one who has plenty is the dog that always shakes itself among people.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [0, 38], en: [1, 41] },
  ages: [5, 6],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['fire-engine'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a lake', indoors: false, tone: 'funny', mechanism: 'a wet dog shakes itself', feeling: 'proud', sleep: false, endsInBed: true },
  contains: ['fire', 'dog'],
  registry: {
    idea: 'a fire engine the size of a shoebox needs a wet dog',
    device: 'the dog always shakes itself in the middle of people',
    objects: ['fire engine in the grass', 'hose like a shoelace', 'shrews under a tussock'],
    joke: 'Is this where the big children are? I am five.',
    ending: 'not here – oh well, you have earned it',
  },
  beats: [
    { id: 'not-here', part: 'open', at: 'the lake', with: ['child', 'friend', 'pet', 'adult'], plants: ['shake'] },
    { id: 'no-louder-than-a-gnat', part: 'stir', at: 'the cabin', with: ['child', 'friend', 'engine'] },
    { id: 'boots', part: 'lull', at: 'the cabin', with: ['child', 'friend', 'pet', 'adult', 'engine'] },
    { id: 'one-teaspoon', part: 'try', at: 'the lake', with: ['child', 'friend', 'engine'] },
    { id: 'empty', part: 'turn', at: 'the lake', with: ['child', 'friend', 'adult', 'engine'] },
    { id: 'right-here', part: 'turn', at: 'the lake', with: ['child', 'friend', 'pet'], pays: ['shake'] },
    { id: 'water-tank', part: 'back', at: 'the lake', with: ['child', 'friend', 'pet', 'engine'] },
    { id: 'earned-it', part: 'last', at: 'the cabin', with: ['child', 'friend', 'pet', 'adult'], pays: ['shake'] },
  ],
  pictures: [
    {
      beats: ['no-louder-than-a-gnat', 'boots', 'not-here'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'fire-engine', at: 'centre', act: 'waits', size: 'small', feeling: 'proud' },
        { who: 'child', at: 'left', act: 'kneels', to: 'fire-engine', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'fire-engine', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['empty', 'one-teaspoon', 'right-here'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'afraid', faces: 'right' },
        { who: 'pet', at: 'right', act: 'runs', feeling: 'happy', faces: 'left' },
        { who: 'fire-engine', at: 'centre', act: 'waits', size: 'small', feeling: 'sad' },
      ],
    },
    {
      beats: ['water-tank', 'right-here', 'earned-it'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'centre', act: 'stands', feeling: 'proud' },
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pats', to: 'pet', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
