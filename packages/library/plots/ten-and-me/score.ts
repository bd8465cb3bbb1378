import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ten-and-me',
  premise:
    'Ten children call their numbers in the fog after football, and somebody says a number too many: a fairy, whose dancing makes the fog, cannot find her ring; when the child calls fairy, they all answer, so they are made to call their numbers, and after ten there is a gap just her size.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['fairy'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a football pitch in the fog', indoors: false, tone: 'funny-tender', mechanism: 'calling numbers round a ring till a gap is heard', feeling: 'lonely', sleep: false },
  contains: ['fairy'],
  registry: {
    idea: 'where a fairy dances it is foggy, so whoever dances out of the ring cannot see the way back',
    device: 'fairies call their numbers like a football team, and a gap can be heard',
    objects: ['fairy no taller than a water bottle', 'bag of balls to sit down on', 'hand no bigger than a clover leaf'],
    joke: 'two hundred? then you are in the wrong group',
    ending: 'the floodlights go off, and far away the last number is called',
  },
  beats: [
    { id: 'one-to-ten', part: 'open', at: 'the pitch', with: ['child', 'coach', 'friend'], plants: ['numbers'] },
    { id: 'and-me', part: 'stir', at: 'the pitch', with: ['child', 'coach', 'fairy', 'pet'], plants: ['number too many'] },
    { id: 'wherever-a-fairy-dances', part: 'stir', at: 'the pitch', with: ['child', 'coach', 'fairy'], plants: ['fog'] },
    { id: 'a-little-finger', part: 'try', at: 'the meadow', with: ['child', 'coach', 'fairy', 'helper', 'elder', 'elder2', 'friend', 'pet'] },
    { id: 'yes-yes-yes', part: 'try', at: 'the meadow', with: ['child', 'fairy'] },
    { id: 'nobody-on-it', part: 'lull', at: 'the meadow', with: ['child', 'fairy'] },
    { id: 'numbers-please', part: 'turn', at: 'the meadow', with: ['child'], pays: ['numbers'], refrain: true },
    { id: 'a-gap', part: 'turn', at: 'the meadow', with: ['child', 'fairy'], pays: ['number too many'] },
    { id: 'only-dew', part: 'down', at: 'the meadow', with: ['child', 'adult'], pays: ['fog'] },
    { id: 'everybodys-home', part: 'last', at: 'the pitch', with: ['child', 'coach', 'adult'], refrain: true },
  ],
  pictures: [
    {
      beats: ['wherever-a-fairy-dances', 'and-me', 'a-little-finger'],
      framing: 'middle',
      world: 'playing-field',
      time: 'dusk',
      light: 'moon',
      weather: 'fog',
      figures: [
        { who: 'fairy', at: 'centre', act: 'cries', size: 'tiny', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'coach', at: 'right', act: 'sits-on', to: 'bag', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bag', at: 'right' }],
    },
    {
      beats: ['nobody-on-it', 'numbers-please', 'yes-yes-yes'],
      framing: 'wide',
      world: 'playing-field',
      time: 'dusk',
      light: 'moon',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'fairy', feeling: 'afraid', faces: 'right' },
        { who: 'fairy', at: 'right', act: 'runs', size: 'small', feeling: 'crying', faces: 'right' },
      ],
    },
    {
      beats: ['a-gap', 'only-dew'],
      framing: 'close',
      world: 'playing-field',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'fairy', feeling: 'happy', faces: 'right' },
        { who: 'fairy', at: 'right', act: 'dances', size: 'small', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'fairy', at: 'far', count: 3 }],
    },
  ],
});
