import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-hasnt-got-a-belly',
  premise:
    'A friend out of whom words just fall reads a note about buns at a glance and sends two hungry children to the rubbish; the child who reads so slowly that one can count the lamps reads every letter, and finds what is missing in the last word.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['learning-to-read'] },
  nights: {
    place: 'a kitchen with a note',
    indoors: true,
    tone: 'funny-true',
    mechanism: 'a finger under every letter',
    feeling: 'not wanting to read in front of a friend',
    sleep: false, endsInBed: true,
  },
  contains: [],
  registry: {
    idea: 'whoever reads fast guesses, and whoever reads slowly sees what is there',
    device: 'one letter that has not got what the guess must have had',
    objects: ['note about buns', 'porridge from Thursday', 'label in a sweater with somebody inside', 'note on a pillow'],
    joke: 'so hungry I could eat Thursday',
    ending: 'whoever sat in the reading book sits still',
  },
  beats: [
    { id: 'the-hen', part: 'open', at: 'home', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['hen', 'belly'] },
    { id: 'out-of-her', part: 'stir', at: 'home', with: ['child', 'friend', 'elder', 'elder2'] },
    { id: 'a-hole', part: 'stir', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'a-note', part: 'stir', at: 'the kitchen', with: ['child', 'friend'], plants: ['note'] },
    { id: 'the-bin', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'a-finger', part: 'try', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'only-arms', part: 'turn', at: 'the kitchen', with: ['child', 'friend'], pays: ['belly', 'note'] },
    { id: 'not-six', part: 'back', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'hop-in', part: 'down', at: 'bed', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'still', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['hen'] },
  ],
  pictures: [
    {
      beats: ['a-hole', 'out-of-her', 'a-note'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'digs', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'digs', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-bin', 'a-note', 'a-finger'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'bin', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'bin', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bin', at: 'centre' }],
    },
    {
      beats: ['only-arms', 'a-finger', 'not-six'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'letter', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'lies-on-back', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
  ],
});
