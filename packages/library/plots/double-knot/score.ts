import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'double-knot',
  premise:
    'A shaggy little island has torn itself loose and bumps into the jetty, with a goose and five eggs on board and a gander calling from the other side of the lake; the friend is the mast with a blanket, the child steers by a root, and they sail it home.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { relation: 'floats', nouns: ['island'] },
  nights: {
    place: 'a floating island on a lake',
    indoors: false,
    tone: 'adventurous-calm',
    mechanism: 'sailing an island home to the call of a gander',
    feeling: 'at the wrong stop',
    sleep: false,
    endsInBed: true,
    seasons: ['spring', 'summer'],
  },
  storyVotes: [3, 3],
  contains: ['water', 'boat'],
  registry: {
    idea: 'an island that has torn itself loose is sailed home to the hole that it came from',
    device: 'a blanket for a sail and a root for a rudder, and somebody to call which way',
    objects: ['goose on five white eggs', 'checked blanket tied to a birch', 'root as thick as an arm', 'hole in the reeds as big as a classroom'],
    joke: 'like somebody who has fallen asleep on the bus and woken at the wrong stop',
    ending: 'we are floating, but we are tied up, double knot',
  },
  beats: [
    { id: 'no-island', part: 'open', at: 'the jetty', with: ['child', 'friend'], plants: ['classroom'] },
    { id: 'heard-of-it', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['bed'] },
    { id: 'the-goose', part: 'stir', at: 'the island', with: ['child', 'friend', 'goose'] },
    { id: 'the-blanket', part: 'try', at: 'the island', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['blanket'] },
    { id: 'the-root', part: 'turn', at: 'the island', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'a-perfect-fit', part: 'back', at: 'the other shore', with: ['child', 'friend', 'goose', 'adult', 'elder', 'minder'], plants: ['knot'], pays: ['classroom', 'blanket'] },
    { id: 'we-are-floating', part: 'last', at: 'bed', with: ['child', 'friend'], pays: ['knot', 'bed'] },
  ],
  pictures: [
    {
      beats: ['the-goose', 'heard-of-it'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'goose', at: 'right', act: 'sits-on', to: 'nest', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'goose', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'nest', at: 'right' }],
    },
    {
      beats: ['the-blanket', 'the-goose'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'pulls', to: 'blanket', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'pulls', to: 'blanket', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'tree', at: 'centre', size: 'child' }],
    },
    {
      beats: ['the-root', 'a-perfect-fit'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'goose', feeling: 'happy', faces: 'right' },
        { who: 'goose', at: 'far', act: 'calls-to', to: 'child', feeling: 'sad' },
      ],
      things: [{ what: 'wish', at: 'centre', size: 'big' }],
    },
  ],
});
