import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'four-minutes',
  premise: 'On the way to Mars a word takes four minutes; what was said in anger cannot be stopped, only followed by more, so that it isn’t the last.',
  writtenFirstIn: 'sv',
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['space', 'rocket', 'stars', 'astronaut', 'planet', 'spaceship', 'friendship', 'jealous', 'missing-someone', 'angry'] },
  nights: { place: 'space', indoors: true, tone: 'tender-funny', mechanism: 'sending more after it', feeling: 'jealous', sleep: false },
  votes: { sv: [0, 3] },
  contains: ['space', 'rocket'],
  registry: {
    idea: 'an angry word that has been sent takes four minutes to arrive, and more words can be sent after it',
    device: 'the delay of radio',
    objects: ['crooked peg', 'yellow den', 'thumb over the Earth', 'antenna that folds'],
    joke: 'a knock-knock joke takes half the morning',
    ending: 'a wave with the other fingers, and a question that has arrived',
  },
  beats: [
    { id: 'knock-knock', part: 'open', at: 'the spaceship', with: ['child', 'friend', 'pet'], plants: ['knock'] },
    { id: 'the-peg', part: 'stir', at: 'the spaceship', with: ['child', 'friend', 'elder'], plants: ['peg'] },
    { id: 'the-button', part: 'stir', at: 'the spaceship', with: ['child'] },
    { id: 'nine-days', part: 'try', at: 'the spaceship', with: ['child', 'adult'] },
    { id: 'straight-after', part: 'turn', at: 'the spaceship', with: ['child', 'friend'], plants: ['thumb'] },
    { id: 'a-small-oh', part: 'lull', at: 'the spaceship', with: ['child', 'friend'] },
    { id: 'a-new-one', part: 'back', at: 'the spaceship', with: ['child', 'friend', 'adult'], pays: ['peg'] },
    { id: 'click', part: 'down', at: 'the spaceship', with: ['child', 'friend', 'adult'] },
    { id: 'behind-the-thumb', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['knock', 'thumb'] },
  ],
  pictures: [
    {
      beats: ['knock-knock', 'the-peg', 'the-button'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'microphone', feeling: 'curious', holding: 'microphone', faces: 'right' },
      ],
    },
    {
      beats: ['nine-days', 'straight-after', 'a-small-oh'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [{ who: 'friend', at: 'left', act: 'listens-to', to: 'radio', feeling: 'sad' }],
      things: [{ what: 'radio', at: 'right' }],
    },
    {
      beats: ['a-new-one', 'click', 'behind-the-thumb'],
      framing: 'close',
      world: 'space',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'adult', feeling: 'happy', if: 'adult' },
        { who: 'adult', at: 'right', act: 'hugs', to: 'child', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', holding: 'microphone', if: '!adult' },
      ],
    },
  ],
});
