import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-just-standing-here',
  premise:
    'A child who was told to go round the mud is stuck in it beside somebody big who is stuck too, and both say that they are just standing there; the harder they tug, the harder the mud holds on, until the child says that it is stuck, and learns to wiggle loose of whoever does not tug.',
  writtenFirstIn: 'en',
  ages: [3, 5],
  votes: { en: [2, 6] },
  leads: [],
  wish: { relation: 'stuck-in-mud', kinds: ['vehicle', 'machine'] },
  nights: {
    place: 'a muddy path to a farm',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'wiggling instead of tugging',
    feeling: 'not wanting to say that one is stuck',
    sleep: false,
  },
  alike: ['just-looking-at-the-view'],
  contains: [],
  registry: {
    idea: 'two who are stuck in the same mud say that they are just standing there',
    device: 'mud holds on to whoever tugs, and to whoever wiggles there is nothing to hold on to',
    objects: ['mud that says glup and plop', 'collar that nobody has hold of', 'wiggly dance at the edge of the mud'],
    joke: 'you are getting shorter; no, I am just standing a bit further down',
    ending: 'are you stuck? we are just standing here, and now it is true',
  },
  beats: [
    { id: 'go-round', part: 'open', at: 'the path to the farm', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['standing'] },
    { id: 'the-same-mud', part: 'stir', at: 'the mud', with: ['child', 'wish'] },
    { id: 'tug', part: 'try', at: 'the mud', with: ['child', 'wish', 'friend'], plants: ['hold-on'] },
    { id: 'both-at-once', part: 'try', at: 'the mud', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'wiggle', part: 'turn', at: 'the mud', with: ['child', 'friend', 'pet', 'elder', 'adult', 'minder'] },
    { id: 'no-bottom', part: 'turn', at: 'the mud', with: ['child', 'wish'], pays: ['hold-on'] },
    { id: 'and-they-were', part: 'last', at: 'the grass', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['standing'] },
  ],
  pictures: [
    {
      beats: ['the-same-mud', 'tug', 'go-round'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'left' },
      ],
    },
    {
      beats: ['both-at-once', 'tug', 'wiggle'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['no-bottom', 'and-they-were', 'wiggle'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'dances', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
