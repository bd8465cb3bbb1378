import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-cat-here',
  premise:
    'A child who wants a cat looks for one in a bucket, a wheelbarrow and under a hat, with a tail going swish behind; a loud voice sends the cat up the tree, and a voice as small as a crumb brings her down into a lap.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  onlyShort: true,
  wish: { concepts: ['cat'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a garden', indoors: false, tone: 'tender', mechanism: 'making a voice smaller and smaller', feeling: 'wanting somebody so much that it comes out too loud', sleep: false, endsInBed: true, endsOnRefrain: true },
  storyVotes: [3, 3],
  contains: ['cat'],
  registry: {
    idea: 'a cat walks behind whoever is looking for her',
    device: 'a cat comes down for a voice as small as a crumb',
    objects: ['tail that goes swish', 'white socks coming down one at a time', 'hat with somebody under it'],
    joke: 'no cat here',
    ending: 'no cat under the blanket, and a swish outside the window',
  },
  beats: [
    { id: 'wanted-a-cat', part: 'open', at: 'a garden', with: ['child', 'pet', 'adult', 'elder', 'wife'] },
    { id: 'no-cat-here', part: 'try', at: 'a garden', with: ['child', 'friend', 'bunce', 'cat'], refrain: true, plants: ['here', 'swish'] },
    { id: 'too-loud', part: 'stir', at: 'a garden', with: ['child', 'cat'], refrain: true },
    { id: 'not-even-a-tail', part: 'lull', at: 'a garden', with: ['child', 'bunce', 'adult', 'elder', 'elder2', 'cat'], refrain: true },
    { id: 'a-little-voice', part: 'turn', at: 'a garden', with: ['child', 'cat'], refrain: true },
    { id: 'somebody', part: 'turn', at: 'a garden', with: ['child', 'cat', 'bunce', 'adult'], refrain: true },
    { id: 'pit-pat', part: 'back', at: 'the path', with: ['child', 'adult', 'cat'], refrain: true },
    { id: 'one-more-look', part: 'last', at: 'bed', with: ['child', 'cat'], refrain: true, pays: ['here', 'swish'] },
  ],
  pictures: [
    {
      beats: ['no-cat-here', 'too-loud'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'looks-at', to: 'wheelbarrow', feeling: 'curious', faces: 'right' },
        { who: 'cat', coat: 'red', at: 'left', act: 'sneaks', feeling: 'curious', faces: 'right' },
        { who: 'old-man', at: 'far', act: 'stands', feeling: 'calm', called: 'bunce' },
      ],
      things: [{ what: 'wheelbarrow', at: 'right' }],
    },
    {
      beats: ['not-even-a-tail', 'too-loud', 'a-little-voice'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'cat', coat: 'red', at: 'centre', act: 'sits-on', to: 'apple-tree', size: 'small', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'cat', feeling: 'sad', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'calls-to', to: 'cat', feeling: 'surprised', faces: 'left', called: 'bunce' },
      ],
      things: [{ what: 'apple-tree', at: 'centre' }],
    },
    {
      beats: ['somebody', 'pit-pat'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'cat', coat: 'red', at: 'centre', act: 'sits-on-lap', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'apple-tree', at: 'left', size: 'big' }],
    },
  ],
});
