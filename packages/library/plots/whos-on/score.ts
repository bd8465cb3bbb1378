import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whos-on',
  premise:
    'A child roars when the tablet is turned off, until the pet sits on it, and in the black there is somebody with a very big mouth, and behind it somebody who has waited with a sock; the next evening the child presses the button, to see who is on.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { onlyAsked: true, concepts: ['screen-time'] },
  nights: {
    place: 'a sofa before the teeth',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'turning it off oneself to see who has been waiting',
    feeling: 'furious at being stopped',
    sleep: false,
    endsInBed: true,
  },
  alike: ['enough-for-today', 'still-on-the-bridge'],
  contains: ['cat', 'dark'],
  registry: {
    idea: 'a black screen shows whoever looks into it, and whoever has waited behind',
    device: 'turning off is the beginning of the other programme',
    objects: ['digger on a tablet', 'playing sock', 'big mouth in the black'],
    joke: 'what are you watching – us; is it good',
    ending: 'the lamp is turned off with one’s own finger, and who is on purrs',
  },
  beats: [
    { id: 'one-more-hole', part: 'open', at: 'the sofa', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['click'] },
    { id: 'sat-on-it', part: 'stir', at: 'the sofa', with: ['child', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'somebody-in-there', part: 'turn', at: 'the sofa', with: ['child', 'pet'], plants: ['sock'] },
    { id: 'i-like-this-bit', part: 'lull', at: 'the sofa', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder'], plants: ['bit'] },
    { id: 'i-want-to-know', part: 'try', at: 'the sofa', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'whos-on', part: 'turn', at: 'the sofa', with: ['child', 'pet', 'friend', 'adult', 'elder', 'minder'], pays: ['sock'] },
    { id: 'something-soft', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'minder'], pays: ['click', 'bit'] },
  ],
  pictures: [
    {
      beats: ['sat-on-it'],
      framing: 'middle',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits-on', to: 'tablet', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'tablet', at: 'right' }],
    },
    {
      beats: ['i-like-this-bit', 'somebody-in-there'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'tablet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'tablet', at: 'left' }],
    },
    {
      beats: ['whos-on', 'i-want-to-know'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'sock', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'walks', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'sock', at: 'centre' }],
    },
  ],
});
