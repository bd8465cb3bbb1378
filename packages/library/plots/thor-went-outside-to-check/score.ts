import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thor-went-outside-to-check',
  premise:
    'Loki, whom nobody believes any more, wants a liar to get him past the watchman of the rainbow bridge, for the eight-legged horse is his own foal and he has never been let in to say good night; the child, whose ears light up at every lie, is the only one whose truth can be seen.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['norse-gods'] },
  nights: {
    place: 'the rainbow bridge to Asgard',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a truth that can be seen opens the front door',
    feeling: 'not let in to somebody one loves',
    sleep: false,
    endsInBed: true,
  },
  contains: ['horse'],
  registry: {
    idea: 'Loki is the mother of the eight-legged horse and wants only to say good night to it',
    device: 'ears that light up at a lie, shown to the watchman with the question about the trombone',
    objects: ['salmon with a crooked grin', 'clipboard that could practically be seen', 'bobble hat that smokes', 'flea that must wipe six feet'],
    joke: 'I said good morning, and Thor went outside to check',
    ending: 'good night to each leg, and a moment’s wait in case there are any more',
  },
  beats: [
    { id: 'the-salmon', part: 'open', at: 'the garden', with: ['child', 'friend', 'loki', 'pet'], plants: ['not believed'] },
    { id: 'a-crooked-flea', part: 'stir', at: 'the garden', with: ['child', 'friend', 'loki'], plants: ['ears'] },
    { id: 'royal-society', part: 'try', at: 'the rainbow bridge', with: ['child', 'friend', 'heimdall'] },
    { id: 'in-the-blue', part: 'lull', at: 'the rainbow bridge', with: ['child', 'friend', 'loki'], plants: ['good night'] },
    { id: 'like-a-milkman', part: 'turn', at: 'the rainbow bridge', with: ['friend', 'loki', 'child'] },
    { id: 'the-front-door', part: 'turn', at: 'the rainbow bridge', with: ['child', 'friend', 'heimdall', 'loki'], plants: ['trombone'], pays: ['ears'] },
    { id: 'eight-legs', part: 'back', at: 'the stable', with: ['loki', 'heimdall', 'child'], pays: ['not believed'] },
    { id: 'ears', part: 'last', at: 'home', with: ['child', 'adult', 'elder', 'elder2'], pays: ['good night', 'trombone'] },
  ],
  pictures: [
    {
      beats: ['royal-society', 'a-crooked-flea', 'in-the-blue'],
      framing: 'wide',
      world: 'cloud',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'man', called: 'heimdall', at: 'right', act: 'listens-to', to: 'friend', size: 'big', feeling: 'angry', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'talks-to', to: 'man', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'far' }],
    },
    {
      beats: ['like-a-milkman', 'in-the-blue', 'the-front-door'],
      framing: 'close',
      world: 'cloud',
      time: 'dusk',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-up', to: 'hat', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-front-door', 'eight-legs'],
      framing: 'middle',
      world: 'cloud',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'friend', at: 'left', act: 'points-at', to: 'child', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'man', feeling: 'calm', faces: 'right' },
        { who: 'man', called: 'heimdall', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
