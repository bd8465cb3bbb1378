import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'next-goal-wins',
  premise: 'A team that has never scored meets a team that cannot lose and has therefore never tasted a comfort bun; next goal wins.',
  writtenFirstIn: 'sv',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['sport', 'losing-a-match'] },
  nights: { place: 'pitch', indoors: false, tone: 'funny', mechanism: 'giving away what one saved', feeling: 'disappointed', sleep: false },
  votes: { sv: [0, 1], en: [0, 1] },
  contains: ['sport', 'losing-a-match'],
  registry: {
    idea: 'those who always win have never had a comfort bun',
    device: 'next goal wins, the oldest rule there is',
    objects: ['comfort bun', 'ninety cups', 'hands like frying pans'],
    joke: 'their legs do it by themselves; the ones who lost cheer louder',
    ending: 'the legs run on a little way in bed, by themselves',
  },
  beats: [
    { id: 'the-peas', part: 'open', at: 'the pitch', with: ['child', 'friend', 'pet'], plants: ['one goal'] },
    { id: 'first-half', part: 'stir', at: 'the pitch', with: ['child', 'striker', 'keeper', 'pet'], plants: ['by themselves'] },
    { id: 'comfort-buns', part: 'try', at: 'the pitch', with: ['child', 'friend', 'keeper', 'elder'], plants: ['bun'] },
    { id: 'trying-to-lose', part: 'try', at: 'the pitch', with: ['child', 'striker', 'keeper'] },
    { id: 'next-goal-wins', part: 'lull', at: 'the pitch', with: ['child', 'friend', 'striker', 'keeper', 'pet'] },
    { id: 'the-bun', part: 'turn', at: 'the goal', with: ['child', 'keeper', 'pet'], pays: ['one goal', 'bun'] },
    { id: 'they-lost', part: 'back', at: 'the pitch', with: ['child', 'friend', 'striker', 'keeper', 'elder'] },
    { id: 'by-themselves', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['by themselves'] },
  ],
  pictures: [
    {
      beats: ['comfort-buns'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cinnamon-bun' },
        { who: 'footballer', at: 'right', act: 'looks-at', to: 'child', feeling: 'crying', size: 'big', called: 'keeper' },
      ],
      things: [{ what: 'goal', at: 'far' }],
    },
    {
      beats: ['next-goal-wins'],
      framing: 'wide',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'footballer', at: 'left', act: 'chases', to: 'ball', feeling: 'crying', size: 'big', called: 'striker' },
        { who: 'child', at: 'right', act: 'stands', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'far', act: 'calls-to', to: 'footballer', feeling: 'surprised' },
      ],
      things: [{ what: 'ball', at: 'centre' }, { what: 'goal', at: 'right' }],
    },
    {
      beats: ['the-bun', 'they-lost'],
      framing: 'close',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'ball', feeling: 'laughing', faces: 'right' },
        { who: 'footballer', at: 'right', act: 'holds', to: 'cinnamon-bun', feeling: 'surprised', called: 'keeper', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'centre' }],
    },
  ],
});
