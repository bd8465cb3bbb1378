import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'five-degrees',
  premise: 'A wagtail has nested in the bucket of a digger, so it may not move for a month; when the rain begins to fill the bucket the child who has only practised with the engine off must tip it exactly five degrees.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [20, 40], en: [11, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['digger', 'bird', 'rain'] },
  nights: { place: 'a building site', indoors: false, tone: 'tense-tender', mechanism: 'the smallest movement', feeling: 'afraid', sleep: false, seasons: ['spring', 'summer'] },
  contains: ['digger', 'bird'],
  registry: {
    idea: 'what is strong enough to dig a cellar must nod no more than one nods to a friend',
    device: 'a nest in a bucket that fills with rain',
    objects: ['nest no bigger than a coffee cup', 'forks on the supper table', 'key in a tin behind the track', 'spirit level in a pocket'],
    joke: 'she looked as if she had paid the rent',
    ending: 'the first spadeful is taken with a little finger',
  },
  beats: [
    { id: 'occupied', part: 'open', at: 'the site', with: ['child', 'driver'], plants: ['nest'] },
    { id: 'little-finger', part: 'try', at: 'the cab', with: ['child', 'driver', 'friend', 'pet', 'adult'], plants: ['practice'] },
    { id: 'cupped-hand', part: 'stir', at: 'bed', with: ['child', 'adult'] },
    { id: 'two-fingers-left', part: 'lull', at: 'the site', with: ['child', 'adult', 'driver'] },
    { id: 'start-it', part: 'turn', at: 'the cab', with: ['child', 'adult'], pays: ['practice'] },
    { id: 'measured', part: 'back', at: 'the cab', with: ['child', 'adult', 'driver'], pays: ['nest'] },
    { id: 'first-spadeful', part: 'last', at: 'the site', with: ['child', 'driver', 'elder'] },
  ],
  pictures: [
    {
      beats: ['occupied', 'little-finger'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'rides', to: 'digger', feeling: 'proud' },
        { who: 'woman', at: 'left', act: 'talks-to', to: 'child' },
      ],
      things: [{ what: 'digger', at: 'right', size: 'big' }],
    },
    {
      beats: ['two-fingers-left', 'cupped-hand'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'bird', at: 'right', act: 'sits-on', to: 'nest', feeling: 'afraid' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bird', holding: 'flashlight', feeling: 'afraid' },
      ],
      things: [{ what: 'nest', at: 'right' }],
    },
    {
      beats: ['start-it', 'measured', 'first-spadeful'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'right', act: 'rides', to: 'digger', feeling: 'proud' },
        { who: 'adult', at: 'left', act: 'calls-to', to: 'child', feeling: 'happy', anyway: true },
      ],
      things: [{ what: 'digger', at: 'right', size: 'big' }],
    },
  ],
});
