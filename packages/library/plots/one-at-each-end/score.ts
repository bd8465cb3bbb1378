import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-at-each-end',
  premise:
    'A child has scored the best goal of the season, over the shoulder, in the wrong net, and ever since passes everything sideways and at last ducks; till the friend hears what that means, that it can be done every time, and the child turns its back on the right goal.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['football'] },
  nights: {
    place: 'a football pitch',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'turning one’s back on the right goal and telling two feet to stay',
    feeling: 'afraid of doing it again',
    sleep: false,
    seasons: ['autumn'],
  },
  contains: [],
  alike: ['three-goals'],
  registry: {
    idea: 'a goal in the wrong net was no mistake of the foot, so it can be had again at the other end',
    device: 'facing one’s own goalkeeper across the whole pitch to score behind one’s back',
    objects: ['plaits that moved', 'feet that panic', 'bent card in purple pen', 'oranges passed round a second time'],
    joke: 'wrong way! I know!',
    ending: 'step-overs all the way to the car',
  },
  beats: [
    { id: 'wrong-net', part: 'open', at: 'the pitch', with: ['child'], plants: ['shoulder'] },
    { id: 'plaits', part: 'open', at: 'the pitch', with: ['child', 'friend', 'keeper'], plants: ['plaits'] },
    { id: 'sideways', part: 'stir', at: 'the pitch', with: ['child', 'pet'], plants: ['step-overs', 'feet'] },
    { id: 'nobody-said', part: 'stir', at: 'the pitch', with: ['child', 'striker'], plants: ['card'] },
    { id: 'oranges', part: 'try', at: 'the pitch', with: ['child', 'friend', 'coach'] },
    { id: 'ducked', part: 'try', at: 'the pitch', with: ['child', 'striker', 'friend'] },
    { id: 'every-time', part: 'lull', at: 'the pitch', with: ['child', 'friend'], pays: ['plaits'] },
    { id: 'wrong-way', part: 'turn', at: 'the pitch', with: ['child', 'friend', 'striker', 'elder', 'elder2'], pays: ['shoulder'] },
    { id: 'stay', part: 'turn', at: 'the pitch', with: ['child', 'keeper'], pays: ['feet'] },
    { id: 'each-end', part: 'last', at: 'the pitch', with: ['child', 'keeper', 'striker'], pays: ['card', 'step-overs'] },
  ],
  pictures: [
    {
      beats: ['nobody-said', 'sideways', 'oranges'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'footballer', called: 'striker', at: 'right', act: 'talks-to', to: 'child', size: 'big', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'football', at: 'centre' }],
    },
    {
      beats: ['ducked', 'every-time', 'oranges'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'crouches', feeling: 'afraid', faces: 'left' },
        { who: 'footballer', called: 'striker', at: 'right', act: 'kicks', to: 'football', size: 'big', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['stay', 'wrong-way'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'football', feeling: 'proud', faces: 'left' },
        { who: 'footballer', called: 'striker', at: 'centre', act: 'calls-to', to: 'child', size: 'big', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'goal', at: 'right' }],
    },
  ],
});
