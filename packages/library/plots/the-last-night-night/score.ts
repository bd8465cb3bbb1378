import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-last-night-night',
  premise:
    'Three very polite dinosaurs roar night-night at each other and wake each other up, since whoever is told it must say it back; a child says it so softly that it can only be breathed, and gives the smallest the last one.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  nights: {
    place: 'a park with a pond',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying it so softly that it can only be breathed back',
    feeling: 'tired',
    sleep: true, endsOnRefrain: true,
  },
  putBefore: { sv: [4, 12], en: [3, 12] },
  alike: ['goodnight-end'],
  contains: ['dinosaur'],
  registry: {
    idea: 'night-night has to be said back, so polite dinosaurs keep roaring each other awake',
    device: 'what is said in a whisper can only be breathed back, and wakes nobody',
    objects: ['ducks that fall off their island', 'hat in a pond', 'mouth that is shut to keep a word in'],
    joke: 'NIGHT-NIGHT! very politely',
    ending: 'night-night, and the child breathes it back',
  },
  beats: [
    { id: 'three-dinosaurs', part: 'open', at: 'the park', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'dinosaur'], plants: ['ducks'] },
    { id: 'very-polite', part: 'stir', at: 'the park', with: ['dinosaur'], refrain: true },
    { id: 'boom-boom-boom', part: 'try', at: 'the park', with: ['keeper', 'dinosaur'], refrain: true },
    { id: 'a-rug-each', part: 'try', at: 'the park', with: ['keeper', 'dinosaur'], if: 'age>=5', refrain: true },
    { id: 'be-quiet', part: 'try', at: 'the park', with: ['keeper', 'dinosaur'], plants: ['hat'], refrain: true },
    { id: 'so-tired', part: 'lull', at: 'the park', with: ['child', 'dinosaur'], plants: ['the last one'] },
    { id: 'just-for-him', part: 'turn', at: 'the park', with: ['child', 'adult', 'elder', 'minder', 'pet', 'dinosaur'], plants: ['stroke'], refrain: true },
    { id: 'its-yours', part: 'turn', at: 'the park', with: ['child', 'dinosaur'], pays: ['the last one'], refrain: true },
    { id: 'on-the-bench', part: 'last', at: 'the park', with: ['child', 'adult', 'elder', 'minder', 'keeper', 'friend'], pays: ['ducks', 'hat', 'stroke'], refrain: true },
  ],
  pictures: [
    {
      beats: ['very-polite', 'three-dinosaurs', 'boom-boom-boom'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'dinosaur', at: 'left', act: 'calls-to', to: 'triceratops', size: 'huge', feeling: 'happy', faces: 'right' },
        { who: 'triceratops', at: 'right', act: 'calls-to', to: 'dinosaur', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'tyrannosaurus', at: 'centre', act: 'stands', size: 'small', feeling: 'laughing' },
      ],
    },
    {
      beats: ['just-for-him', 'so-tired', 'its-yours'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'dinosaur', feeling: 'calm', faces: 'right' },
        { who: 'dinosaur', at: 'right', act: 'lies-on-stomach', size: 'big', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['its-yours', 'on-the-bench', 'just-for-him'],
      framing: 'close',
      world: 'park',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'tyrannosaurus', feeling: 'calm', faces: 'right' },
        { who: 'tyrannosaurus', at: 'right', act: 'sleeps', size: 'small', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
