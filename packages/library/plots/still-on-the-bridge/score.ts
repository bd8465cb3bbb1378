import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'still-on-the-bridge',
  premise:
    'A train in a tablet always has one more station, so a child can only ever be nearly done, and the cat makes it worse every evening; when the child will not let go of the black tablet the cat lies down on it, for it is warm, and that is what it has been waiting for.',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'cat' },
  wish: { onlyAsked: true, concepts: ['screen-time'] },
  nights: {
    place: 'a rug and a hall floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'feeling with a hand when a tablet is warm enough for a cat',
    feeling: 'angry',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['cat'],
  registry: {
    idea: 'whoever is in the way of a tablet every evening is waiting for it to be done, because then it is warm',
    device: 'a thing that never comes to an end is done when it is as warm as a bun',
    objects: ['red train on a bridge', 'tablet carried flat like a tray of buns', 'tablet on top of a bookcase', 'doormat with grit on it'],
    joke: 'it could not be done, only nearly done',
    ending: 'nearly, on behalf of somebody who has just got warm',
  },
  beats: [
    { id: 'one-more-station', part: 'open', at: 'the rug', with: ['child', 'adult', 'elder', 'aunt', 'friend'], plants: ['nearly'], refrain: true },
    { id: 'backwards', part: 'stir', at: 'the rug', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'aunt'], plants: ['pet-wants'] },
    { id: 'the-bookcase', part: 'stir', at: 'the rug', with: ['child', 'pet', 'adult', 'elder', 'aunt'] },
    { id: 'black', part: 'try', at: 'the rug', with: ['child', 'adult', 'elder', 'aunt'] },
    { id: 'right-in-the-middle', part: 'turn', at: 'the rug', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'aunt'], pays: ['pet-wants'] },
    { id: 'waiting', part: 'try', at: 'the rug', with: ['child', 'pet', 'friend'], refrain: true },
    { id: 'the-bridge', part: 'lull', at: 'the rug', with: ['child', 'pet'], plants: ['bridge'], refrain: true },
    { id: 'by-itself', part: 'turn', at: 'the rug', with: ['child'] },
    { id: 'warm-side-up', part: 'back', at: 'the hall', with: ['child', 'pet'] },
    { id: 'nearly', part: 'last', at: 'the hall', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'aunt'], pays: ['nearly', 'bridge'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-bookcase', 'backwards'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'bookshelf', feeling: 'sad', faces: 'right', anyway: true },
      ],
      things: [{ what: 'bookshelf', at: 'right', size: 'big' }],
    },
    {
      beats: ['right-in-the-middle', 'black'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'pats', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sleeps', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['warm-side-up', 'by-itself'],
      framing: 'from-above',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'pet', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'boots', at: 'far' }],
    },
  ],
});
