import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-still-it',
  premise:
    'The last of its kind has been it, in a game of tag older than the mountains, ever since there was nobody left to tag; a child who was it when the others grew too old to play takes the whole game over, and must get a friend to run, for whoever stands still is only patted.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { relation: 'last-one', kinds: ['animal', 'creature'] },
  nights: {
    place: 'a park by a lake',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'running at somebody who has stopped playing',
    feeling: 'being the last one who still plays',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: [],
  registry: {
    idea: 'whoever is tagged is it till somebody who runs is tagged, and the last of a kind and the last one who plays have both been left with it',
    device: 'nobody runs because they are asked to, they run because somebody comes',
    objects: ['swing that is sat on and not swung', 'heel that lifts from the ground', 'game that prickles in a hand', 'pat on a sleeve and feet running off'],
    joke: 'it has to be somebody who runs, otherwise it’s only patting',
    ending: 'being it is good, and it will keep till the morning',
  },
  beats: [
    { id: 'eight-days', part: 'open', at: 'the park', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['still-it', 'swing'] },
    { id: 'the-last-one', part: 'stir', at: 'the lake', with: ['child', 'wish', 'pet'] },
    { id: 'only-patting', part: 'stir', at: 'the lake', with: ['child', 'wish'], plants: ['patting'] },
    { id: 'the-whole-of-it', part: 'try', at: 'the lake', with: ['child', 'wish'], plants: ['sound'] },
    { id: 'the-swing', part: 'turn', at: 'the swing', with: ['child', 'friend', 'wish'] },
    { id: 'a-heel', part: 'turn', at: 'the swing', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'because-you-come', part: 'turn', at: 'the park', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['swing', 'sound'] },
    { id: 'im-it', part: 'back', at: 'the lake', with: ['child', 'wish', 'friend', 'pet'], pays: ['still-it'] },
    { id: 'whos-it', part: 'down', at: 'the lake', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'till-the-morning', part: 'last', at: 'the way home', with: ['child', 'friend', 'pet'], pays: ['patting'] },
  ],
  pictures: [
    {
      beats: ['the-last-one', 'only-patting'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-swing', 'the-whole-of-it', 'a-heel'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'swing', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['im-it', 'because-you-come', 'whos-it'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'left', act: 'chases', to: 'wish', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'wish', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'far', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
