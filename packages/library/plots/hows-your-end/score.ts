import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hows-your-end',
  premise:
    'Two who have fallen out carry a canoe upside down with a head in each end, and as they cannot see each other’s faces the front must ask every twenty steps how the other end is; one lets go without saying, and finds out whose end has been the heavy one since September.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [6, 12], en: [7, 12] },
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['quarrel', 'angry'] },
  alike: ['left-on-read', 'change-sides'],
  nights: {
    place: 'a path to a river',
    indoors: false,
    tone: 'dry-tender',
    mechanism: 'changing ends, and asking how it is in the other one',
    feeling: 'angry',
    sleep: false,
    seasons: ['spring', 'autumn'], endsOnRefrain: true,
  },
  contains: ['angry'],
  registry: {
    idea: 'two who are not speaking have their heads in the same canoe, and must ask each other how the other end is',
    device: 'whoever takes the other’s end finds out that it weighs twice as much',
    objects: ['canoe with four legs', 'end with the metal in it', 'swan in a comedy set', 'plaster on an elbow'],
    joke: 'you don’t ask for a joke, it’s not a library book',
    ending: 'how’s your end is asked in a minibus, where there is no canoe',
  },
  beats: [
    { id: 'upside-down', part: 'open', at: 'the canoe club', with: ['child', 'marcus', 'dilys', 'friend'], plants: ['end', 'fine'], refrain: true },
    { id: 'on-thursday', part: 'stir', at: 'the minibus', with: ['child', 'marcus', 'dilys', 'pet'], plants: ['mum', 'watch'] },
    { id: 'a-set', part: 'try', at: 'the path to the river', with: ['child', 'marcus'], plants: ['set'], refrain: true },
    { id: 'letting-go', part: 'lull', at: 'the path to the river', with: ['child', 'marcus'] },
    { id: 'the-metal-in', part: 'turn', at: 'the path to the river', with: ['child', 'marcus'], pays: ['end'] },
    { id: 'how-is-yours', part: 'turn', at: 'the path to the river', with: ['child', 'marcus'], refrain: true },
    { id: 'loud-and-clear', part: 'back', at: 'the minibus', with: ['child', 'marcus', 'dilys', 'friend'], pays: ['mum', 'set'] },
    { id: 'no-really', part: 'last', at: 'the minibus', with: ['child', 'marcus', 'adult', 'elder', 'elder2', 'friend'], pays: ['watch', 'fine'], refrain: true },
  ],
  pictures: [
    {
      beats: ['upside-down', 'a-set', 'on-thursday'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'canoe', feeling: 'angry', faces: 'right' },
        { who: 'boy', called: 'marcus', at: 'right', act: 'carries', to: 'canoe', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'centre', size: 'big', colour: 'green' }],
    },
    {
      beats: ['letting-go', 'the-metal-in'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'sad', faces: 'right' },
        { who: 'boy', called: 'marcus', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'canoe', at: 'far', size: 'big', colour: 'green' }],
    },
    {
      beats: ['loud-and-clear', 'how-is-yours'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'boy', called: 'marcus', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'far', size: 'big', colour: 'green' }],
    },
  ],
});
