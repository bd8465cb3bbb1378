import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-house-said-it',
  premise: 'A new house creaks because it knows nobody yet, so the child says good day to every sound; the one that knocks in the night is a warm radiator which nobody greeted, and it has the teddy.',
  writtenFirstIn: 'en',
  putBefore: { sv: [28, 33], en: [29, 35] },
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['moving'] },
  nights: { place: 'home', indoors: true, tone: 'tender', mechanism: 'saying good day to what one hears', feeling: 'worried', sleep: true, endsInBed: true },
  contains: ['dark', 'teddy'],
  registry: {
    idea: 'a house one has moved to does not know anybody yet',
    device: 'every sound is greeted and is known in the dark',
    objects: ['radiator under the stairs', 'squeaky door', 'tap that says drip', 'lost box'],
    joke: 'lots of coffee',
    ending: 'the radiator says the name in its own language',
  },
  beats: [
    { id: 'eek', part: 'open', at: 'the hall', with: ['child', 'adult', 'pet'], plants: ['teddy'] },
    { id: 'i-live-here-now', part: 'try', at: 'the new house', with: ['child', 'adult', 'friend', 'elder', 'pet'], plants: ['sounds'] },
    { id: 'bonk', part: 'lull', at: 'bed', with: ['child', 'adult'] },
    { id: 'through-the-dark', part: 'turn', at: 'the new house', with: ['child', 'adult'], pays: ['sounds'] },
    { id: 'under-the-stairs', part: 'turn', at: 'the cupboard', with: ['child', 'adult'], pays: ['teddy'] },
    { id: 'it-said-it', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['eek', 'i-live-here-now'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy' },
        { who: 'adult', at: 'right', act: 'carries', to: 'box', anyway: true },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
      things: [{ what: 'boxes', at: 'right' }],
    },
    {
      beats: ['bonk', 'through-the-dark'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'adult', feeling: 'afraid' },
        { who: 'adult', at: 'left', act: 'walks', feeling: 'curious', anyway: true },
      ],
      things: [{ what: 'boxes', at: 'right' }],
    },
    {
      beats: ['under-the-stairs', 'it-said-it'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'teddy', feeling: 'happy' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', anyway: true },
      ],
    },
  ],
});
