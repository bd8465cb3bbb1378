import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mostly-corn',
  premise:
    'A child has promised the class a living dinosaur and brings the neighbour’s hen, and everybody laughs, till she hunts the one who laughed loudest through the dining hall and he calls her what she is; then she is only frightened, by an open door, and the child makes it night.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [5, 36], en: [27, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['dinosaur', 'hen'] },
  nights: { place: 'a school dining hall', indoors: true, tone: 'funny', mechanism: 'making night in the middle of the day', feeling: 'ashamed', sleep: false, endsInBed: true },
  votes: { sv: [3, 3] },
  contains: ['dinosaur', 'hen'],
  registry: {
    idea: 'the living dinosaur that was promised is a hen, and whoever denied it calls for help against the dinosaur',
    device: 'birds sit still in the dark, so a hundred children sit in it and hold their breath',
    objects: ['cage under a towel', 'fistful of corn', 'orange eye that does not blink', 'black curtains of a dining hall'],
    joke: 'what have you got in your hand? nothing. … corn',
    ending: 'a fossil fell asleep with its head under its arm, and the lamp of a henhouse is put out on five dinosaurs',
  },
  beats: [
    { id: 'dinosaurs-are-dead', part: 'open', at: 'the classroom', with: ['child', 'rival', 'pet'], plants: ['dead'] },
    { id: 'thats-a-hen', part: 'stir', at: 'the classroom', with: ['child', 'rival', 'teacher', 'hen', 'elder', 'elder2'], plants: ['corn', 'toes'] },
    { id: 'like-a-cushion', part: 'lull', at: 'the dining hall', with: ['child', 'neighbour', 'friend', 'pet'], plants: ['dark'] },
    { id: 'take-it-away', part: 'try', at: 'the dining hall', with: ['child', 'rival', 'hen'], pays: ['dead', 'corn'] },
    { id: 'a-small-hen', part: 'try', at: 'the dining hall', with: ['child', 'rival', 'hen'] },
    { id: 'make-it-night', part: 'turn', at: 'the dining hall', with: ['child', 'rival', 'teacher', 'hen', 'friend'], pays: ['dark'] },
    { id: 'in-the-dark', part: 'turn', at: 'the dining hall', with: ['child', 'rival', 'hen'], pays: ['toes'] },
    { id: 'all-five', part: 'last', at: 'the henhouse', with: ['child', 'rival', 'neighbour', 'hen', 'adult'] },
  ],
  pictures: [
    {
      beats: ['thats-a-hen', 'like-a-cushion'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'hen', feeling: 'proud', faces: 'right' },
        { who: 'hen', called: 'hen', at: 'centre', act: 'looks-at', to: 'boy', feeling: 'angry', faces: 'right' },
        { who: 'boy', called: 'rival', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['take-it-away', 'a-small-hen'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'rival', at: 'right', act: 'runs', feeling: 'afraid', faces: 'right' },
        { who: 'hen', called: 'hen', at: 'centre', act: 'chases', to: 'boy', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['in-the-dark', 'make-it-night'],
      framing: 'close',
      world: 'sports-hall',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'hen', feeling: 'happy', faces: 'right' },
        { who: 'hen', called: 'hen', at: 'centre', act: 'sits', feeling: 'calm', faces: 'left' },
        { who: 'boy', called: 'rival', at: 'right', act: 'whispers-to', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});
