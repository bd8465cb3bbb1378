import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'never-shove-a-zip',
  premise:
    'A grandparent who can mend any zip is caught in one with the head out of the tent and cannot see it; rain is coming and so are the scissors, and the child, who writes it all in the camping log, has the answer on black fingers.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [10, 34], en: [6, 40] },
  ages: [8, 10],
  leads: ['elder'],
  seasons: ['spring', 'summer', 'autumn'],
  alike: ['steady-little-toe'],
  nights: { place: 'a campsite', indoors: false, tone: 'funny', mechanism: 'being the eyes and hands of somebody who knows how', feeling: 'worried', sleep: false },
  contains: [],
  registry: {
    idea: 'somebody who can mend any zip cannot see the one under their own chin, and a head lies in the grass outside a tent',
    device: 'pencil makes a zip slide, and the fingers that keep the log are black with it',
    objects: ['camping log', 'ducks on pyjamas', 'very large scissors', 'inside handle held up by nobody who can see it'],
    joke: 'how many ducks has it eaten? one, it is starting on the next',
    ending: 'the zip shuts the whole night out, good night is written in the log, and the torch is put out',
  },
  beats: [
    { id: 'head-out', part: 'open', at: 'the tent', with: ['child', 'elder'], plants: ['log', 'pencil', 'rest'] },
    { id: 'nk', part: 'stir', at: 'the tent', with: ['child', 'elder'], refrain: true },
    { id: 'evening', part: 'try', at: 'the tent', with: ['child', 'elder', 'pet'] },
    { id: 'two-seconds', part: 'try', at: 'the tent', with: ['elder', 'warden'], plants: ['scissors', 'sea'] },
    { id: 'said-no', part: 'try', at: 'the tent', with: ['child', 'elder'], plants: ['friends'] },
    { id: 'ducks', part: 'try', at: 'the tent', with: ['child', 'elder'] },
    { id: 'plip', part: 'lull', at: 'the tent', with: ['child', 'elder'], pays: ['scissors'] },
    { id: 'slippery', part: 'turn', at: 'the tent', with: ['child', 'elder'], pays: ['pencil', 'sea'] },
    { id: 'last-friends', part: 'turn', at: 'the tent', with: ['child', 'elder'], pays: ['friends'], refrain: true },
    { id: 'good-night', part: 'last', at: 'in the tent', with: ['child', 'elder'], pays: ['log', 'rest'], refrain: true },
  ],
  pictures: [
    {
      beats: ['evening', 'nk', 'two-seconds'],
      framing: 'wide',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'centre', act: 'lies-on-stomach', feeling: 'calm', faces: 'right' },
        { who: 'man', at: 'right', act: 'looks-at', to: 'elder', holding: 'bucket', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'near', act: 'writes', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'tent', at: 'left' }],
    },
    {
      beats: ['ducks', 'said-no', 'two-seconds', 'plip'],
      framing: 'close',
      world: 'forest',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', holding: 'flashlight', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['slippery', 'last-friends', 'plip'],
      framing: 'middle',
      world: 'forest',
      time: 'dusk',
      light: 'lantern',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', holding: 'pencil', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'tent', at: 'right' }],
    },
  ],
});
