import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-and-out-in-and-out',
  premise:
    'Three sharks round a bed cannot sleep, because they must keep swimming to get water through their gills; the dog who was sent out for snoring makes the whole sea run in and out, and the sharks can lie still.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['shark'] },
  nights: {
    place: 'a bed on a sea of rug',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'asking back the one who was sent out, for the very thing they were sent out for',
    feeling: 'tired and not able to stop',
    sleep: false,
    endsInBed: true,
  },
  contains: ['shark', 'dog', 'dark'],
  registry: {
    idea: 'sharks may never stop swimming, until the sea itself moves in and out',
    device: 'a snore that nobody could sleep for turns into the tide that lets everybody sleep',
    objects: ['bed that is a boat', 'three hundred brushed teeth', 'red cushion like an island', 'pillow over a friend’s head'],
    joke: 'sharks who will not eat because they would have to brush again',
    ending: 'a very sharp and very well brushed tooth by a paw',
  },
  beats: [
    { id: 'the-boat', part: 'open', at: 'bed', with: ['child', 'friend', 'pet', 'adult', 'minder', 'elder', 'elder2'], plants: ['snore', 'engine'] },
    { id: 'splash', part: 'stir', at: 'bed', with: ['child', 'friend'] },
    { id: 'three-hundred-teeth', part: 'stir', at: 'bed', with: ['child', 'friend'], plants: ['brushed'] },
    { id: 'a-lullaby', part: 'try', at: 'bed', with: ['child', 'friend'] },
    { id: 'in-and-out', part: 'turn', at: 'bed', with: ['child', 'friend'] },
    { id: 'the-door', part: 'turn', at: 'bed', with: ['child', 'pet'] },
    { id: 'the-red-cushion', part: 'back', at: 'bed', with: ['pet'], pays: ['snore'] },
    { id: 'so-this-is-it', part: 'down', at: 'bed', with: ['child', 'pet'] },
    { id: 'like-the-sea', part: 'down', at: 'bed', with: ['child', 'friend'], pays: ['engine'] },
    { id: 'a-tooth', part: 'last', at: 'bed', with: ['pet', 'adult', 'minder', 'elder'], pays: ['brushed'] },
  ],
  pictures: [
    {
      beats: ['splash', 'three-hundred-teeth', 'the-boat'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'points-at', to: 'shark', feeling: 'surprised', faces: 'right' },
        { who: 'shark', at: 'right', act: 'swims', size: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['a-lullaby', 'in-and-out', 'three-hundred-teeth'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'sings', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'shark', at: 'right', act: 'listens-to', to: 'friend', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['so-this-is-it', 'the-red-cushion', 'the-door'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', at: 'left', act: 'sleeps', feeling: 'sleepy', faces: 'right', anyway: true },
        { who: 'shark', at: 'right', act: 'sleeps', size: 'small', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'pillow', at: 'centre', colour: 'red' }],
    },
  ],
});
