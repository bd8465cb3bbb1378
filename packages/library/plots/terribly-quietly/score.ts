import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'terribly-quietly',
  premise: 'A unicorn takes the dog in a paper horn for the other one it has been looking for; the horn falls off, and the dog does what the unicorn has always been too polite to do: it calls.',
  writtenFirstIn: 'en',
  ages: [5, 8],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['unicorn'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a meadow by a stream', indoors: false, tone: 'funny-tender', mechanism: 'howling where somebody has only looked', feeling: 'ashamed', sleep: false },
  contains: ['dog', 'unicorn'],
  registry: {
    idea: 'two unicorns have been tiptoeing round each other for a hundred years',
    device: 'they have only looked, terribly quietly, and never called',
    objects: ['paper horn on a ribbon', 'hat that is blown off', 'daisies a hundred at a time'],
    joke: 'worn away with walking',
    ending: 'a speck of gold between the ears',
  },
  beats: [
    { id: 'paper-horn', part: 'open', at: 'the meadow', with: ['child', 'friend', 'pet', 'adult'], plants: ['horn', 'hat'] },
    { id: 'another-one', part: 'stir', at: 'the meadow', with: ['child', 'friend', 'pet', 'unicorn'] },
    { id: 'unicorn-things', part: 'try', at: 'the stream', with: ['child', 'friend', 'pet', 'unicorn'] },
    { id: 'ping', part: 'lull', at: 'the meadow', with: ['child', 'friend', 'pet', 'unicorn'] },
    { id: 'aroo', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'pet', 'unicorn'], pays: ['hat'] },
    { id: 'over-the-hills', part: 'turn', at: 'the hills', with: ['child', 'friend', 'pet', 'unicorn'] },
    { id: 'hello', part: 'back', at: 'the last hill', with: ['child', 'friend', 'pet', 'unicorn'] },
    { id: 'a-speck', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['horn'] },
  ],
  pictures: [
    {
      beats: ['another-one', 'paper-horn', 'unicorn-things'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'stands', feeling: 'surprised' },
      ],
    },
    {
      beats: ['aroo', 'ping', 'over-the-hills'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'centre', act: 'leans-on', to: 'unicorn', feeling: 'calm', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'pet', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['over-the-hills', 'aroo', 'hello'],
      framing: 'middle',
      world: 'mountain',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'unicorn', at: 'centre', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'unicorn', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'rides', to: 'unicorn', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
