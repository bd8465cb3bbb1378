import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'everything-on-my-side',
  premise: 'Two friends who have fallen out draw a line nobody may cross, and watch it so jealously side by side that it goes all the way round: everything is on the child’s side but the friend, so the child rubs a door in it.',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['quarrel', 'friendship', 'angry'] },
  nights: { place: 'the playground', indoors: false, tone: 'funny', mechanism: 'rubbing a door in a line', feeling: 'angry', sleep: false },
  contains: ['angry'],
  registry: {
    idea: 'a border has to be watched by both, so they quarrel side by side all the way round',
    device: 'my side, your side',
    objects: ['chalk line round a playground', 'little house on a playground', 'chalk doorbell', 'squirrel running round a trunk'],
    joke: 'your tongue is on my side',
    ending: 'the line had rained away, but the doorbell was left',
  },
  beats: [
    { id: 'never', part: 'open', at: 'the playground', with: ['child', 'pal'], plants: ['which it is'] },
    { id: 'the-line', part: 'stir', at: 'the playground', with: ['child', 'pal'], plants: ['line'] },
    { id: 'mine-mine', part: 'try', at: 'the playground', with: ['child', 'pal', 'friend', 'pet', 'elder', 'elder2', 'adult'] },
    { id: 'all-round', part: 'turn', at: 'the playground', with: ['child', 'pal', 'friend'] },
    { id: 'ship-ahoy', part: 'lull', at: 'the little house', with: ['child', 'pal', 'pet'] },
    { id: 'the-door', part: 'turn', at: 'the little house', with: ['child', 'pal'], pays: ['line'] },
    { id: 'you-choose', part: 'back', at: 'the little house', with: ['child', 'pal', 'elder'], pays: ['which it is'] },
    { id: 'ding-dong', part: 'last', at: 'the little house', with: ['child', 'pal'] },
  ],
  pictures: [
    {
      beats: ['the-line', 'mine-mine'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      season: 'autumn',
      light: 'window',
      figures: [
        { who: 'child-guest', called: 'pal', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['mine-mine', 'all-round'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      season: 'autumn',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'squirrel', feeling: 'angry' },
        { who: 'child-guest', called: 'pal', at: 'right', act: 'points-at', to: 'squirrel', feeling: 'angry', faces: 'left' },
        { who: 'squirrel', at: 'centre', act: 'stands', feeling: 'surprised' },
      ],
    },
    {
      beats: ['the-door', 'ship-ahoy', 'you-choose'],
      framing: 'close',
      world: 'park',
      time: 'day',
      season: 'autumn',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'calm' },
        { who: 'child-guest', called: 'pal', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});
