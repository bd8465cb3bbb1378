import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-for-sitting',
  premise:
    'A monster drawn on the floor stands up and cannot sit down, for nobody drew it a bottom; the crayon tickles, so that bottoms land on the head and the elbow, till the child sits on it and draws round its own.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [17, 38], en: [6, 29] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['monster'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'drawing round one’s own bottom', feeling: 'responsible for what one has made', sleep: false, endsInBed: true },
  storyVotes: [2, 3],
  contains: ['monster'],
  registry: {
    idea: 'a drawn monster was given everything but a bottom',
    device: 'whoever has the thing sits down and draws round it',
    objects: ['best purple crayon', 'bottom on top of a head', 'crumb of crayon'],
    joke: 'one for hats, one for leaning and one for sitting',
    ending: 'it sits by the pillow all night, because it can',
  },
  beats: [
    { id: 'best-purple', part: 'open', at: 'the bedroom', with: ['child', 'friend'], plants: ['crayon'] },
    { id: 'what-with', part: 'stir', at: 'the bedroom', with: ['child', 'monster', 'pet'], plants: ['chair'] },
    { id: 'on-his-head', part: 'try', at: 'the bedroom', with: ['child', 'monster'], plants: ['head'] },
    { id: 'on-his-elbow', part: 'try', at: 'the bedroom', with: ['child', 'monster'], plants: ['elbow'] },
    { id: 'a-crumb', part: 'lull', at: 'the bedroom', with: ['child', 'monster'], pays: ['crayon'] },
    { id: 'bump', part: 'turn', at: 'the bedroom', with: ['child', 'monster'] },
    { id: 'going-to-sit', part: 'turn', at: 'the bedroom', with: ['child', 'monster'] },
    { id: 'he-sat', part: 'back', at: 'the bedroom', with: ['child', 'monster'] },
    { id: 'bananas', part: 'down', at: 'home', with: ['child', 'monster', 'adult', 'elder'], pays: ['head', 'elbow'] },
    { id: 'because-he-could', part: 'last', at: 'bed', with: ['child', 'monster'], pays: ['chair'] },
  ],
  pictures: [
    {
      beats: ['what-with', 'on-his-head'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'right', act: 'laughs', size: 'big', colour: 'purple', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'monster', holding: 'crayon', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['a-crumb', 'on-his-elbow', 'bump'],
      framing: 'close',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'right', act: 'cries', size: 'big', colour: 'purple', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'thinks', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['he-sat', 'going-to-sit', 'bananas'],
      framing: 'wide',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'centre', act: 'sits-on', to: 'chair', size: 'big', colour: 'purple', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'proud', faces: 'right' },
      ],
      things: [{ what: 'chair', at: 'centre', size: 'big' }],
    },
  ],
});
