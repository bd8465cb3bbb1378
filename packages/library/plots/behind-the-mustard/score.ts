import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'behind-the-mustard',
  premise:
    'A note in a biscuit tin says that the fridge is forty today and has never had a party; it gets a hat, a cake and a song, and as it cannot blow, the children help it to blow out the light behind the mustard.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [15, 30], en: [7, 41] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['birthday'] },
  nights: { place: 'a kitchen', indoors: true, tone: 'funny', mechanism: 'blowing, slamming the door and looking', feeling: 'generous', sleep: false },
  storyVotes: [3, 3],
  contains: ['birthday'],
  registry: {
    idea: 'a fridge that is forty today has never had a party',
    device: 'blow, slam, open: the light in the fridge is on again',
    objects: ['delivery note under the last biscuit', 'newspaper hat on a fridge', 'iceberg held by twelve magnets'],
    joke: 'nobody should have to look after their own cake',
    ending: 'whether the light is on in there at night is its own business: mmmmmmm',
  },
  beats: [
    { id: 'the-note', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'elder'] },
    { id: 'a-hat', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['cake'] },
    { id: 'starts-with-m', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'elder', 'pet'], plants: ['hum', 'magnets'] },
    { id: 'its-own-candle', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder'], plants: ['light'] },
    { id: 'it-shone', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder'], refrain: true },
    { id: 'one-secret', part: 'lull', at: 'the kitchen', with: ['friend', 'elder'] },
    { id: 'an-iceberg', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'elder'], pays: ['magnets'] },
    { id: 'the-last-slice', part: 'down', at: 'the room beside the kitchen', with: ['child', 'friend', 'elder', 'pet'], pays: ['cake'] },
    { id: 'mmm', part: 'last', at: 'the kitchen', with: [], pays: ['hum', 'light'] },
  ],
  pictures: [
    {
      beats: ['a-hat', 'starts-with-m'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fridge', at: 'centre', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'party-hat', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'scarf', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['its-own-candle', 'starts-with-m', 'it-shone'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'thinks', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'points-at', to: 'fridge', feeling: 'laughing', faces: 'right' },
        { who: 'fridge', at: 'right', act: 'waits', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['one-secret', 'it-shone', 'an-iceberg'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'fridge', at: 'right', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
