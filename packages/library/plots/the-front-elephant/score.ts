import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-front-elephant',
  premise:
    'On the first day everybody has a jumper to grow into and nobody has a hand to hold, until a sleeve turns out to be a trunk; then the whole class goes to dinner as elephants, each holding the tail in front.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [35, 38], en: [14, 29] },
  ages: [4, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['first-day-at-school', 'school', 'worried'] },
  nights: { place: 'school', indoors: true, tone: 'funny', mechanism: 'being an elephant with a sleeve', feeling: 'near to tears', sleep: false, endsOnRefrain: true },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'school clothes to grow into have swallowed everybody’s hands',
    device: 'a long grey sleeve is a trunk, and elephants hold on by the tail',
    objects: ['jumper too long in the sleeves and at the back', 'banana with no way in', 'line of elephants in a corridor'],
    joke: 'have I grown yet; not since the postbox',
    ending: 'the hands come out when they are needed, round a neck',
  },
  beats: [
    { id: 'no-hands', part: 'open', at: 'home', with: ['child', 'adult'], plants: ['hands', 'sleeves'] },
    { id: 'a-wobble', part: 'stir', at: 'the classroom door', with: ['child', 'adult'], plants: ['when-needed'] },
    { id: 'not-a-hand', part: 'try', at: 'the classroom', with: ['child', 'teacher'], refrain: true },
    { id: 'hold-hands', part: 'lull', at: 'the classroom', with: ['child', 'teacher', 'jay', 'nell'], refrain: true },
    { id: 'a-trunk', part: 'turn', at: 'the classroom', with: ['child'], pays: ['sleeves'] },
    { id: 'hold-my-tail', part: 'turn', at: 'the classroom', with: ['child', 'nell', 'jay', 'friend', 'teacher'], refrain: true },
    { id: 'stamp-stamp', part: 'back', at: 'the corridor', with: ['child', 'teacher'], refrain: true },
    { id: 'pasta', part: 'back', at: 'the hall', with: ['child'], pays: ['hands'] },
    { id: 'i-need-them-long', part: 'down', at: 'the gate', with: ['child', 'adult', 'elder'] },
    { id: 'both-of-them', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['when-needed'] },
  ],
  pictures: [
    {
      beats: ['not-a-hand', 'a-wobble'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'banana', feeling: 'sad', faces: 'right' },
        { who: 'teacher', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'banana', at: 'centre' }],
    },
    {
      beats: ['a-trunk', 'hold-hands', 'hold-my-tail'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-up', to: 'sweater', feeling: 'laughing', faces: 'right' },
        { who: 'girl', called: 'nell', at: 'left', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'jay', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
      ],
      things: [{ what: 'sweater', at: 'centre', colour: 'grey' }],
    },
    {
      beats: ['stamp-stamp', 'hold-my-tail', 'pasta'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teacher', called: 'teacher', at: 'left', act: 'reaches-for', to: 'girl', feeling: 'laughing', faces: 'right' },
        { who: 'girl', called: 'nell', at: 'centre', act: 'reaches-for', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});
