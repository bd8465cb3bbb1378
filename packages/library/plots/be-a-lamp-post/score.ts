import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'be-a-lamp-post',
  premise:
    'A child goes one corner too far after a floor machine in the supermarket and remembers what the friend has just said by the bananas: be a lamp post; so it stands still, calls, tells somebody with a badge, and a voice from the ceiling fetches the yellow coat.',
  writtenFirstIn: 'en',
  fromStory: 6,
  storyVotes: [2, 2],
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lost-in-shop'] },
  nights: {
    place: 'a supermarket, by the tins of beans',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'standing still like a lamp post and calling',
    feeling: 'frightened',
    sleep: false,
    endsInBed: true,
  },
  contains: ['shop'],
  registry: {
    idea: 'nobody has ever lost a lamp post, so whoever is lost is one',
    device: 'whoever is lost stands right here, and it is somebody else who is missing',
    objects: ['floor machine with two lights like eyes', 'tins of beans up and up', 'yellow coat with one button', 'voice out of a ceiling'],
    joke: 'somebody is wanted with one button, some onions and a best friend, who is not a vegetable',
    ending: 'goodnight and well done to all the real lamp posts',
  },
  beats: [
    { id: 'the-rule', part: 'open', at: 'the bananas', with: ['child', 'friend', 'adult', 'minder', 'elder', 'elder2', 'pet'], plants: ['rule', 'onions'] },
    { id: 'and-one-corner-more', part: 'stir', at: 'the biscuits', with: ['child', 'adult', 'minder', 'elder'] },
    { id: 'a-brown-coat', part: 'stir', at: 'the beans', with: ['child'] },
    { id: 'standing-still', part: 'turn', at: 'the beans', with: ['child'], pays: ['rule'], plants: ['lamp-post'] },
    { id: 'right-here', part: 'try', at: 'the beans', with: ['child', 'clerk'] },
    { id: 'is-that-a-vegetable', part: 'try', at: 'the beans', with: ['child', 'clerk', 'friend', 'pet'], plants: ['button'], pays: ['onions'] },
    { id: 'out-of-the-ceiling', part: 'turn', at: 'the beans', with: ['child', 'clerk', 'friend'] },
    { id: 'on-two-wheels', part: 'back', at: 'the beans', with: ['child', 'friend', 'adult', 'minder', 'elder'], pays: ['button'] },
    { id: 'a-hole-in-the-world', part: 'down', at: 'the beans', with: ['child', 'friend', 'adult', 'minder', 'elder', 'clerk'] },
    { id: 'well-done', part: 'last', at: 'bed', with: ['child', 'adult', 'minder', 'elder', 'elder2', 'pet'], pays: ['lamp-post'] },
  ],
  pictures: [
    {
      beats: ['a-brown-coat', 'and-one-corner-more'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'surprised', faces: 'right' },
        { who: 'man', at: 'right', act: 'stands', colour: 'brown', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['right-here', 'standing-still', 'is-that-a-vegetable'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'woman', feeling: 'sad', faces: 'right' },
        { who: 'woman', called: 'clerk', at: 'right', act: 'listens-to', to: 'child', colour: 'green', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['on-two-wheels', 'out-of-the-ceiling', 'a-hole-in-the-world'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'rides', to: 'shopping-trolley', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'adult', at: 'right', act: 'runs', feeling: 'surprised', faces: 'left', if: 'adult' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'shopping-trolley', at: 'centre' }],
    },
  ],
});
