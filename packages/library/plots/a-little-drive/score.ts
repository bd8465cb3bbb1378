import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-little-drive',
  premise:
    'A robot who only tells the truth has been brought back four times, and each time was told that they were going for a little drive; the child tells him the truth instead, and at night his is the only no that one can put one’s feet on.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { relation: 'tells-the-truth', nouns: ['robot'] },
  fits: 'pet.cat / !pet',
  standIns: { pet: 'cat' },
  nights: {
    place: 'home, from the supper table to the bed',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a no that can be believed, because it comes from somebody who cannot fib',
    feeling: 'brought back',
    sleep: false,
    endsInBed: true,
  },
  contains: ['robot', 'cat', 'dark'],
  registry: {
    idea: 'a robot who only tells the truth has been lied to, four times, about a little drive',
    device: 'whoever cannot fib is believed about what is under the bed',
    objects: ['box with four stickers', 'drawing that is a very good potato', 'half a biscuit in a cat', 'soup that smells of wet cardigan'],
    joke: 'it is a very good potato; it is the cat; then no',
    ending: 'it was out of tune, please do it again',
  },
  beats: [
    { id: 'brought-back', part: 'open', at: 'the jumble sale', with: ['child', 'robot', 'elder', 'elder2', 'friend'], plants: ['truth'] },
    { id: 'wet-cardigan', part: 'stir', at: 'the table', with: ['robot', 'adult', 'elder', 'minder'] },
    { id: 'a-very-good-potato', part: 'stir', at: 'home', with: ['child', 'robot', 'pet'], plants: ['potato'] },
    { id: 'by-the-door', part: 'turn', at: 'the hall', with: ['child', 'robot'], plants: ['drive'], pays: ['potato'] },
    { id: 'scritch', part: 'try', at: 'the bedroom', with: ['child', 'robot', 'adult', 'elder', 'minder'] },
    { id: 'three-things', part: 'turn', at: 'the bedroom', with: ['child', 'robot', 'pet'], pays: ['truth'] },
    { id: 'a-cat-on-me', part: 'back', at: 'the bedroom', with: ['child', 'robot', 'pet'], pays: ['drive'] },
    { id: 'out-of-tune', part: 'last', at: 'bed', with: ['child', 'robot', 'pet', 'adult', 'elder', 'minder'] },
  ],
  pictures: [
    {
      beats: ['a-very-good-potato', 'wet-cardigan'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'drawing', feeling: 'proud', faces: 'right' },
        { who: 'robot', at: 'right', act: 'looks-at', to: 'drawing', size: 'small', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['by-the-door'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'robot', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'box', at: 'right' }],
    },
    {
      beats: ['a-cat-on-me', 'three-things'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'robot', at: 'right', act: 'talks-to', to: 'child', size: 'small', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits-on', to: 'robot', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
