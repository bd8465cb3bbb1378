import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-just-doesnt-go-first',
  premise:
    'A retired police car will not move for anybody until it sees a dog go along behind its geese; it has never chased anyone, only gone along behind, and it gets itself through the gate as the last in a row.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['police-car'] },
  nights: {
    place: 'a yard with a police car and geese',
    indoors: false,
    tone: 'funny-dry',
    mechanism: 'giving it somebody to go along behind',
    feeling: 'shy of going first',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  putBefore: { sv: [0, 12], en: [2, 12] },
  contains: ['police-car', 'dog', 'goose'],
  registry: {
    idea: 'a police car that stands still has never chased anybody, only followed',
    device: 'an inch forward each time a dog strolls round behind a goose',
    objects: ['police car swapped for a chest freezer', 'teapot that is stolen and hugged', 'notebook of miles an hour', 'hole in a hedge'],
    joke: 'if it can’t, it’s a cupboard, and I’ve got a cupboard',
    ending: 'it does go, it just doesn’t go first',
  },
  beats: [
    { id: 'nine-days', part: 'open', at: 'the yard', with: ['child', 'elder', 'elder2', 'adult'], plants: ['goes'] },
    { id: 'the-silver', part: 'try', at: 'the yard', with: ['child', 'friend', 'elder'], plants: ['siren'] },
    { id: 'twelve-geese', part: 'stir', at: 'the yard', with: ['pet'], plants: ['geese'] },
    { id: 'an-inch', part: 'stir', at: 'the police car', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'along-behind', part: 'turn', at: 'the police car', with: ['child', 'friend', 'pet'] },
    { id: 'ask-them-now', part: 'turn', at: 'the yard', with: ['child', 'elder', 'elder2'] },
    { id: 'two-places', part: 'turn', at: 'the gate', with: ['pet'], pays: ['geese'] },
    { id: 'behind-the-last', part: 'back', at: 'the lane', with: ['child', 'adult'] },
    { id: 'whup', part: 'back', at: 'the lane', with: ['friend', 'pet'], pays: ['siren'] },
    { id: 'not-first', part: 'last', at: 'the pond', with: ['child'], pays: ['goes'] },
  ],
  pictures: [
    {
      beats: ['the-silver', 'twelve-geese'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'wears', to: 'hat', holding: 'teapot', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'police-car', at: 'right', act: 'waits', size: 'big', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['along-behind', 'an-inch', 'ask-them-now'],
      framing: 'over-shoulder',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'goose', at: 'right', act: 'walks', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['two-places', 'behind-the-last'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'police-car', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'police-car', at: 'left', act: 'waits', size: 'big', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'goose', at: 'near', count: 3 },
        { what: 'gate', at: 'right' },
      ],
    },
  ],
});
