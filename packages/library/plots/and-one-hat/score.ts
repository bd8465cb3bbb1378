import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-one-hat',
  premise:
    'Behind the shed a spider as big as a sofa cries for her eighth welly; it is found in the long grass with a mother frog and three sleeping children in it, so they must keep it, and the bare foot gets a rain hat instead.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  votes: { en: [0, 3] },
  leads: [],
  wish: { concepts: ['spider'] },
  nights: {
    place: 'a garden after rain',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'counting feet, and a hat on the eighth',
    feeling: 'sorry for somebody big',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['spider', 'frog', 'rain'],
  registry: {
    idea: 'a big kind spider in seven red wellies has one bare foot and cannot go home through the puddles',
    device: 'the eighth boot is somebody’s bed, so the foot gets a hat, tied with a bow',
    objects: ['seven red wellies on one spider', 'mother frog at the toe of a boot', 'yellow rain hat on a foot', 'silver swing from a shed to a tree'],
    joke: 'that wasn’t a puddle',
    ending: 'footprints down the garden, seven boots and a hat, and a goodnight out of the eighth',
  },
  beats: [
    { id: 'puddles', part: 'open', at: 'the garden', with: ['child', 'friend', 'pet'] },
    { id: 'as-big-as-a-sofa', part: 'stir', at: 'behind the shed', with: ['child', 'friend', 'spider', 'pet'] },
    { id: 'one-bare-foot', part: 'stir', at: 'behind the shed', with: ['child', 'spider'], plants: ['seven'], refrain: true },
    { id: 'red', part: 'try', at: 'the garden', with: ['child', 'friend', 'frog', 'pet'], plants: ['frog'] },
    { id: 'what-about-my-foot', part: 'turn', at: 'behind the shed', with: ['child', 'friend', 'spider'], plants: ['hat'], refrain: true },
    { id: 'a-swing', part: 'back', at: 'the garden', with: ['child', 'friend', 'spider', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'the-footprints', part: 'last', at: 'the window', with: ['child', 'pet', 'frog'], pays: ['seven', 'frog', 'hat'] },
  ],
  pictures: [
    {
      beats: ['as-big-as-a-sofa', 'puddles', 'one-bare-foot'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'spider', called: 'spider', at: 'right', act: 'cries', size: 'big', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'holds-hands', to: 'child', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['red', 'one-bare-foot', 'what-about-my-foot'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'surprised', faces: 'right' },
        { who: 'frog', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['what-about-my-foot', 'red', 'a-swing'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'spider', holding: 'hat', feeling: 'happy', faces: 'right' },
        { who: 'spider', called: 'spider', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
