import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-everything-did',
  premise:
    'A child who is always last can stop time by putting up a hand, but has to stand still afterwards for just as long, while everybody else goes on; the child spends a whole walk on the friend’s forgotten trumpet and stands stiff beside the bus to the sea, until somebody who cannot stop time stops a bus.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['time-stops'] },
  nights: {
    place: 'a hall, a square and a pier',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'paying back stopped time by standing still, and being waited for',
    feeling: 'ashamed of being waited for',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'whatever time somebody stops for everybody else, that one must stand still for afterwards',
    device: 'whoever cannot stop time can stop a bus by being in its doorway',
    objects: ['child hung with a bag and an umbrella', 'trumpet put down in a hall', 'pigeon in the air at the right height for patting', 'little finger that is coming'],
    joke: 'isn’t he coming? yes, just not yet',
    ending: 'a child says hang on without putting up a hand, and only the friend stops',
  },
  beats: [
    { id: 'hang-on', part: 'open', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['hang-on'] },
    { id: 'stiff', part: 'stir', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['rule', 'trumpet'] },
    { id: 'three-notes', part: 'stir', at: 'the bus', with: ['child', 'friend', 'driver', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'to-itself', part: 'try', at: 'the street', with: ['child', 'pet'], pays: ['trumpet'] },
    { id: 'doors-closing', part: 'turn', at: 'the bus', with: ['child', 'friend', 'driver', 'adult', 'elder', 'minder', 'pet'], pays: ['rule'] },
    { id: 'just-not-yet', part: 'turn', at: 'the bus', with: ['child', 'friend', 'driver'] },
    { id: 'the-finger', part: 'turn', at: 'the bus', with: ['child', 'friend', 'driver'] },
    { id: 'the-pier', part: 'last', at: 'the pier', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['hang-on'] },
  ],
  pictures: [
    {
      beats: ['stiff', 'hang-on'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['to-itself', 'three-notes', 'doors-closing'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pigeon', feeling: 'surprised', faces: 'right' },
        { who: 'pigeon', at: 'above', act: 'flies' },
      ],
    },
    {
      beats: ['the-pier', 'the-finger'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'plays', to: 'trumpet', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
