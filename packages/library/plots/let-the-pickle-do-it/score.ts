import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'let-the-pickle-do-it',
  premise:
    'Two build a raft of three barrels and a smaller one that had pickled onions in it, so that it goes left and takes two to steer; mended, one could sail it alone, and the friend who is moving on Saturday wanted one place nobody gets to without her.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['raft'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the mill pond',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'leaving the fault in, for it takes two and comes back',
    feeling: 'a friend who is moving away',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['water', 'moving'],
  registry: {
    idea: 'a raft that only goes left takes two to steer, and it always comes back',
    device: 'the fourth barrel that would mend it is rolled away',
    objects: ['barrel that had pickled onions in it', 'bedroom door as a deck', 'blue barrel with a mug of tea on it', 'crust a heron takes like rent'],
    joke: 'well, stroke nicer',
    ending: 'which way is half-term? left, and they turn over to the left',
  },
  beats: [
    { id: 'progress', part: 'open', at: 'the mill pond', with: ['child', 'friend', 'pet'] },
    { id: 'barrels', part: 'stir', at: 'the mill pond', with: ['child', 'friend', 'elder', 'elder2'], plants: ['pickle', 'lashing'] },
    { id: 'it-floated', part: 'try', at: 'the mill pond', with: ['child', 'friend', 'adult'], plants: ['left'] },
    { id: 'because-its-after-thursday', part: 'stir', at: 'the mill pond', with: ['child', 'friend'] },
    { id: 'four-the-same', part: 'turn', at: 'the bank', with: ['child', 'friend', 'adult'] },
    { id: 'like-rent', part: 'back', at: 'the island', with: ['child', 'friend'], pays: ['pickle'] },
    { id: 'it-goes-off', part: 'turn', at: 'the island', with: ['child', 'friend'] },
    { id: 'left', part: 'last', at: 'the bedroom', with: ['child', 'friend', 'adult', 'pet'], pays: ['left', 'lashing'] },
  ],
  pictures: [
    {
      beats: ['it-floated', 'barrels'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'raft', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'pushes', to: 'raft', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['four-the-same', 'because-its-after-thursday'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'holds', to: 'rope', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['it-goes-off', 'like-rent'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'raft', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'raft', feeling: 'sad', faces: 'right', anyway: true },
      ],
      things: [{ what: 'raft', at: 'far' }],
    },
  ],
});
