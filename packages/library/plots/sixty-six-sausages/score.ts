import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'sixty-six-sausages',
  premise:
    'A sheepdog that only listens to the whistle is left without one when the goat has eaten it and the gate has come open; but a wobbly tooth whistles at every s, so thirty sheep are brought home by sixty-six sausages, until the tooth falls out and there is a gap to blow through.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [5, 12], en: [6, 12] },
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: { place: 'a sheep farm', indoors: false, tone: 'funny', mechanism: 'whistling for a sheepdog with a tooth and then with a gap', feeling: 'impatient', sleep: false, endsOnRefrain: true },
  alike: ['not-with-an-s'],
  contains: ['tooth', 'dog'],
  registry: {
    idea: 'a wobbly tooth that whistles at every s herds sheep, for a dog that only listens to the whistle',
    device: 'the gap that the tooth leaves whistles twice as loud',
    objects: ['goat that eats the notice off a gate', 'sheep in a pillowcase', 'tin whistle that is eaten', 'moustache that cannot whistle'],
    joke: 'he doesn’t speak English',
    ending: 'sausages, but not sixty-six',
  },
  beats: [
    { id: 'wobbly', part: 'open', at: 'the bus', with: ['child', 'friend', 'elder', 'elder2'], plants: ['tooth', 'gap'] },
    { id: 'the-only-whistle', part: 'stir', at: 'the farm', with: ['farmer', 'teacher', 'moss', 'child', 'pet'], plants: ['whistle', 'goat'] },
    { id: 'thirty-sheep', part: 'try', at: 'the farm', with: ['farmer', 'moss', 'child'], pays: ['goat'] },
    { id: 'anything-with-an-s', part: 'try', at: 'the farm', with: ['child', 'farmer', 'moss', 'friend'], pays: ['tooth'], plants: ['sausages'], refrain: true },
    { id: 'saus', part: 'lull', at: 'the farm', with: ['child', 'moss'], refrain: true },
    { id: 'the-gap', part: 'turn', at: 'the farm', with: ['child', 'moss', 'farmer'], pays: ['gap'] },
    { id: 'not-sixty-six', part: 'last', at: 'the farm', with: ['child', 'moss', 'farmer'], pays: ['whistle', 'sausages'] },
  ],
  pictures: [
    {
      beats: ['the-only-whistle', 'thirty-sheep'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'farmer', called: 'farmer', at: 'right', act: 'is-angry', feeling: 'surprised', faces: 'left' },
        { who: 'goat', at: 'centre', act: 'eats', to: 'party-whistle', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'goat', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['anything-with-an-s', 'thirty-sheep'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'dog', feeling: 'angry', faces: 'right' },
        { who: 'dog', called: 'moss', at: 'centre', act: 'chases', to: 'sheep', feeling: 'happy', faces: 'right' },
        { who: 'sheep', at: 'right', act: 'runs', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['saus', 'the-gap'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tooth', feeling: 'surprised', faces: 'right' },
        { who: 'dog', called: 'moss', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
