import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hose-ladder-bun',
  premise:
    'An old fire engine will not start before everything has been called out and answered; the child has taken out the hose to make room for sweets, answered hose all the same, and then there is a fire.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [5, 12], en: [3, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['fire-engine'] },
  nights: {
    place: 'a fire engine in a parade',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying what is missing, and then what there is',
    feeling: 'guilty',
    sleep: false,
  },
  votes: { sv: [0, 3] },
  contains: ['fire-engine', 'fire'],
  registry: {
    idea: 'a roll call of the things on a fire engine was answered with a yes that was not true',
    device: 'a chain of scouts, trumpets and pensioners, kept in time by a bell and a calm voice',
    objects: ['brass bell of an engine from 1961', 'two sacks of sweets where a hose should be', 'tuba that gurgles with water', 'bag with a bun in it'],
    joke: 'the sixties were narrower',
    ending: 'hose is answered after walking round the whole engine to feel for it, and the biggest bun is given away',
  },
  beats: [
    { id: 'roll-call', part: 'open', at: 'the garage', with: ['child', 'rune', 'pet'], plants: ['bun', 'bell'], refrain: true },
    { id: 'whoever-runs', part: 'stir', at: 'the garage', with: ['child', 'rune'] },
    { id: 'the-hose', part: 'stir', at: 'the garage', with: ['child', 'rune', 'friend', 'elis'], plants: ['hose'] },
    { id: 'the-parade', part: 'try', at: 'the street', with: ['child', 'friend', 'elis', 'saga', 'elder', 'elder2', 'pet'] },
    { id: 'narrower', part: 'stir', at: 'the allotments', with: ['saga', 'rune', 'child'] },
    { id: 'no-hose', part: 'turn', at: 'the allotments', with: ['child', 'rune', 'saga'], pays: ['hose'] },
    { id: 'what-have-we', part: 'turn', at: 'the allotments', with: ['child', 'rune', 'saga'], refrain: true },
    { id: 'a-chain', part: 'turn', at: 'the allotments', with: ['child', 'saga'], pays: ['bell'] },
    { id: 'take-and-pass', part: 'turn', at: 'the allotments', with: ['child', 'rune', 'saga', 'elder'] },
    { id: 'soot', part: 'back', at: 'the garage', with: ['child', 'rune'] },
    { id: 'the-biggest', part: 'last', at: 'the garage', with: ['child', 'rune'], pays: ['bun'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-parade', 'the-hose', 'whoever-runs'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'rides', to: 'fire-engine', feeling: 'happy', faces: 'right' },
        { who: 'fire-fighter', called: 'saga', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'fire-engine', at: 'left', size: 'big' }],
    },
    {
      beats: ['no-hose', 'narrower', 'what-have-we'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-man', feeling: 'sad', faces: 'right' },
        { who: 'old-man', called: 'rune', at: 'centre', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'fire-engine', at: 'right', size: 'big' }],
    },
    {
      beats: ['take-and-pass', 'a-chain', 'soot', 'what-have-we'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'boy', holding: 'bucket', feeling: 'calm', faces: 'right' },
        { who: 'boy', at: 'right', act: 'reaches-for', to: 'bucket', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'bucket', at: 'centre' },
        { what: 'tuba', at: 'right' },
      ],
    },
  ],
});
