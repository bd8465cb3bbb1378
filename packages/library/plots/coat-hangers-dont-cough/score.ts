import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'coat-hangers-dont-cough',
  premise:
    'Something coughs in the wardrobe, and behind a small brown door a little troll trembles because a monster roars about teeth every night; he sits against the way home until the child, who knows that fear, holds his hand and has all three of them answer yes.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['secret-door', 'wardrobe'] },
  nights: {
    place: 'a wardrobe, and a room with moss behind it',
    indoors: true,
    tone: 'funny-scary',
    mechanism: 'answering what roars',
    feeling: 'afraid of the wardrobe',
    sleep: false,
    endsInBed: true,
  },
  alike: ['youre-not-finished-yet', 'the-roar-got-out'],
  contains: ['troll', 'monster', 'dark'],
  registry: {
    idea: 'the monster in a troll’s wardrobe is whoever asks about the teeth',
    device: 'what roars a question stops when it is answered',
    objects: ['small brown door behind a Christmas tree stand', 'furry waistcoats on hangers', 'one clean tooth', 'bed that creaks with trembling'],
    joke: 'coat hangers don’t cough; does it eat people? mostly toast',
    ending: 'two say yes, and the wardrobe says yes',
  },
  beats: [
    { id: 'it-coughed', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'pet'], plants: ['creak'] },
    { id: 'under-the-covers', part: 'stir', at: 'the room with moss', with: ['child', 'friend', 'neighbour'] },
    { id: 'by-heart', part: 'try', at: 'the room with moss', with: ['child', 'friend', 'neighbour'], plants: ['teeth'] },
    { id: 'against-the-door', part: 'turn', at: 'the little door', with: ['child', 'friend', 'neighbour', 'adult', 'elder', 'minder'] },
    { id: 'have-you-ever-answered', part: 'turn', at: 'the little door', with: ['child', 'friend', 'neighbour'] },
    { id: 'so-it-goes-through-the-wall', part: 'back', at: 'the little door', with: ['child', 'friend', 'neighbour', 'adult', 'elder', 'minder'], pays: ['teeth'] },
    { id: 'it-said-well-done', part: 'down', at: 'the little door and the bedroom', with: ['child', 'friend', 'neighbour', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'yes', part: 'last', at: 'bed', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'], pays: ['creak'] },
  ],
  pictures: [
    {
      beats: ['it-coughed', 'under-the-covers'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'friend', at: 'centre', act: 'crawls', holding: 'flashlight', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'crawls', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'wardrobe', at: 'right' }],
    },
    {
      beats: ['against-the-door', 'have-you-ever-answered'],
      framing: 'wide',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'troll', called: 'neighbour', at: 'centre', act: 'sits', size: 'small', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'left', act: 'pulls', to: 'troll', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['so-it-goes-through-the-wall', 'have-you-ever-answered', 'it-said-well-done'],
      framing: 'close',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'troll', feeling: 'calm', faces: 'right' },
        { who: 'troll', called: 'neighbour', at: 'right', act: 'sits', size: 'small', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
