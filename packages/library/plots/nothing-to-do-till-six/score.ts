import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nothing-to-do-till-six',
  premise: 'Where somebody is bored the clock hardly goes, so a caretaker who must learn to dance before six begs the child to go on being bored, while he waltzes with a mop, which is the funniest thing there is.',
  writtenFirstIn: 'sv',
  ages: [4, 11],
  leads: [],
  wish: { concepts: ['bored'] },
  nights: { place: 'a dance hall', indoors: true, tone: 'funny', mechanism: 'being bored on purpose', feeling: 'bored', sleep: false },
  contains: [],
  registry: {
    idea: 'boredom slows a clock, so somebody short of time needs a bored child',
    device: 'one may not laugh at what is funniest, for laughing eats the time',
    objects: ['mop for a partner', 'clock over a dance floor', 'three chairs to lie across', 'chair leg that goes on being brown'],
    joke: 'do you come here often, said to a mop',
    ending: 'tick, and then it takes a long time, because of a hug',
  },
  beats: [
    { id: 'nothing-to-do', part: 'open', at: 'the hall', with: ['child', 'adult', 'friend', 'pet'], plants: ['moan'] },
    { id: 'how-bored', part: 'stir', at: 'the hall', with: ['child', 'caretaker'] },
    { id: 'on-one-condition', part: 'stir', at: 'the hall', with: ['child', 'caretaker'] },
    { id: 'the-mop', part: 'try', at: 'the hall', with: ['child', 'caretaker', 'friend'] },
    { id: 'the-wig', part: 'try', at: 'the hall', with: ['child', 'caretaker', 'pet'] },
    { id: 'five-to', part: 'lull', at: 'the hall', with: ['child', 'caretaker'] },
    { id: 'the-boredest', part: 'turn', at: 'the hall', with: ['child', 'friend', 'elder', 'pet'], pays: ['moan'] },
    { id: 'the-turn', part: 'turn', at: 'the hall', with: ['child', 'caretaker'] },
    { id: 'at-six', part: 'back', at: 'the hall', with: ['child', 'caretaker', 'lady'] },
    { id: 'a-long-one', part: 'last', at: 'home', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['how-bored', 'on-one-condition', 'nothing-to-do'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'sleepy' },
        { who: 'man', at: 'right', act: 'talks-to', to: 'child' },
      ],
      things: [{ what: 'clock', at: 'above' }, { what: 'bucket', at: 'right' }],
    },
    {
      beats: ['the-mop', 'the-wig'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', at: 'right', act: 'dances', holding: 'broom', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'laughs' },
        { who: 'friend', at: 'near', act: 'laughs' },
      ],
      things: [{ what: 'clock', at: 'above' }],
    },
    {
      beats: ['the-boredest', 'the-turn', 'at-six'],
      framing: 'close',
      world: 'sports-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'calm' },
        { who: 'man', at: 'far', act: 'dances', feeling: 'proud' },
      ],
    },
  ],
});
