import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'could-i-borrow-an-egg',
  premise: 'A new boy from next door borrows an egg, and brings it back unused, and then sugar, and then a boot; when he can think of nothing more to ask for, the child goes round and borrows him.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  onlyShort: true,
  nights: { place: 'two front doors in the rain', indoors: true, tone: 'funny', mechanism: 'asking to borrow the one who only wants to be asked in', feeling: 'ashamed', sleep: false },
  contains: [],
  registry: {
    idea: 'a boy borrows one thing after another and brings each back unused, because the door is what he wants opened',
    device: 'the borrower is borrowed, and brought back in time for supper',
    objects: ['egg that is still warm', 'spoonful of sugar under a hand', 'one boot', 'game of chess against oneself'],
    joke: 'thank you, we’ve finished with it',
    ending: 'the egg is borrowed again, boiled, and never given back',
  },
  beats: [
    { id: 'an-egg', part: 'open', at: 'the front door', with: ['child', 'boy', 'friend'], plants: ['egg', 'chess'] },
    { id: 'finished-with-it', part: 'try', at: 'the front door', with: ['child', 'boy', 'pet', 'elder'], plants: ['finished'] },
    { id: 'nothing-left', part: 'lull', at: 'the hall', with: ['child', 'boy'] },
    { id: 'could-i-borrow', part: 'turn', at: 'next door', with: ['child', 'boy', 'friend'], pays: ['chess'] },
    { id: 'given-back', part: 'last', at: 'next door', with: ['child', 'boy'], pays: ['egg', 'finished'] },
  ],
  pictures: [
    {
      beats: ['finished-with-it', 'an-egg'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'egg', feeling: 'surprised', faces: 'right' },
        { who: 'boy', at: 'right', act: 'holds', to: 'egg', called: 'boy', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['nothing-left'],
      framing: 'from-above',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'looks-at', to: 'egg', feeling: 'sad', faces: 'right' }],
      things: [
        { what: 'egg', at: 'centre' },
        { what: 'spoon', at: 'right' },
      ],
    },
    {
      beats: ['could-i-borrow'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'boy', view: 'back' },
        { who: 'boy', at: 'right', act: 'stands', called: 'boy', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'boxes', at: 'far' }],
    },
  ],
});
