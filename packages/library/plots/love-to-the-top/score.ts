import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'love-to-the-top',
  premise:
    'A fish who has only ever seen the bottoms of things, and knows a great many legs up to the knees, is carried ashore in a bucket to see the tops; it must jump to see over the rim, each jump costs water, and the only shop on the hill has salt, and batter as well.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['fish', 'goldfish', 'wants-to'], deed: { en: 'land|walk|beach|world', sv: 'land|gå|stranden|världen' } },
  nights: {
    place: 'the sea front and a fish shop',
    indoors: false,
    tone: 'funny',
    mechanism: 'carrying a fish through the town and shouting for salt',
    feeling: 'curious',
    sleep: false,
  },
  contains: ['water', 'sea'],
  registry: {
    idea: 'a fish knows only the bottom half of everything and wants to see how it all ends at the top',
    device: 'it has to jump to see over the rim of a bucket, and each jump costs water',
    objects: ['bobble on a bathing hat', 'sign with a fish on it', 'fish in a pair of tongs', 'bucket that asks for a bit more'],
    joke: 'in batter? in water',
    ending: 'good morning to the legs, and love to the top',
  },
  beats: [
    { id: 'morning-legs', part: 'open', at: 'the steps', with: ['child', 'elder', 'elder2', 'fish'], plants: ['legs', 'top'] },
    { id: 'all-the-tops', part: 'stir', at: 'the steps', with: ['child', 'elder', 'friend', 'fish'], plants: ['bucket'] },
    { id: 'hup', part: 'try', at: 'the steps', with: ['child', 'elder', 'fish'] },
    { id: 'a-walk', part: 'try', at: 'the sea front', with: ['child', 'elder', 'pet', 'fish'] },
    { id: 'so-dry', part: 'lull', at: 'the hill', with: ['child', 'elder', 'fish'] },
    { id: 'in-batter', part: 'turn', at: 'the shop', with: ['child', 'elder', 'fish', 'cook'] },
    { id: 'salt', part: 'turn', at: 'the shop', with: ['child', 'elder', 'fish', 'cook'], pays: ['bucket'] },
    { id: 'take-away', part: 'back', at: 'the shop', with: ['child', 'elder', 'fish', 'cook'] },
    { id: 'one-more-top', part: 'down', at: 'the steps', with: ['child', 'elder', 'pet', 'friend', 'fish'], pays: ['top'] },
    { id: 'the-next-morning', part: 'last', at: 'the steps', with: ['child', 'elder', 'fish'], pays: ['legs'] },
  ],
  pictures: [
    {
      beats: ['hup', 'all-the-tops', 'a-walk'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fish', called: 'fish', at: 'centre', act: 'jumps', size: 'small', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fish', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'fish', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bucket', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['so-dry', 'a-walk', 'in-batter'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fish', called: 'fish', at: 'right', act: 'whispers-to', to: 'child', size: 'small', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fish', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'bucket', at: 'right', colour: 'red' }],
    },
    {
      beats: ['salt', 'in-batter', 'take-away'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'cook', at: 'right', act: 'holds', to: 'fish', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'bucket', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'stands', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
  ],
});
