import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-bit-of-earth-and-slowly',
  premise:
    'The dog’s red ball rolls down into a digger’s hole and nobody’s arm is long enough but the digger’s, which has teeth; the child, who knows how one gets under a pea, shows the digger how with a hand, and at night the hand lies open like a scoop and a kiss is put in it.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  fits: 'pet.dog / !pet',
  standIns: { pet: 'dog' },
  wish: { concepts: ['digger'] },
  nights: {
    place: 'a fence by a digger',
    indoors: false,
    tone: 'gentle-funny',
    mechanism: 'showing a digger with a hand how one gets under something',
    feeling: 'afraid for a ball',
    sleep: false,
    endsInBed: true,
  },
  alike: ['put-it-here', 'goodnight-hole'],
  storyVotes: [3, 3],
  contains: ['dog'],
  registry: {
    idea: 'a digger’s arm is long enough for a lost ball but has teeth, and must be taught to get under it as one gets under a pea',
    device: 'a cupped hand that a digger copies',
    objects: ['red ball that rolls under a fence', 'pea on a spoon', 'nose between two boards'],
    joke: 'three arms too short, one of them a paw',
    ending: 'a hand lies open like a scoop and closes over a kiss',
  },
  beats: [
    { id: 'the-fence', part: 'open', at: 'the fence', with: ['child', 'pet', 'driver', 'adult', 'minder', 'friend', 'elder', 'elder2'], plants: ['brum'] },
    { id: 'deep', part: 'stir', at: 'the fence', with: ['child', 'pet', 'adult', 'elder', 'minder'], plants: ['ball'] },
    { id: 'too-short', part: 'try', at: 'the fence', with: ['child', 'pet', 'adult', 'elder', 'minder', 'driver'] },
    { id: 'teeth', part: 'turn', at: 'the hole', with: ['child', 'driver'] },
    { id: 'the-pea', part: 'turn', at: 'the hole', with: ['child', 'driver'], plants: ['scoop'] },
    { id: 'whole', part: 'back', at: 'the fence', with: ['child', 'pet', 'driver', 'adult', 'elder', 'minder'], pays: ['ball'] },
    { id: 'the-lamp', part: 'down', at: 'the fence', with: ['child', 'driver'], plants: ['click'] },
    { id: 'a-scoop', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'minder'], pays: ['scoop', 'brum', 'click'] },
  ],
  pictures: [
    {
      beats: ['deep', 'too-short', 'the-fence'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'reaches-for', to: 'ball', feeling: 'sad', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'fence', at: 'centre' },
        { what: 'ball', at: 'right', colour: 'red' },
      ],
    },
    {
      beats: ['teeth', 'too-short', 'the-pea'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'excavator', feeling: 'afraid', faces: 'right' },
        { who: 'excavator', at: 'right', act: 'reaches-for', to: 'ball', size: 'huge', colour: 'yellow', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['whole', 'the-pea', 'the-lamp'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'holds', to: 'ball', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
