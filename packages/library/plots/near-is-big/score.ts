import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'near-is-big',
  premise:
    'A very small goalkeeper has too much goal and not enough of herself, until the grandparent behind the net has a gigantic tree hidden behind a thumb: near is big; so when the biggest boy comes with the ball, she runs out to meet him, and he cannot find the goal for her.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['goalkeeper'] },
  nights: {
    place: 'a football pitch',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'running out to meet what one is afraid of',
    feeling: 'too small',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['football'],
  registry: {
    idea: 'a small goalkeeper grows by going near',
    device: 'a tree vanishes behind a thumb held up to an eye',
    objects: ['folding chair behind a net', 'thumb that hides a church', 'boy as big as a fridge', 'two teams who both think they have won'],
    joke: 'where did you put the goal? behind me',
    ending: 'somebody comes so near for a hug that there is nothing else to be seen',
  },
  beats: [
    { id: 'too-much-goal', part: 'open', at: 'the goal', with: ['child', 'elder', 'elder2', 'pet'], plants: ['goal'] },
    { id: 'this-side', part: 'stir', at: 'the goal', with: ['child', 'boy', 'elder', 'friend'] },
    { id: 'that-side', part: 'stir', at: 'the goal', with: ['child', 'boy', 'elder'] },
    { id: 'the-thumb', part: 'lull', at: 'the goal', with: ['child', 'elder'], plants: ['thumb'] },
    { id: 'near-is-big', part: 'lull', at: 'the goal', with: ['child', 'elder', 'elder2'], plants: ['near'] },
    { id: 'go-and-meet-him', part: 'try', at: 'the goal', with: ['child', 'elder', 'friend'] },
    { id: 'as-a-door', part: 'turn', at: 'the goal', with: ['child', 'boy', 'elder', 'pet'] },
    { id: 'she-ran', part: 'turn', at: 'the pitch', with: ['child', 'boy'], pays: ['near', 'goal'] },
    { id: 'behind-me', part: 'back', at: 'the pitch', with: ['child', 'boy', 'friend'] },
    { id: 'tiny', part: 'down', at: 'the pitch', with: ['child', 'elder', 'pet', 'friend'], pays: ['thumb'] },
    { id: 'nearer', part: 'last', at: 'the pitch', with: ['child', 'elder', 'elder2'] },
  ],
  pictures: [
    {
      beats: ['that-side', 'this-side', 'too-much-goal'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'boy', at: 'left', act: 'kicks', to: 'football', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'right', act: 'stands', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'goal', at: 'right' }],
    },
    {
      beats: ['near-is-big', 'the-thumb', 'go-and-meet-him'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['she-ran', 'as-a-door', 'behind-me'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'football', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'boy', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
