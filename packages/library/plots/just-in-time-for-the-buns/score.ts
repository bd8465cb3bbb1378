import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-in-time-for-the-buns',
  premise:
    'Whoever is last in the Lucia procession sees only backs, till it runs into a wall in the laundry and the crown goes out; an old conductor knows that a train never turns round but takes its engine at the other end, and the only light is there.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [5, 12], en: [4, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['lucia', 'christmas'] },
  nights: {
    place: 'a home for the old',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'turning round on the spot and singing in front',
    feeling: 'sad to be last',
    sleep: false,
    seasons: ['winter'],
  },
  alike: ['ten-hats'],
  contains: ['lucia', 'christmas', 'dark'],
  registry: {
    idea: 'an old conductor takes the Lucia train for a train, and runs it as one',
    device: 'a train in a dead end needs only its engine at the other end, and the last one has the light',
    objects: ['battery candle', 'pocket watch', 'crown that blinks twice and goes out', 'cupboards in a laundry'],
    joke: 'the gingerbread man is the restaurant car',
    ending: 'arrived, just in time for the buns',
  },
  beats: [
    { id: 'only-backs', part: 'open', at: 'the home', with: ['child', 'friend', 'pet'], plants: ['backs', 'candle'] },
    { id: 'which-platform', part: 'stir', at: 'the home', with: ['child', 'conductor'], plants: ['late'] },
    { id: 'right-away', part: 'stir', at: 'the home', with: ['child', 'conductor', 'friend', 'pet'], refrain: true },
    { id: 'a-wall', part: 'try', at: 'the laundry', with: ['friend'] },
    { id: 'no-way-out', part: 'try', at: 'the laundry', with: ['friend'] },
    { id: 'two-ends', part: 'lull', at: 'the laundry', with: ['child', 'conductor'], pays: ['candle'] },
    { id: 'every-carriage', part: 'turn', at: 'the laundry', with: ['child', 'conductor', 'friend'], refrain: true },
    { id: 'there-is-lucia', part: 'back', at: 'the dining room', with: ['child', 'elder', 'elder2'], pays: ['backs'] },
    { id: 'in-time', part: 'last', at: 'the dining room', with: ['child', 'friend', 'conductor'], pays: ['late'] },
  ],
  pictures: [
    {
      beats: ['which-platform', 'right-away', 'only-backs'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'train-driver', holding: 'candle', feeling: 'surprised', faces: 'right' },
        { who: 'train-driver', called: 'conductor', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['two-ends', 'no-way-out', 'a-wall'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'train-driver', holding: 'candle', feeling: 'afraid', faces: 'right' },
        { who: 'train-driver', called: 'conductor', at: 'right', act: 'thinks', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['every-carriage', 'there-is-lucia', 'two-ends'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'candle', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'wears', to: 'crown', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
