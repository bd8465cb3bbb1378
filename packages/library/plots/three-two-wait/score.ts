import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'three-two-wait',
  premise: 'A cardboard rocket says wait at every one, as children do at bedtime: a drink, a wee, and truly because nobody holds the ground while it is away; the grown-up lies down and holds it.',
  writtenFirstIn: 'en',
  putBefore: { sv: [33, 33], en: [35, 35] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['space', 'rocket', 'moon', 'astronaut', 'spaceship'] },
  nights: { place: 'space', indoors: false, tone: 'funny-tender', mechanism: 'somebody holds on meanwhile', feeling: 'afraid', sleep: true, endsInBed: true },
  votes: { sv: [2, 3], en: [0, 3] },
  contains: ['rocket', 'moon', 'space'],
  registry: {
    idea: 'a rocket stalls as a child does at bedtime',
    device: 'the ground is held with both hands until one is back',
    objects: ['cardboard rocket', 'watering can', 'three red buttons'],
    joke: 'and now I need a wee',
    ending: 'asleep between two and one',
  },
  beats: [
    { id: 'the-rocket', part: 'open', at: 'the garden', with: ['child', 'rocket', 'friend'], plants: ['count'] },
    { id: 'a-drink', part: 'try', at: 'the garden', with: ['child', 'rocket', 'elder'] },
    { id: 'what-is-it-really', part: 'lull', at: 'the garden', with: ['child', 'rocket', 'friend'], plants: ['ground'] },
    { id: 'hold-the-ground', part: 'turn', at: 'the garden', with: ['child', 'rocket', 'adult'] },
    { id: 'up', part: 'turn', at: 'the moon', with: ['child', 'rocket', 'friend', 'pet'] },
    { id: 'let-go', part: 'back', at: 'the garden', with: ['child', 'rocket', 'adult'], pays: ['ground'] },
    { id: 'not-to-one', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['count'] },
  ],
  pictures: [
    {
      beats: ['the-rocket', 'a-drink'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'rocket', holding: 'watering-can', feeling: 'happy' },
        { who: 'rocket', at: 'centre', act: 'waits', size: 'big', feeling: 'curious', faces: 'left' },
        { who: 'friend', at: 'right', act: 'laughs' },
      ],
      things: [{ what: 'moon', at: 'above' }],
    },
    {
      beats: ['what-is-it-really', 'hold-the-ground'],
      framing: 'middle',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'rocket', feeling: 'calm' },
        { who: 'rocket', at: 'centre', act: 'is-afraid', size: 'big', feeling: 'afraid', faces: 'left' },
        { who: 'adult', at: 'right', act: 'lies-on-stomach', feeling: 'calm', if: 'adult / !elder', anyway: true },
        { who: 'elder', at: 'right', act: 'lies-on-stomach', feeling: 'calm', if: 'elder & !adult' },
      ],
    },
    {
      beats: ['up', 'let-go'],
      framing: 'close',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'moon', feeling: 'happy' },
        { who: 'moon', at: 'right', act: 'laughs', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
