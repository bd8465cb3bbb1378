import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dont-hush',
  premise:
    'A diplodocus has taken a wrong turning and is stuck in the street, too long to turn and too long to know where her tail is; the tip lies in the duck pond, out of earshot, and only the dog whom everybody hushes is loud enough to steer her home.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['dinosaur'] },
  nights: {
    place: 'a street as long as a diplodocus',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'steering by howls',
    feeling: 'being told to hush',
    sleep: false,
    endsInBed: true,
  },
  alike: ['goodnight-end'],
  contains: ['dinosaur', 'dog', 'duck'],
  registry: {
    idea: 'a diplodocus stuck in a street has to be backed out by somebody who can be heard from one end of her to the other',
    device: 'the noise that everybody hushes is the only one long enough: one for left, two for right, three for a duck',
    objects: ['eye as big as a dinner plate', 'lettuces watered by one tear', 'tail tip in a duck pond', 'coat over a dressing gown'],
    joke: 'three howls mean stop, there’s a duck',
    ending: 'the one who was always hushed is allowed a little one, in answer to the last goodnight',
  },
  beats: [
    { id: 'the-eye', part: 'open', at: 'home', with: ['child', 'visitor', 'pet', 'friend', 'adult', 'minder'], plants: ['hush'] },
    { id: 'a-wrong-turning', part: 'stir', at: 'the garden', with: ['child', 'friend', 'visitor', 'pet'], plants: ['tail'] },
    { id: 'along-the-diplodocus', part: 'try', at: 'the street', with: ['child', 'friend', 'pet', 'adult', 'minder', 'elder', 'elder2'] },
    { id: 'left-a-bit', part: 'try', at: 'the duck pond', with: ['child', 'friend', 'pet'] },
    { id: 'dont-hush', part: 'turn', at: 'the duck pond', with: ['child', 'friend', 'pet', 'visitor', 'adult', 'minder', 'elder', 'elder2'], pays: ['hush'], plants: ['voice'] },
    { id: 'backwards', part: 'turn', at: 'the street', with: ['child', 'visitor', 'pet', 'elder'] },
    { id: 'there-i-am', part: 'back', at: 'the park', with: ['visitor', 'pet'], pays: ['tail'] },
    { id: 'just-a-little-one', part: 'last', at: 'bed', with: ['child', 'friend', 'pet', 'adult', 'minder'], pays: ['voice'] },
  ],
  pictures: [
    {
      beats: ['a-wrong-turning', 'the-eye'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'dinosaur', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'dinosaur', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'dinosaur', called: 'visitor', at: 'right', act: 'cries', size: 'huge', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['left-a-bit', 'along-the-diplodocus', 'dont-hush'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'sits', feeling: 'sad', faces: 'right', anyway: true },
        { who: 'pet', at: 'centre', act: 'calls-to', to: 'duck', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'duck', at: 'right', act: 'sits', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['backwards', 'dont-hush', 'there-i-am'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'dinosaur', feeling: 'happy', faces: 'right' },
        { who: 'dinosaur', called: 'visitor', at: 'right', act: 'walks', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
