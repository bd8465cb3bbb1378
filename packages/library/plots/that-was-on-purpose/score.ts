import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'that-was-on-purpose',
  premise:
    'A football never misses: the puddle, the sandwich, it was all on purpose, till it sits deep in a bush and it was not; two feet go in after it, and the ball that pops out rolls straight into the goal, which nobody meant at all.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['football', 'ball'] },
  nights: {
    place: 'a park',
    indoors: false,
    tone: 'funny',
    mechanism: 'fetching a ball out of a bush with both feet',
    feeling: 'proud',
    sleep: false,
  },
  alike: ['i-meant-to-do-that', 'i-meant-to'],
  contains: [],
  registry: {
    idea: 'a football that has meant every miss',
    device: 'legs are longer than arms, so a ball is held with the feet, and pops out over its finder’s nose into the goal',
    objects: ['slice of cucumber on a ball', 'goal between a bag and a hat', 'bush that is green and dark inside', 'hand over the edge of a bed'],
    joke: 'hold tight! I haven’t got any arms!',
    ending: 'a hand comes to rest on something round, on purpose',
  },
  beats: [
    { id: 'leave-it-to-me', part: 'open', at: 'the park', with: ['child', 'ball', 'adult', 'friend', 'elder', 'elder2'], plants: ['goal', 'meant'] },
    { id: 'thirsty', part: 'stir', at: 'the park', with: ['child', 'ball'], refrain: true },
    { id: 'say-hello', part: 'stir', at: 'the park', with: ['child', 'ball', 'adult', 'pet'], refrain: true },
    { id: 'a-rest', part: 'try', at: 'the park', with: ['child', 'ball'], if: 'age>=5', refrain: true },
    { id: 'nicely-done', part: 'try', at: 'the park', with: ['child', 'ball'], refrain: true },
    { id: 'the-bush', part: 'try', at: 'the park', with: ['child', 'ball'], refrain: true },
    { id: 'very-small', part: 'lull', at: 'the park', with: ['child', 'ball'] },
    { id: 'two-feet', part: 'turn', at: 'the park', with: ['child', 'ball'] },
    { id: 'pop', part: 'turn', at: 'the park', with: ['child', 'ball', 'adult', 'friend'], pays: ['goal'] },
    { id: 'not-one-bit', part: 'back', at: 'the park', with: ['child', 'ball'] },
    { id: 'something-round', part: 'last', at: 'the bedroom', with: ['child', 'ball', 'pet'], pays: ['meant'], refrain: true },
  ],
  pictures: [
    {
      beats: ['thirsty', 'leave-it-to-me', 'say-hello'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'football', feeling: 'surprised', faces: 'right' },
        { who: 'football', at: 'right', act: 'is-proud', feeling: 'proud' },
      ],
      things: [{ what: 'puddle', at: 'right' }],
    },
    {
      beats: ['nicely-done', 'the-bush', 'say-hello'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'proud', faces: 'right' },
        { who: 'football', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['two-feet', 'very-small', 'pop'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-back', feeling: 'curious', faces: 'right' },
        { who: 'football', at: 'right', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'bush', at: 'right', size: 'big' }],
    },
  ],
});
