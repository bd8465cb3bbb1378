import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'stood-where-he-stood',
  premise:
    'A horse has put his hoof on a hat and leans into whoever pushes him, since he thinks it is a cuddle; only for a fly does he lift a foot, so the child buzzes and pulls the ribbon.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [11, 27], en: [14, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['horse'] },
  nights: {
    place: 'the gate of a paddock',
    indoors: false,
    tone: 'funny',
    mechanism: 'being a fly aloud and pulling at the right moment',
    feeling: 'impatient',
    sleep: false, endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['horse'],
  registry: {
    idea: 'a horse on a hat leans on whoever pushes him and moves for nothing but a fly',
    device: 'ear, tail, hoof: a child who buzzes louder and louder gets a foot lifted',
    objects: ['blue sun hat with a long ribbon', 'hoof mark like a moon on a hat'],
    joke: 'come back, you were on the wrong leg',
    ending: 'he stands where he stood, and now it is sleeping',
  },
  beats: [
    { id: 'the-ribbon', part: 'open', at: 'the gate', with: ['child', 'horse', 'friend'], plants: ['ribbon'], refrain: true },
    { id: 'a-cuddle', part: 'try', at: 'the gate', with: ['child', 'horse', 'owner', 'elder', 'elder2'], refrain: true },
    { id: 'the-wrong-leg', part: 'stir', at: 'the gate', with: ['child', 'horse', 'pet'], plants: ['fly'], refrain: true },
    { id: 'bzzz', part: 'turn', at: 'the gate', with: ['child', 'horse', 'owner'], pays: ['fly'], refrain: true },
    { id: 'pull', part: 'turn', at: 'the gate', with: ['child', 'horse', 'owner', 'adult'], pays: ['ribbon'], refrain: true },
    { id: 'a-horse-hat', part: 'down', at: 'the gate', with: ['child', 'horse', 'pet'] },
    { id: 'stood', part: 'last', at: 'the gate', with: ['child', 'horse', 'owner'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-ribbon', 'a-cuddle', 'the-wrong-leg'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'angry', faces: 'right' },
        { who: 'horse', at: 'centre', act: 'stands-on', to: 'hat', colour: 'brown', feeling: 'calm', faces: 'left', called: 'horse' },
        { who: 'woman', at: 'right', act: 'pushes', to: 'horse', feeling: 'surprised', faces: 'left', called: 'owner' },
      ],
      things: [
        { what: 'hat', at: 'centre' },
        { what: 'gate', at: 'left' },
      ],
    },
    {
      beats: ['the-wrong-leg', 'bzzz'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'horse', feeling: 'proud', faces: 'right' },
        { who: 'horse', at: 'centre', act: 'stands', colour: 'brown', feeling: 'surprised', faces: 'left', called: 'horse' },
        { who: 'fly', at: 'centre', act: 'sits-on', to: 'horse', size: 'tiny', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'left' }],
    },
    {
      beats: ['pull', 'a-horse-hat'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'wears', to: 'hat', feeling: 'laughing', faces: 'right' },
        { who: 'horse', at: 'right', act: 'looks-at', to: 'child', colour: 'brown', feeling: 'sleepy', faces: 'left', called: 'horse' },
      ],
    },
  ],
});
