import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nine-take-away-seven',
  premise:
    'A lift behind the mops takes a year for every floor, and at minus seven two children are toddlers; there the caretaker’s old dog can still run, and when he sticks in a pipe it takes a two-year-old, who says no to everything and can take off anything.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  // One year for each floor: whoever is younger would be a baby down there.
  ages: [9, 10],
  leads: [],
  wish: { concepts: ['hidden-floor'] },
  nights: {
    place: 'seven floors under a school',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'being small enough for a pipe',
    feeling: 'afraid of the dark',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dark'],
  registry: {
    idea: 'a secret lift that takes one year for each floor has been built so that an old dog can run',
    device: 'if there is anything a two-year-old can do, it is to take things off',
    objects: ['lift with two buttons behind the mops', 'lawn seven floors down under lamps like suns', 'dog collar caught on a screw in a pipe', 'one lock of hair on a caretaker'],
    joke: 'nine take away seven is … many',
    ending: 'shall I help you close your eyes? can do it self',
  },
  beats: [
    { id: 'two-buttons', part: 'open', at: 'the broom cupboard', with: ['child', 'friend'] },
    { id: 'many', part: 'stir', at: 'the lift', with: ['child', 'friend'], plants: ['sum'] },
    { id: 'grass', part: 'try', at: 'minus seven', with: ['child', 'friend', 'caretaker'], plants: ['no'] },
    { id: 'can-still-run', part: 'lull', at: 'minus seven', with: ['child', 'caretaker'] },
    { id: 'no', part: 'try', at: 'the pipe', with: ['child', 'friend', 'caretaker'] },
    { id: 'can-do-it-self', part: 'turn', at: 'the pipe', with: ['child', 'friend'], plants: ['self'] },
    { id: 'round-and-round', part: 'back', at: 'minus seven', with: ['child', 'friend', 'caretaker'] },
    { id: 'i-was-there', part: 'down', at: 'the lift', with: ['child', 'friend', 'caretaker'], pays: ['sum'] },
    { id: 'shall-i-help-you', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['no', 'self'] },
  ],
  pictures: [
    {
      beats: ['grass', 'many', 'can-still-run'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'walks', size: 'tiny', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'man', size: 'tiny', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'man', called: 'caretaker', at: 'right', act: 'lies-on-stomach', size: 'big', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['can-still-run', 'no', 'can-do-it-self'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'man', called: 'caretaker', at: 'right', act: 'talks-to', to: 'child', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', size: 'small', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['round-and-round', 'can-do-it-self', 'i-was-there'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dog', called: 'knut', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'chases', to: 'dog', size: 'small', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'left', act: 'chases', to: 'dog', size: 'small', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
  ],
});
