import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-tail-knew-first',
  premise: 'News takes so long to get through a dog that its tail wags three counts late, until one day the tail begins to wag before anything has happened; on Thursday it wags all day, and nothing is good enough until the dog is let into the bed.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [24, 30], en: [15, 41] },
  ages: [5, 7],
  leads: ['pet.dog'],
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'waiting for what a tail is wagging at', feeling: 'expectant', sleep: false, endsInBed: true },
  votes: { sv: [1, 3] },
  storyVotes: [2, 3],
  contains: ['dog'],
  registry: {
    idea: 'a tail that is told things before the nose',
    device: 'count to three between what happens and the wag, in the wrong order',
    objects: ['whole sausage on the floor', 'leaflet about drainpipes', 'duck with a leaf on its head', 'basket that slides into the shoes'],
    joke: 'the tail kept still, but then the rest of the dog began to wag',
    ending: 'only tonight; and the tail knows already about tomorrow',
  },
  beats: [
    { id: 'all-the-way', part: 'open', at: 'home', with: ['child', 'pet'], plants: ['one two three'] },
    { id: 'before-the-nose', part: 'stir', at: 'the kitchen', with: ['child', 'pet', 'adult'] },
    { id: 'be-ready', part: 'try', at: 'the kitchen', with: ['child', 'pet', 'friend'] },
    { id: 'not-the-drainpipes', part: 'try', at: 'the park', with: ['child', 'pet'], refrain: true },
    { id: 'pancakes', part: 'try', at: 'the kitchen', with: ['child', 'pet', 'adult', 'elder'], plants: ['rule'] },
    { id: 'thump', part: 'lull', at: 'the hall', with: ['child', 'pet', 'adult'] },
    { id: 'what-was-left', part: 'turn', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['one two three', 'rule'] },
    { id: 'only-tonight', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'] },
  ],
  pictures: [
    {
      beats: ['before-the-nose', 'be-ready'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'waits', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['pancakes', 'not-the-drainpipes'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'pancakes', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'pancakes', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'pancakes', at: 'centre' }],
    },
    {
      beats: ['thump', 'what-was-left'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'stands', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'left', act: 'pulls', to: 'pet', feeling: 'sleepy', faces: 'right' },
        { who: 'elder', at: 'left', act: 'pulls', to: 'pet', feeling: 'sleepy', faces: 'right', if: '!adult' },
        { who: 'woman', at: 'left', act: 'pulls', to: 'pet', feeling: 'sleepy', faces: 'right', if: '!adult & !elder', called: 'sitter' },
      ],
      things: [
        { what: 'basket', at: 'right' },
        { what: 'shoes', at: 'far' },
      ],
    },
  ],
});
