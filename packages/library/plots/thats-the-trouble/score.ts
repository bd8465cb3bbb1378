import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-the-trouble',
  premise:
    'A rabbit thumps the whole house awake at a quarter past two every night since the grandparent came, who creeps about so as not to be a bother; what makes no noise is a fox, and the cure is to hurl dough down on the table.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['rabbit'] },
  nights: {
    place: 'a hall floor and a kitchen at night',
    indoors: true,
    tone: 'funny-hushed',
    mechanism: 'making a noise, so as to be known',
    feeling: 'not wanting to be a bother',
    sleep: false,
  },
  votes: { sv: [0, 3], en: [0, 3] },
  putBefore: { sv: [12, 12], en: [4, 12] },
  contains: ['rabbit', 'dark', 'fox'],
  registry: {
    idea: 'the quieter somebody is so as not to wake a house, the more the rabbit warns it',
    device: 'what does not make a noise, if one is a rabbit, is a fox',
    objects: ['felt slippers', 'dough that is hurled down on a table', 'spot by a radiator', 'bag of parsley'],
    joke: 'you can’t move a grandparent; no, and that is written down',
    ending: 'the cups jump in the cupboard, and the whole house sleeps',
  },
  beats: [
    { id: 'thump', part: 'open', at: 'home', with: ['child', 'rabbit', 'adult', 'minder', 'pet'], plants: ['quarter-past'] },
    { id: 'slippers', part: 'stir', at: 'home', with: ['child', 'elder', 'elder2', 'adult', 'minder', 'rabbit'], plants: ['bread', 'slippers'] },
    { id: 'being-honest', part: 'try', at: 'the hall', with: ['child', 'friend', 'rabbit'], plants: ['radiator'] },
    { id: 'parsley', part: 'try', at: 'the hall', with: ['child', 'friend', 'rabbit'] },
    { id: 'what-makes-no-noise', part: 'turn', at: 'the hall', with: ['child', 'friend', 'elder'] },
    { id: 'a-fox', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder', 'rabbit'], pays: ['slippers'] },
    { id: 'bang', part: 'back', at: 'the kitchen', with: ['child', 'elder'], pays: ['bread'] },
    { id: 'end-of-shift', part: 'down', at: 'the kitchen', with: ['child', 'elder', 'rabbit', 'adult', 'minder'] },
    { id: 'a-loaf', part: 'last', at: 'the kitchen', with: ['friend', 'elder', 'elder2', 'pet'], pays: ['radiator', 'quarter-past'] },
  ],
  pictures: [
    {
      beats: ['being-honest', 'slippers', 'parsley'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', holding: 'flashlight', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'listens-to', to: 'friend', feeling: 'sad', faces: 'left' },
        { who: 'rabbit', called: 'rabbit', at: 'near', act: 'sits', size: 'small', colour: 'grey', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['what-makes-no-noise', 'parsley', 'a-fox'],
      framing: 'over-shoulder',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'leans-on', to: 'table', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'table', at: 'right' }],
    },
    {
      beats: ['bang', 'a-fox', 'end-of-shift'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'holds-up', to: 'bowl', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
