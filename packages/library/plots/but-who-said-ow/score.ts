import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'but-who-said-ow',
  premise:
    'A cat has nobody to miaow back, so two friends catch the echo of the swimming baths in a bag and bring it home; it got out on the bus, but the cat finds it in the bathroom, very small, and it grows with everything soft that is carried out.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [20, 30], en: [14, 41] },
  ages: [4, 6],
  leads: ['friend', 'pet.cat'],
  wish: { concepts: ['echo'] },
  nights: { place: 'the swimming baths and the bathroom', indoors: true, tone: 'funny-tender', mechanism: 'carrying out everything soft', feeling: 'ashamed', sleep: false, endsInBed: true, endsOnRefrain: true },
  alike: ['the-last-bit'],
  contains: ['cat'],
  registry: {
    idea: 'the echo of the swimming baths is taken home in a bag, to be company for a cat',
    device: 'an echo needs room, so everything soft is carried out of the bathroom, down to the towel on a friend’s head',
    objects: ['swimming bag with nothing in it', 'towel over the head of somebody ashamed', 'cat in a washbasin'],
    joke: 'it only says what you say / it only says what you say? / just like that',
    ending: 'a good night out of the bathroom, so softly that one has to lie still',
  },
  beats: [
    { id: 'nobody-back', part: 'open', at: 'the swimming baths', with: ['child', 'friend', 'pet', 'minder', 'adult', 'elder'], plants: ['back'] },
    { id: 'into-the-bag', part: 'stir', at: 'the swimming baths', with: ['child', 'friend'], plants: ['room', 'loud'] },
    { id: 'on-the-bus', part: 'stir', at: 'the bus', with: ['child', 'friend', 'minder', 'adult', 'elder'], plants: ['air'] },
    { id: 'shy', part: 'try', at: 'the hall', with: ['child', 'friend', 'pet'] },
    { id: 'it-was-me', part: 'lull', at: 'the bathroom', with: ['child', 'friend'], pays: ['air'] },
    { id: 'who-said-ow', part: 'turn', at: 'the bathroom', with: ['child', 'friend', 'pet'] },
    { id: 'full-of-towels', part: 'turn', at: 'the bathroom', with: ['child', 'friend', 'pet'], pays: ['room'], refrain: true },
    { id: 'the-last-towel', part: 'back', at: 'the bathroom', with: ['child', 'friend', 'pet'], pays: ['loud', 'back'], refrain: true },
    { id: 'night', part: 'last', at: 'bed', with: ['child', 'friend', 'pet'] },
  ],
  pictures: [
    {
      beats: ['into-the-bag', 'nobody-back'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'bag', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'child', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['shy', 'on-the-bus', 'it-was-me'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'bag', feeling: 'curious' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'bag', at: 'near' }],
    },
    {
      beats: ['the-last-towel', 'full-of-towels', 'who-said-ow'],
      framing: 'close',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'sink', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'holds', to: 'towel', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'pet', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'sink', at: 'centre' }],
    },
  ],
});
