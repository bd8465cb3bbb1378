import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-choose',
  premise:
    'A city under the ice breathes the breath that people up above hold, and most of it comes from a child who always says “you choose”; it has to say that it wants to go home, and the roof sinks with every word, until it shows that whoever says it makes everybody who listens hold theirs.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['sunken-city'] },
  nights: {
    place: 'a jetty and a city under the ice',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying what one wants, and being listened to with held breath',
    feeling: 'not daring to choose',
    sleep: false,
    seasons: ['winter'],
  },
  alike: ['i-mind-terribly'],
  contains: ['sea'],
  registry: {
    idea: 'a city under the water breathes the breath that is held up above by whoever keeps a wish to itself',
    device: 'whoever keeps quiet holds one breath, but whoever speaks makes all who listen hold theirs',
    objects: ['glass lift through the ice', 'queen in rubber boots', 'roof of air held up with a broom', 'brass tube down to a city', 'square named after somebody who kept quiet'],
    joke: 'Just you? We thought you were a whole choir.',
    ending: 'a bell pings twice under the ice, for two who wait to hear, and the answer makes the biggest puff on the jetty',
  },
  beats: [
    { id: 'you-choose', part: 'open', at: 'the jetty', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['skating', 'ping'] },
    { id: 'a-whole-choir', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'queen', 'adult', 'elder', 'minder'], plants: ['tube'] },
    { id: 'only-in-books', part: 'stir', at: 'the city', with: ['child', 'friend', 'queen'] },
    { id: 'the-last-lift', part: 'turn', at: 'the city', with: ['child', 'friend', 'queen'] },
    { id: 'no-you-choose', part: 'turn', at: 'the city', with: ['child', 'friend', 'pet', 'elder', 'elder2'] },
    { id: 'all-of-it', part: 'turn', at: 'the city', with: ['child', 'queen'] },
    { id: 'a-whole-one', part: 'turn', at: 'the city', with: ['child', 'friend', 'queen', 'adult', 'elder', 'minder'], pays: ['tube'] },
    { id: 'how-tiring', part: 'back', at: 'the city', with: ['child', 'friend', 'queen'] },
    { id: 'the-biggest-puff', part: 'last', at: 'the jetty', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['skating', 'ping'] },
  ],
  pictures: [
    {
      beats: ['a-whole-choir', 'you-choose', 'only-in-books'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'queen', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'queen', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'queen', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [{ what: 'lift', at: 'far' }],
    },
    {
      beats: ['no-you-choose', 'the-last-lift', 'all-of-it'],
      framing: 'close',
      world: 'sea-bottom',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'looks-at', to: 'friend', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['a-whole-one', 'all-of-it', 'how-tiring'],
      framing: 'middle',
      world: 'sea-bottom',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'queen', feeling: 'happy', faces: 'right' },
        { who: 'queen', at: 'right', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
