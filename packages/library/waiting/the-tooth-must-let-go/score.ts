import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-tooth-must-let-go',
  premise: 'A loose tooth will not let go because it has never seen the world outside; lost in the grass, it is found by whistling through its own gap.',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: { place: 'park', indoors: false, tone: 'funny', mechanism: 'calling and being answered', feeling: 'jealous', sleep: false },
  contains: ['tooth'],
  registry: {
    idea: 'the loose tooth refuses; it knows only what comes in',
    device: 'the gap itself gives the whistle that finds the tooth',
    objects: ['tooth', 'string and door handle', 'tree stump', 'glass'],
    joke: 'the new one below shouts move up',
    ending: 'a tiny whistle with every breath',
  },
  beats: [
    { id: 'the-last-one', part: 'open', at: 'anywhere', with: ['child', 'friend'], plants: ['gap'] },
    { id: 'the-tooth', part: 'stir', at: 'anywhere', with: ['child'], plants: ['whistle', 'the new one'] },
    { id: 'trying', part: 'try', at: 'home', with: ['child', 'friend', 'elder', 'pet'], plants: ['handle'] },
    { id: 'why', part: 'try', at: 'the step', with: ['child'], plants: ['lonely'] },
    { id: 'gone', part: 'lull', at: 'the park', with: ['child', 'friend', 'pet'], pays: ['gap'] },
    { id: 'looking', part: 'turn', at: 'the park', with: ['child', 'friend', 'pet'], pays: ['whistle'] },
    { id: 'found', part: 'back', at: 'the park', with: ['child', 'friend', 'pet'], pays: ['lonely'] },
    { id: 'in-the-glass', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['the new one', 'handle'] },
  ],
  pictures: [
    {
      beats: ['trying'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'door', feeling: 'angry' },
        { who: 'friend', at: 'right', act: 'pushes', to: 'door', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sits' },
      ],
      things: [{ what: 'door', at: 'centre' }],
    },
    {
      beats: ['gone'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'jumps', feeling: 'surprised' },
        { who: 'tooth', at: 'above', act: 'looks-at', to: 'child', feeling: 'surprised', size: 'small' },
        { who: 'friend', at: 'left', act: 'points-at', to: 'tooth', feeling: 'surprised' },
      ],
    },
    {
      beats: ['looking', 'found'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', to: 'tooth', feeling: 'happy' },
        { who: 'tooth', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', size: 'tiny' },
      ],
    },
  ],
});
