import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-good-time',
  premise:
    'A grandparent who always says what is coming shouts “Wall!” when the child swims in backwards; on the day of the trial the child says “don’t know” when asked who that is, under a roof that carries everything, and has to ask for the shout back in front of everybody.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [37, 40], en: [32, 36] },
  ages: [11, 12],
  leads: ['elder'],
  nights: { place: 'the swimming baths', indoors: true, tone: 'funny-tender', mechanism: 'asking aloud for what one was ashamed of', feeling: 'ashamed', sleep: false, endsInBed: true },
  votes: { sv: [0, 3], en: [0, 3] },
  contains: [],
  registry: {
    idea: 'somebody who always says what is coming is the only one who can tell a swimmer on the back where the wall is',
    device: 'what is denied in a low voice is carried by the roof, and so is the sorry',
    objects: ['banana that somebody seems to have left in a hand', 'bathing things that are worn in case', 'hand held across a mouth like a door', 'bench by a radiator'],
    joke: 'shout what? there’s all sorts coming',
    ending: 'pillow, and then lamp, in good time, and it is put out',
  },
  beats: [
    { id: 'kerb', part: 'open', at: 'the swimming baths', with: ['child', 'elder'], refrain: true, plants: ['kerb', 'flags'] },
    { id: 'a-small-lie', part: 'stir', at: 'home', with: ['child', 'elder', 'lad', 'girl'], plants: ['lie'] },
    { id: 'dont-know', part: 'stir', at: 'the swimming baths', with: ['child', 'elder', 'girl'], plants: ['know', 'roof'] },
    { id: 'bonk', part: 'try', at: 'the swimming baths', with: ['child', 'coach'], pays: ['flags'] },
    { id: 'the-hand', part: 'lull', at: 'the swimming baths', with: ['child', 'elder', 'coach'] },
    { id: 'all-sorts', part: 'turn', at: 'the swimming baths', with: ['child', 'elder'], pays: ['lie', 'roof'] },
    { id: 'wall', part: 'turn', at: 'the swimming baths', with: ['child', 'elder', 'lad', 'coach'], refrain: true },
    { id: 'hoarse', part: 'back', at: 'the swimming baths', with: ['child', 'girl', 'elder'], pays: ['kerb'], refrain: true },
    { id: 'lamp', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['know'], refrain: true },
  ],
  pictures: [
    {
      beats: ['dont-know', 'a-small-lie', 'kerb'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'waves', holding: 'banana', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'afraid', faces: 'right' },
        { who: 'swimmer', called: 'girl', at: 'near', act: 'looks-at', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-hand', 'bonk', 'all-sorts'],
      framing: 'over-shoulder',
      world: 'swimming-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'stands', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['wall', 'all-sorts', 'hoarse'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'swims', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'calls-to', to: 'child', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
