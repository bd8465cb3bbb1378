import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nine-rock-cakes',
  premise:
    'A robot in Saturn’s rings waves, and cuts the safety line; to go one way one must push something the other way, and the child has nine of the grandparent’s rock cakes.',
  writtenFirstIn: 'en',
  fromStory: 9,
  storyVotes: [3, 3],
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['space'] },
  nights: {
    place: 'the rings of Saturn',
    indoors: false,
    tone: 'tense-funny',
    mechanism: 'throwing one way to go the other',
    feeling: 'adrift, and calm about it',
    sleep: false,
  },
  contains: ['space', 'robot'],
  registry: {
    idea: 'baking that nobody has ever run out of is what brings somebody home through space',
    device: 'what have we got? one does not start with what one has not got',
    objects: ['breakdown ship with letters a metre high', 'ice-measurer that waves with all six arms', 'lunch tin in an outside pocket', 'N with a dent'],
    joke: 'they’ll still be fresh, too',
    ending: 'eight small, brown, lumpy moons round Saturn',
  },
  beats: [
    { id: 'no-job-too-far', part: 'open', at: 'the ship', with: ['child', 'elder', 'elder2', 'friend', 'pet'], plants: ['cakes', 'what have we got', 'letters'] },
    { id: 'like-sugar-like-houses', part: 'stir', at: 'the ship', with: ['child', 'elder', 'robot'] },
    { id: 'six-arms', part: 'stir', at: 'the rings of Saturn', with: ['child', 'robot'] },
    { id: 'two-halves', part: 'try', at: 'the rings of Saturn', with: ['child', 'elder'], pays: ['what have we got'] },
    { id: 'how-hard', part: 'turn', at: 'the rings of Saturn', with: ['child', 'elder'] },
    { id: 'four-five-six', part: 'turn', at: 'the rings of Saturn', with: ['child', 'elder', 'robot'], pays: ['cakes'] },
    { id: 'clang', part: 'back', at: 'the ship', with: ['child', 'elder'], pays: ['letters'] },
    { id: 'eight-moons', part: 'last', at: 'the ship', with: ['child', 'elder'] },
  ],
  pictures: [
    {
      beats: ['like-sugar-like-houses', 'no-job-too-far', 'six-arms'],
      framing: 'middle',
      world: 'space-station',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['six-arms', 'two-halves', 'how-hard'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'flies', feeling: 'surprised', faces: 'right' },
        { who: 'robot', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'space-ship', at: 'far' }],
    },
    {
      beats: ['clang', 'four-five-six', 'eight-moons'],
      framing: 'close',
      world: 'space-station',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'hugs', to: 'elder', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
