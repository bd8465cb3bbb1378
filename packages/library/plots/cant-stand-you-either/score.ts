import { score } from '@sagolykta/storyteller/score';

const anybody = ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'] as const;

export default score({
  id: 'cant-stand-you-either',
  premise: 'Somebody in love says the worst things to the one who is loved, for the more it means it the more back to front it comes out; the child, who has said the worst thing to a friend, works out what it means to be answered in kind, and the train is leaving.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { relation: 'in-love-with', kinds: anybody, other: anybody },
  nights: { place: 'railway platform', indoors: false, tone: 'funny-tender', mechanism: 'hearing what is said back to front', feeling: 'sorry', sleep: false },
  contains: [],
  registry: {
    idea: 'what is meant most comes out back to front, so whoever gets the worst answer is loved the best',
    device: 'the worst thing that was said is read the other way round, a minute before a train goes',
    objects: ['sentence carried like a full bowl of soup', 'undone shoelace by a suitcase', 'platform two with a clock', 'card from ten days away'],
    joke: 'how long have they been married, they haven’t got that far',
    ending: 'a card says a much better time without you, and it is the nicest that ever came',
  },
  beats: [
    { id: 'twenty-minutes', part: 'open', at: 'platform two', with: ['child', 'friend', 'elder', 'pet'], plants: ['said'] },
    { id: 'under-the-clock', part: 'stir', at: 'platform two', with: ['child', 'wish', 'other'] },
    { id: 'back-to-front', part: 'stir', at: 'platform two', with: ['child', 'wish', 'other'], plants: ['the-more'] },
    { id: 'like-soup', part: 'try', at: 'platform two', with: ['child', 'wish', 'other', 'elder'] },
    { id: 'a-shoelace', part: 'try', at: 'platform two', with: ['child', 'friend'] },
    { id: 'go-then', part: 'turn', at: 'the train', with: ['child', 'wish', 'other'] },
    { id: 'then-say-it-wrong', part: 'turn', at: 'the train', with: ['child', 'wish', 'other'], pays: ['the-more'] },
    { id: 'either', part: 'turn', at: 'the train', with: ['wish', 'other'] },
    { id: 'so-was-mine', part: 'back', at: 'the train', with: ['child', 'friend', 'pet', 'elder'], pays: ['said'] },
    { id: 'the-card', part: 'last', at: 'home', with: ['child', 'wish', 'adult'] },
  ],
  pictures: [
    {
      beats: ['back-to-front', 'under-the-clock', 'like-soup'],
      framing: 'wide',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'talks-to', to: 'other', feeling: 'afraid', faces: 'right' },
        { who: 'other', at: 'right', act: 'waits', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'clock', at: 'far' }],
    },
    {
      beats: ['a-shoelace', 'go-then', 'like-soup'],
      framing: 'middle',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'suitcase', feeling: 'sad' },
      ],
      things: [{ what: 'suitcase', at: 'right' }],
    },
    {
      beats: ['either', 'then-say-it-wrong', 'so-was-mine'],
      framing: 'close',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'calls-to', to: 'other', feeling: 'laughing', faces: 'right' },
        { who: 'other', at: 'right', act: 'calls-to', to: 'wish', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
