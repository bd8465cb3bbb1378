import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'people-who-hang',
  premise:
    'The new postman is a monkey who hangs by his tail, and only numbers 6 and 9 ever get each other’s post; the two children who live there hang by their knees to think, and see why.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [33, 38], en: [5, 29] },
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['monkey'] },
  nights: {
    place: 'a street',
    indoors: false,
    tone: 'funny',
    mechanism: 'hanging upside down to see what somebody else sees',
    feeling: 'sorry for somebody who tries hard',
    sleep: false, endsInBed: true,
  },
  storyVotes: [2, 3],
  contains: ['monkey'],
  registry: {
    idea: 'a postman who is a monkey reads the house numbers hanging by his tail',
    device: 'six and nine are the same number for whoever hangs and whoever stands',
    objects: ['jumper with a rabbit on that is too tight', 'nice square box of worms', 'number underneath the number'],
    joke: 'thoughts run down to the right end when one hangs by the knees',
    ending: 'good night to the monkey, said by two who are upside down',
  },
  beats: [
    { id: 'a-cap-a-bag-and-a-tail', part: 'open', at: 'the street', with: ['child', 'adult', 'elder', 'sitter', 'monkey', 'pet'], plants: ['upside down'] },
    { id: 'number-six', part: 'stir', at: 'the street', with: ['child', 'friend', 'adult', 'elder', 'sitter', 'aunt'], plants: ['six and nine'] },
    { id: 'just-you-two', part: 'lull', at: 'the street', with: ['child', 'friend', 'monkey'] },
    { id: 'up-six-down-nine', part: 'turn', at: 'the climbing frame', with: ['child', 'friend'], pays: ['six and nine', 'upside down'], plants: ['right end'] },
    { id: 'underneath', part: 'turn', at: 'the gates', with: ['child', 'friend', 'adult', 'elder', 'sitter', 'aunt'] },
    { id: 'post', part: 'back', at: 'the street', with: ['child', 'monkey'] },
    { id: 'squiggles', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'sitter'], pays: ['right end'] },
  ],
  pictures: [
    {
      beats: ['number-six'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'worm', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'right', act: 'stands-on', to: 'chair', feeling: 'afraid', faces: 'left' },
        { who: 'elder', at: 'right', act: 'stands-on', to: 'chair', feeling: 'afraid', faces: 'left', if: '!adult' },
        { who: 'woman', called: 'sitter', at: 'right', act: 'stands-on', to: 'chair', feeling: 'afraid', faces: 'left', if: '!adult & !elder' },
      ],
      things: [
        { what: 'worm', at: 'centre', count: 4 },
        { what: 'open-box', at: 'centre' },
      ],
    },
    {
      beats: ['up-six-down-nine', 'just-you-two'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'climbing-frame', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'sits-on', to: 'climbing-frame', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'climbing-frame', at: 'left' }, { what: 'gate', at: 'right' }],
    },
    {
      beats: ['post', 'underneath'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monkey', at: 'right', act: 'gives', to: 'child', holding: 'letter', size: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monkey', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'cap', at: 'centre' }],
    },
  ],
});
