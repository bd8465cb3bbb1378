import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-my-good-ones',
  premise:
    'A spider as big as an armchair knocks on the inside of the shed, for her eight feet are cold; a child fetches seven socks, each another sort, counted aloud by the friend, and the eighth is the one on the child’s own foot.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['spider'] },
  nights: {
    place: 'a garden with a shed',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'counting socks, and the eighth from one’s own foot',
    feeling: 'sorry for somebody big',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  alike: ['and-one-hat'],
  contains: ['spider'],
  registry: {
    idea: 'a big kind spider has eight cold feet and asks for socks',
    device: 'seven socks out of the drawer, and the eighth is the one you are wearing',
    objects: ['blue shivering feet on a spider', 'baby sock like a little hat on a foot', 'green sock with a frog', 'hammock of silver thread for two'],
    joke: 'but not my good ones',
    ending: 'eight soft steps going home across the grass, fewer and fewer',
  },
  beats: [
    { id: 'knock', part: 'open', at: 'the garden', with: ['child', 'friend', 'pet'] },
    { id: 'the-rest', part: 'stir', at: 'behind the shed', with: ['child', 'friend', 'spider'] },
    { id: 'the-drawer', part: 'try', at: 'home', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['good-ones'] },
    { id: 'seven', part: 'try', at: 'behind the shed', with: ['child', 'friend', 'spider'], pays: ['good-ones'] },
    { id: 'the-last-foot', part: 'turn', at: 'behind the shed', with: ['child', 'friend', 'spider'], plants: ['frog', 'pat'], refrain: true },
    { id: 'a-hammock', part: 'back', at: 'the garden', with: ['child', 'friend', 'spider', 'pet', 'elder2'] },
    { id: 'your-other-sock', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'spider'], pays: ['frog', 'pat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-rest', 'knock'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'spider', called: 'spider', at: 'right', act: 'talks-to', to: 'child', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'spider', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'spider', feeling: 'afraid', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['seven', 'the-last-foot'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'spider', holding: 'sock', feeling: 'happy', faces: 'right' },
        { who: 'spider', called: 'spider', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['a-hammock', 'the-last-foot'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'hammock', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'sits-on', to: 'hammock', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'spider', called: 'spider', at: 'right', act: 'pushes', to: 'hammock', size: 'big', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'hammock', at: 'centre' }],
    },
  ],
});
