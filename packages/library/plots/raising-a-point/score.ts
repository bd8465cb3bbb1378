import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'raising-a-point',
  premise:
    'Everybody whispers on a birthday because of the neighbour who bangs on the pipe and the note about noise; the child hears that the cat is not complaining, the drummer counts the bangs, and it turns out that she has been answering.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['birthday'] },
  nights: {
    place: 'two floors of a house',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'counting the bangs and going down with the cake',
    feeling: 'afraid of losing somebody',
    sleep: false,
    endsInBed: true,
  },
  contains: ['birthday', 'cat'],
  registry: {
    idea: 'a neighbour who bangs on the heating pipe is not complaining but answering, so that a cat shall know there is somebody in',
    device: 'the bangs are counted, and this morning there were as many as there were hoorays',
    objects: ['heating pipe that bangs', 'note on the doormat', 'drumsticks in a back pocket', 'wooden spoon on a nail'],
    joke: 'a cat does not miaow but raises a point, with several sub-points',
    ending: 'two soft bangs from below, and a crooked finger in the dark that answers',
  },
  beats: [
    { id: 'a-whisper', part: 'open', at: 'home', with: ['child', 'adult', 'minder', 'pet', 'lady'], plants: ['hoorays'] },
    { id: 'a-note', part: 'stir', at: 'home', with: ['child', 'adult', 'minder', 'lady', 'elder', 'elder2'], plants: ['town'] },
    { id: 'drumsticks', part: 'stir', at: 'home', with: ['child', 'friend', 'elder'], plants: ['sticks'] },
    { id: 'told', part: 'try', at: 'home', with: ['child', 'friend', 'pet'] },
    { id: 'a-hook-on-the-end', part: 'lull', at: 'home', with: ['child', 'friend', 'pet'] },
    { id: 'how-many', part: 'turn', at: 'home', with: ['child', 'friend'], pays: ['hoorays'] },
    { id: 'the-chain', part: 'turn', at: 'the stairs', with: ['child', 'lady', 'adult', 'minder'], pays: ['town'] },
    { id: 'somebody-in', part: 'back', at: 'the stairs', with: ['child', 'friend', 'lady', 'pet'] },
    { id: 'her-chair', part: 'back', at: 'the neighbour’s kitchen', with: ['child', 'lady', 'pet'] },
    { id: 'crooked-finger', part: 'last', at: 'bed', with: ['child', 'friend', 'lady', 'pet'], pays: ['sticks'] },
  ],
  pictures: [
    {
      beats: ['drumsticks', 'a-note', 'told'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'cake', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'eats', to: 'cake', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-hook-on-the-end', 'how-many', 'told'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'calls-to', to: 'child', anyway: true, faces: 'left' },
      ],
    },
    {
      beats: ['somebody-in', 'the-chain', 'her-chair'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-lady', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'lady', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'old-lady', anyway: true, faces: 'right' },
      ],
    },
  ],
});
