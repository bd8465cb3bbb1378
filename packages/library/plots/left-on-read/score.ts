import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'left-on-read',
  premise: 'Two friends who have fallen out and do not answer each other’s messages must saw a fallen tree with a saw that has a handle at either end: one pulls and never pushes, and then waits for the other.',
  writtenFirstIn: 'sv',
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['friendship', 'angry', 'quarrel', 'telephone', 'storm'] },
  nights: { place: 'garden', indoors: false, tone: 'wry-warm', mechanism: 'waiting for the other’s turn', feeling: 'angry', sleep: false },
  contains: [],
  registry: {
    idea: 'whoever is left without an answer pushes, and whoever is pushed gets no further than half an answer',
    device: 'a saw for two in which one pulls, never pushes, and lets the other pull',
    objects: ['word under a message', 'three dots that jump', 'tree across a shed door', 'saw as long as a sofa', 'soapbox car'],
    joke: 'for two days an answer was sought to a hen',
    ending: 'the unanswered message means that the other one is asleep',
  },
  beats: [
    { id: 'seen', part: 'open', at: 'home', with: ['child', 'elder'], plants: ['dots', 'tomato'] },
    { id: 'like-a-trolley', part: 'stir', at: 'home', with: ['child', 'friend'], plants: ['trolley'] },
    { id: 'the-tree', part: 'stir', at: 'the garden', with: ['child', 'friend', 'old', 'pet'] },
    { id: 'the-saw', part: 'try', at: 'the garden', with: ['child', 'friend', 'old'], plants: ['never push'] },
    { id: 'pushing', part: 'try', at: 'the garden', with: ['child', 'friend', 'old'] },
    { id: 'dots', part: 'lull', at: 'the garden', with: ['child', 'friend'] },
    { id: 'ten-seconds', part: 'turn', at: 'the garden', with: ['child', 'friend'], pays: ['never push'] },
    { id: 'the-hen', part: 'turn', at: 'the garden', with: ['child', 'friend'], plants: ['hen'] },
    { id: 'the-trunk', part: 'back', at: 'the garden', with: ['child', 'friend', 'old'], pays: ['trolley'] },
    { id: 'good-night', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['dots', 'tomato', 'hen'] },
  ],
  pictures: [
    {
      beats: ['the-tree', 'like-a-trolley', 'the-saw'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'angry' },
        { who: 'friend', at: 'right', act: 'stands', feeling: 'angry' },
        { who: 'pet', at: 'near', act: 'jumps', if: 'pet.dog' },
      ],
      things: [{ what: 'tree', at: 'centre', size: 'big' }],
    },
    {
      beats: ['pushing', 'dots', 'ten-seconds', 'the-saw'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'saw', feeling: 'surprised' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'saw', feeling: 'sad' },
      ],
    },
    {
      beats: ['the-hen', 'the-trunk', 'good-night'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing' },
      ],
      things: [{ what: 'logs', at: 'centre' }],
    },
  ],
});
