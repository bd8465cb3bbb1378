import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-fridge-ran-all-night',
  premise:
    'The first night at the grandparent’s something is missing in the dark: the fridge at home, that says brrr and clonk; the grandparent is a fridge all evening, light and all, and falls asleep, and the child has to be one, until an answer comes out of the sleeper that is nearly a clonk.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [12, 12], en: [12, 12] },
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['sleepover', 'grandparents-house', 'homesick'] },
  alike: ['the-sleep-that-stayed-at-home'],
  nights: { place: 'the grandparent’s bed', indoors: true, tone: 'funny-tender', mechanism: 'being a fridge, from low down in the tummy', feeling: 'homesick', sleep: true },
  contains: [],
  registry: {
    idea: 'what is missing the first night away is the sound of the fridge, and a grandparent has to be it',
    device: 'a lump in the throat comes loose when one hums so low that all of one shakes',
    objects: ['new fridge without a peep', 'dressing gown with a light in it', 'headboard that says clonk'],
    joke: 'shut the door, or the milk will get warm',
    ending: 'a dressing gown is buttoned for the milk’s sake, and the snoring runs all night',
  },
  beats: [
    { id: 'packed-alone', part: 'open', at: 'the grandparent’s', with: ['child', 'elder', 'elder2', 'friend'], plants: ['torch', 'rabbit'] },
    { id: 'something-missing', part: 'stir', at: 'bed', with: ['child', 'elder', 'pet'] },
    { id: 'not-plonk', part: 'try', at: 'bed', with: ['child', 'elder'], plants: ['clonk'], refrain: true },
    { id: 'a-light-as-well', part: 'try', at: 'bed', with: ['child', 'elder'], pays: ['torch'], plants: ['milk'], refrain: true },
    { id: 'no-clonk', part: 'lull', at: 'bed', with: ['child', 'elder', 'adult'], refrain: true },
    { id: 'from-the-tummy', part: 'turn', at: 'bed', with: ['child', 'elder'], pays: ['rabbit'], refrain: true },
    { id: 'kch', part: 'back', at: 'bed', with: ['child', 'elder'], pays: ['clonk'], refrain: true },
    { id: 'all-night', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['milk'] },
  ],
  pictures: [
    {
      beats: ['something-missing', 'not-plonk'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', holding: 'toy-rabbit', feeling: 'sad', faces: 'left' },
        { who: 'elder', at: 'left', act: 'holds-up', to: 'alarm-clock', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['a-light-as-well', 'not-plonk', 'no-clonk'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'elder', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'flashlight', feeling: 'proud', faces: 'left' },
      ],
    },
    {
      beats: ['from-the-tummy', 'kch'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'elder', at: 'bed', act: 'sleeps', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'sings', holding: 'toy-rabbit', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
