import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'theres-always-a-who',
  premise:
    'Somebody who believes that it is something else mends every fault by adding a who, and a child who believes itself a coward has none to add; in a dark tunnel the one hears its own sound from the echo and no longer knows what it is, and the other becomes a coward who has come to fetch it.',
  writtenFirstIn: 'en',
  ages: [6, 11],
  votes: { sv: [0, 3] },
  leads: [],
  wish: {
    relation: 'thinks-it-is',
    kinds: ['animal', 'thing', 'vehicle', 'food', 'creature', 'machine', 'toy'],
    other: ['animal', 'creature', 'person', 'vehicle', 'thing'],
  },
  nights: {
    place: 'an old railway tunnel',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying what one is, and adding a who',
    feeling: 'believing that one is a coward',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'nobody is only something, there is always a who',
    device: 'a coward goes into the dark by a who for each foot',
    objects: ['railway tunnel without trains', 'echo taken for somebody huge of one’s own kind', 'waffle that is always eaten up', 'two cold hands that make one warm'],
    joke: 'a coward. Who what?',
    ending: 'the tunnel answers with the old sound, and is taken for one of the other kind',
  },
  beats: [
    { id: 'a-coward', part: 'open', at: 'the tunnel', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['here', 'hill'] },
    { id: 'im-one', part: 'stir', at: 'the tunnel', with: ['child', 'wish', 'adult', 'elder', 'minder'], plants: ['heard-of-one'] },
    { id: 'just-a-coward', part: 'stir', at: 'the tunnel', with: ['child', 'wish'], plants: ['who'] },
    { id: 'a-gigantic-one', part: 'try', at: 'the tunnel', with: ['wish', 'adult', 'elder', 'minder'] },
    { id: 'one-foot', part: 'turn', at: 'the tunnel', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'who-what', part: 'turn', at: 'in the tunnel', with: ['child', 'wish'], pays: ['who'] },
    { id: 'which-way', part: 'turn', at: 'in the tunnel', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'the-other-side', part: 'back', at: 'the lake', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder'], pays: ['here', 'heard-of-one'] },
    { id: 'first', part: 'last', at: 'the tunnel', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['hill'] },
  ],
  pictures: [
    {
      beats: ['im-one', 'just-a-coward', 'a-coward'],
      framing: 'middle',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'tunnel', at: 'right', size: 'big' }],
    },
    {
      beats: ['who-what', 'one-foot', 'a-gigantic-one'],
      framing: 'close',
      world: 'cave',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['the-other-side', 'which-way', 'who-what'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'looks-at', to: 'child', feeling: 'proud', faces: 'left' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});
