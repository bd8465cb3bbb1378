import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hours-of-what',
  premise: 'The friend says Grandad to the child’s own grandad, and the child yells that he is MINE; in the troll’s wood whoever yells that loudest gets the thing, and a troll is louder, until three voices yell a word the troll has not got.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [13, 38], en: [18, 41] },
  ages: [5, 6],
  leads: ['elder', 'friend'],
  wish: { concepts: ['troll'] },
  nights: { place: 'the wood', indoors: false, tone: 'funny-tender', mechanism: 'shouting one word together', feeling: 'jealous', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { sv: [1, 3] },
  contains: ['troll'],
  registry: {
    idea: 'a troll has the word mine and not the word ours',
    device: 'the thing that is fought over shouts as well',
    objects: ['bathtub on a heap of boots', 'boot with a hole in the toe as a trumpet', 'sandwich broken and measured'],
    joke: 'Hours? Hours of what?',
    ending: 'Our other puddle',
  },
  beats: [
    { id: 'the-word', part: 'open', at: 'the big stone in the wood', with: ['child', 'elder', 'friend'], plants: ['the bigger half', 'the word'] },
    { id: 'mine', part: 'stir', at: 'the big stone', with: ['child', 'elder', 'friend', 'troll'], plants: ['my other puddle'] },
    { id: 'the-heap', part: 'try', at: 'the troll’s heap', with: ['child', 'elder', 'friend', 'troll', 'pet'] },
    { id: 'a-peep', part: 'lull', at: 'the troll’s heap', with: ['child', 'friend', 'troll'], plants: ['a peep'] },
    { id: 'two-hands', part: 'turn', at: 'the troll’s heap', with: ['child', 'elder', 'friend', 'troll'], pays: ['the word'] },
    { id: 'three-voices', part: 'turn', at: 'the troll’s heap', with: ['child', 'elder', 'friend', 'troll'], pays: ['a peep'] },
    { id: 'on-the-stone', part: 'down', at: 'the big stone', with: ['child', 'elder', 'friend', 'troll'], pays: ['the bigger half'] },
    { id: 'our-other-puddle', part: 'last', at: 'the way home', with: ['child', 'elder', 'friend', 'adult'], pays: ['my other puddle'] },
  ],
  pictures: [
    {
      beats: ['the-heap', 'mine', 'the-word'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'troll', at: 'right', act: 'carries', to: 'elder', size: 'big', feeling: 'proud', faces: 'left' },
        { who: 'elder', at: 'centre', act: 'stands', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'elder', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['a-peep', 'the-heap', 'two-hands'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'sits-on', to: 'bathtub', feeling: 'calm' },
        { who: 'troll', at: 'right', act: 'calls-to', to: 'child', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'troll', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'bathtub', at: 'centre' }, { what: 'boots', at: 'near' }],
    },
    {
      beats: ['three-voices', 'two-hands', 'on-the-stone'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
