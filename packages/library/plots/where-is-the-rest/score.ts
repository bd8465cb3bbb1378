import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'where-is-the-rest',
  premise:
    'A notice gives away an old brown horse, and it is a vaulting horse out of the school cellar, stuffed with horsehair; a grieving mare who lets nobody touch her leans on it, and comes by herself to whoever brushes it without looking at her.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  putBefore: { sv: [22, 43], en: [29, 35] },
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['horse'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a field', indoors: false, tone: 'funny-tender', mechanism: 'brushing somebody else until it is her turn', feeling: 'longing', sleep: false },
  alike: ['straight-up-like-a-thread'],
  contains: ['horse'],
  registry: {
    idea: 'a horse that is given away has four legs and a leather back and no rest, and a living horse knows what it is stuffed with',
    device: 'who wants too much turns away and brushes the one who has no head',
    objects: ['vaulting horse', 'handcart that loses a wheel', 'four small round holes in the mud', 'head held that is not there'],
    joke: 'where is the rest?',
    ending: 'now we have horses: the mare and the Rest',
  },
  beats: [
    { id: 'the-notice', part: 'open', at: 'the school', with: ['child', 'friend', 'olle', 'elder'], plants: ['horses'] },
    { id: 'the-cellar', part: 'stir', at: 'the cellar', with: ['child', 'friend', 'olle'], plants: ['rest', 'horsehair'] },
    { id: 'the-ditch', part: 'try', at: 'the road', with: ['child', 'friend', 'mare', 'pet'] },
    { id: 'gone', part: 'lull', at: 'the field', with: ['child', 'friend', 'mare', 'gunnel'], pays: ['horsehair'] },
    { id: 'the-corner', part: 'try', at: 'the shed', with: ['child', 'mare', 'gunnel'] },
    { id: 'the-brush', part: 'turn', at: 'the shed', with: ['child', 'friend', 'mare'] },
    { id: 'her-turn', part: 'back', at: 'the shed', with: ['child', 'friend', 'mare', 'gunnel'] },
    { id: 'two-backs', part: 'last', at: 'the gate', with: ['child', 'friend', 'mare', 'adult'], pays: ['horses', 'rest'] },
  ],
  pictures: [
    {
      beats: ['the-cellar', 'the-notice', 'the-ditch'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'vaulting-horse', holding: 'carrot', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'vaulting-horse', feeling: 'curious', faces: 'right' },
        { who: 'man', called: 'olle', at: 'right', act: 'points-at', to: 'vaulting-horse', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'vaulting-horse', at: 'centre' }],
    },
    {
      beats: ['the-ditch', 'gone'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'friend', at: 'near', act: 'reaches-for', to: 'vaulting-horse', holding: 'blanket', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'vaulting-horse', holding: 'carrot', feeling: 'sad', faces: 'right' },
        { who: 'horse', called: 'mare', at: 'right', act: 'stands', size: 'child', colour: 'grey', feeling: 'sad', faces: 'right' },
      ],
      things: [
        { what: 'vaulting-horse', at: 'centre' },
      ],
    },
    {
      beats: ['the-brush', 'the-corner', 'her-turn'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'vaulting-horse', holding: 'comb', feeling: 'calm', faces: 'right' },
        { who: 'horse', called: 'mare', at: 'right', act: 'looks-at', to: 'child', colour: 'grey', feeling: 'curious', faces: 'left' },
        { who: 'friend', at: 'far', act: 'waves', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'vaulting-horse', at: 'centre' }],
    },
  ],
});
