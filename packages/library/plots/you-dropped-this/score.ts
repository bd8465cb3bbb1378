import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-dropped-this',
  premise: 'For three nights a monster has run after the child in the same bad dream; where the corridor ends the child asks what it wants, and it has come with a hat that somebody lost.',
  writtenFirstIn: 'en',
  putBefore: { sv: [28, 34], en: [14, 36] },
  ages: [7, 12],
  leads: [],
  wish: { concepts: ['nightmare', 'monster', 'cannot-sleep'] },
  nights: { place: 'a dream', indoors: true, tone: 'spooky-funny', mechanism: 'turning round and asking', feeling: 'afraid', sleep: true, endsInBed: true, endsOnRefrain: true },
  contains: ['monster'],
  registry: {
    idea: 'what runs after you in a dream is bringing back what you lost',
    device: 'the same dream three nights running',
    objects: ['corridor at night', 'blue hat with a bobble', 'undone bow', 'locked door'],
    joke: 'you are terribly fast',
    ending: 'somebody runs in the dark, and it is not after the child',
  },
  beats: [
    { id: 'third-night', part: 'open', at: 'bed', with: ['child', 'adult', 'pet'], plants: ['ask'] },
    { id: 'thump', part: 'try', at: 'the corridor', with: ['child', 'monster', 'pet'] },
    { id: 'the-door', part: 'lull', at: 'the corridor', with: ['child', 'monster', 'pet'] },
    { id: 'asked', part: 'turn', at: 'the corridor', with: ['child', 'monster'], pays: ['ask'] },
    { id: 'the-bow', part: 'turn', at: 'the corridor', with: ['child', 'monster', 'elder', 'friend'] },
    { id: 'the-red-one', part: 'back', at: 'bed', with: ['child', 'adult', 'pet'] },
    { id: 'not-after-me', part: 'last', at: 'bed', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['thump', 'third-night'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'afraid', faces: 'left' },
        { who: 'monster', at: 'right', act: 'chases', to: 'child', size: 'big' },
      ],
    },
    {
      beats: ['asked', 'the-door'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'monster', at: 'right', act: 'holds-up', to: 'beanie', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'beanie', feeling: 'surprised' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'monster' },
      ],
    },
    {
      beats: ['the-bow', 'the-red-one', 'not-after-me'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'beanie', feeling: 'proud' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', anyway: true },
      ],
    },
  ],
});
