import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'volume-keeps-it-warm',
  premise:
    'A dinosaur broods on the floor of a hair salon; when she must go and eat and the dryer’s fuse blows, the one who has never sat still has to sit still on the egg, and it is the old hairdresser who gets the baby in the lap.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['dinosaur'] },
  nights: {
    place: 'a hair salon',
    indoors: true,
    tone: 'funny-moving',
    mechanism: 'sitting still on an egg, with one who never sat still',
    feeling: 'afraid of breaking a promise',
    sleep: false,
  },
  alike: ['sit-still', 'keeping-it-warm', 'being-the-oven'],
  contains: ['dinosaur', 'dog'],
  registry: {
    idea: 'whoever has never sat still must keep a dinosaur’s egg warm',
    device: 'brushing up the fur, because volume keeps the heat in',
    objects: ['hood of a hair dryer over an egg', 'stick of rhubarb walked backwards', 'customer on a dinosaur’s tail', 'potatoes on a fork'],
    joke: 'I’ve been asking people to sit still, and now here’s one who does',
    ending: 'the hairdresser sits still and is fed with a fork',
  },
  beats: [
    { id: 'on-the-floor', part: 'open', at: 'the salon', with: ['child', 'friend', 'pet', 'elder'], plants: ['restless'], refrain: true },
    { id: 'customers', part: 'stir', at: 'the salon', with: ['child', 'elder', 'customer'], plants: ['still'] },
    { id: 'a-lick', part: 'try', at: 'the salon', with: ['elder', 'pet', 'friend', 'customer'], refrain: true },
    { id: 'three-days', part: 'try', at: 'the salon', with: ['child', 'elder', 'pet'] },
    { id: 'backwards', part: 'lull', at: 'the yard', with: ['child', 'friend'] },
    { id: 'the-fuse', part: 'turn', at: 'the salon', with: ['child', 'elder', 'adult'] },
    { id: 'sit-still-with-me', part: 'turn', at: 'the salon', with: ['child', 'pet', 'elder'], pays: ['restless'], refrain: true },
    { id: 'crack', part: 'back', at: 'the salon', with: ['friend', 'pet'] },
    { id: 'potatoes', part: 'last', at: 'the salon', with: ['child', 'friend', 'pet', 'elder', 'elder2', 'adult'], pays: ['still'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-lick', 'customers'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'pushes', to: 'dinosaur', faces: 'right', anyway: true },
        { who: 'dinosaur', at: 'centre', act: 'looks-at', to: 'elder', size: 'big', feeling: 'calm', faces: 'left' },
        { who: 'pet', at: 'right', act: 'pulls', to: 'dinosaur', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['backwards', 'three-days'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'rhubarb', feeling: 'afraid', faces: 'right', anyway: true },
        { who: 'dinosaur', at: 'right', act: 'looks-at', to: 'friend', size: 'huge', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['sit-still-with-me', 'crack'],
      framing: 'close',
      world: 'shop',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'egg', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'egg', at: 'centre', size: 'big' }],
    },
  ],
});
