import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-a-very-long-red',
  premise:
    'A child will not share its scooter, so the friend becomes a traffic light and stays red till it has had a go; the child goes red as well, the scooter rolls off with nobody, the friend catches it, and the child finds out how it is to be the light, and will not share that either.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['not-sharing'] },
  nights: {
    place: 'round a tree in a park',
    indoors: false,
    tone: 'funny',
    mechanism: 'being the traffic light for whoever has the scooter',
    feeling: 'not wanting to share',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever may not have a go at the scooter becomes the traffic light, and stays red',
    device: 'the best thing at a scooter is to say red and green to whoever rides it',
    objects: ['ant that walks by', 'traffic light with legs', 'scooter without ears', 'biscuit halfway to a mouth'],
    joke: 'when does it go green? when I’ve had a go',
    ending: 'both hands are put away in the pockets, for the traffic light is mine',
  },
  beats: [
    { id: 'its-mine', part: 'open', at: 'the tree', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['mine'] },
    { id: 'both-hands', part: 'stir', at: 'the tree', with: ['child', 'friend', 'pet'], plants: ['stop'] },
    { id: 'green', part: 'try', at: 'the tree', with: ['child', 'friend'], refrain: true },
    { id: 'a-very-long-red', part: 'try', at: 'the tree', with: ['child', 'friend'] },
    { id: 'it-had-legs', part: 'turn', at: 'the tree', with: ['child', 'friend'] },
    { id: 'no-ears', part: 'turn', at: 'the path', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'i-did-that', part: 'turn', at: 'the path', with: ['child', 'friend'], refrain: true, pays: ['stop'] },
    { id: 'halfway', part: 'back', at: 'the bench', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], refrain: true },
    { id: 'until-lunch', part: 'last', at: 'the bench', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['mine'] },
  ],
  pictures: [
    {
      beats: ['both-hands', 'green', 'its-mine'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'rides', to: 'scooter', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'waves', feeling: 'proud', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['it-had-legs', 'a-very-long-red'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['i-did-that', 'halfway', 'no-ears'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'rides', to: 'scooter', feeling: 'laughing', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});
