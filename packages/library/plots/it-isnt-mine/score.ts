import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-isnt-mine',
  premise:
    'An old bear drops into the lap of somebody new in the team, who says truly that it isn’t mine; the captain says it too, much too fast, and when the bear is given away from the stage as a mascot, the new one goes up before everybody and says that it is, and that one sleeps with it.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [10, 12], en: [6, 12] },
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['lost-toy', 'teddy'] },
  nights: {
    place: 'a tournament',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'owning up to what is somebody else’s',
    feeling: 'embarrassed',
    sleep: false,
  },
  votes: { sv: [2, 3] },
  alike: ['for-a-friend', 'the-bear-who-said-moo', 'bears-growl', 'fine-as-he-is'],
  contains: ['teddy', 'bus'],
  registry: {
    idea: 'somebody new takes the laughter for a bear that the captain does not dare to own',
    device: 'it is not mine, said truly, said too fast, and said in the dark with the arm held out',
    objects: ['bear with one ear on a crossbar', 'sports bag that is zipped over a head', 'taco halfway to a mouth', 'fifteen mattresses in a row'],
    joke: 'my son is twenty-six, and his is called Dumpling',
    ending: 'who was that? me, say two at once',
  },
  beats: [
    { id: 'in-the-lap', part: 'open', at: 'the bus', with: ['child', 'joker', 'friend', 'elder', 'elder2'], plants: ['growl', 'mine'] },
    { id: 'initiative', part: 'stir', at: 'the bus', with: ['child', 'keeper', 'coach'] },
    { id: 'the-crossbar', part: 'try', at: 'the sports hall', with: ['child', 'coach', 'keeper', 'pet'] },
    { id: 'too-fast', part: 'try', at: 'the sports hall', with: ['child', 'keeper'], plants: ['ear'] },
    { id: 'head-first', part: 'try', at: 'the dining hall', with: ['coach', 'leader'], plants: ['zip'] },
    { id: 'five-to', part: 'lull', at: 'the dining hall', with: ['child', 'keeper'] },
    { id: 'on-the-stage', part: 'turn', at: 'the stage', with: ['child', 'coach', 'leader'] },
    { id: 'twenty-six', part: 'turn', at: 'the stage', with: ['child', 'leader'], pays: ['zip'] },
    { id: 'in-a-row', part: 'back', at: 'the classroom', with: ['child', 'joker', 'keeper'], pays: ['mine'] },
    { id: 'at-the-bottom', part: 'down', at: 'the classroom', with: ['child', 'keeper'], pays: ['ear'] },
    { id: 'who-was-that', part: 'last', at: 'the classroom', with: ['child', 'joker', 'keeper'], pays: ['growl'] },
  ],
  pictures: [
    {
      beats: ['in-the-lap', 'initiative'],
      framing: 'close',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'teddy', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'joker', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['too-fast', 'the-crossbar'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'keeper', at: 'right', act: 'reaches-for', to: 'teddy', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'boy', feeling: 'curious', faces: 'right' },
      ],
      things: [
        { what: 'goal', at: 'centre' },
        { what: 'teddy', at: 'above' },
      ],
    },
    {
      beats: ['in-a-row', 'at-the-bottom'],
      framing: 'middle',
      world: 'classroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'boy', holding: 'teddy', feeling: 'calm', faces: 'right' },
        { who: 'boy', called: 'keeper', at: 'right', act: 'reaches-for', to: 'teddy', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
