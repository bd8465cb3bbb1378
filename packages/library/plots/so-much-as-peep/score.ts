import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'so-much-as-peep',
  premise:
    'A butterfly that is too cold to fly sits down on the ball before a penalty, and a whole football match whispers and lies down to breathe on it; then it sits down for the night on the boot that is to kick, so the penalty is taken in a sock.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [32, 50], en: [16, 40] },
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['butterfly'] },
  seasons: ['spring', 'summer', 'autumn'],
  votes: { en: [0, 3] },
  alike: ['referee-on-the-spot'],
  nights: { place: 'a football pitch', indoors: false, tone: 'funny-tender', mechanism: 'breathing on somebody small, all together', feeling: 'careful', sleep: false, seasons: ['spring', 'summer', 'autumn'], endsOnRefrain: true },
  contains: ['butterfly'],
  registry: {
    idea: 'a butterfly too cold to fly is warmed by the breath of two football teams lying like the petals of a flower',
    device: 'the boot it sleeps on is taken off, and a sock kicks so softly that the goalkeeper has jumped too soon',
    objects: ['whistle that is only whispered', 'muddy flower of two teams', 'boot in the long grass'],
    joke: 'can it do that? it’s doing it',
    ending: 'nobody says so much as peep',
  },
  beats: [
    { id: 'on-the-ball', part: 'open', at: 'the pitch', with: ['child', 'keeper', 'butterfly', 'pet'], plants: ['penalty'] },
    { id: 'peep', part: 'stir', at: 'the pitch', with: ['whistle', 'keeper', 'child', 'butterfly'], plants: ['peep', 'doing it'] },
    { id: 'cold', part: 'try', at: 'the pitch', with: ['child', 'friend', 'butterfly'] },
    { id: 'the-flower', part: 'try', at: 'the pitch', with: ['friend', 'keeper', 'whistle', 'elder', 'elder2', 'pet', 'butterfly'] },
    { id: 'on-the-boot', part: 'lull', at: 'the pitch', with: ['child', 'friend', 'whistle', 'butterfly'] },
    { id: 'one-sock', part: 'turn', at: 'the pitch', with: ['child', 'keeper', 'whistle', 'friend'], pays: ['doing it'] },
    { id: 'puff', part: 'back', at: 'the pitch', with: ['child', 'keeper', 'whistle'], pays: ['penalty'] },
    { id: 'so-much-as-peep', part: 'last', at: 'the fence', with: ['child', 'adult', 'elder', 'butterfly'], pays: ['peep'] },
  ],
  pictures: [
    {
      beats: ['peep', 'cold', 'on-the-ball'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'butterfly', at: 'right', act: 'sits-on', to: 'football', size: 'small', colour: 'orange', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'butterfly', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-flower', 'cold', 'on-the-boot'],
      framing: 'from-above',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious' },
        { who: 'boy', called: 'keeper', at: 'right', act: 'lies-on-stomach', feeling: 'happy' },
        { who: 'friend', at: 'far', act: 'lies-on-stomach', feeling: 'happy' },
      ],
      things: [{ what: 'butterfly', at: 'centre', colour: 'orange' }],
    },
    {
      beats: ['one-sock', 'puff', 'so-much-as-peep'],
      framing: 'middle',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'butterfly', at: 'right', act: 'sits-on', to: 'shoe', size: 'small', colour: 'orange', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'happy', faces: 'right' },
        { who: 'referee', called: 'whistle', at: 'far', act: 'looks-at', to: 'child', feeling: 'surprised' },
      ],
    },
  ],
});
