import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-just-says-who',
  premise:
    'A child has broken a jug and blamed the dog, and an owl outside the window says nothing but who; the lie grows a chair and a left foot, until the child moves into the dog’s basket, and the grown-up remembers who had the last slice of cake.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  fits: '!pet / pet.dog',
  standIns: { pet: 'dog' },
  wish: { concepts: ['owl'] },
  nights: {
    place: 'a bed and a dog basket',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'taking the blamed one’s place in the basket',
    feeling: 'a stone in the tummy',
    sleep: false,
    endsInBed: true,
  },
  alike: ['two-slippers', 'everyone-guessed-but-you', 'who-did-that'],
  contains: ['owl', 'dog', 'dark'],
  registry: {
    idea: 'an owl asks the one question, and each answer makes the lie longer',
    device: 'whoever blamed the dog moves into its basket, and the grown-up has blamed it too',
    objects: ['blue jug to be glued', 'basket with a child under a dog', 'football behind the washing machine', 'fork in the sink'],
    joke: 'it asked me the same thing last week',
    ending: 'the owl asks once more and is told: us',
  },
  beats: [
    { id: 'nobody-on-the-feet', part: 'open', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'minder', 'friend'], plants: ['feet', 'football'] },
    { id: 'an-owl', part: 'stir', at: 'the window', with: ['child', 'owl'], plants: ['who'] },
    { id: 'it-just-says-who', part: 'try', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], plants: ['last week'] },
    { id: 'nobody-asking', part: 'turn', at: 'the window', with: ['child', 'pet', 'owl'] },
    { id: 'a-small-basket', part: 'turn', at: 'the kitchen', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'behind-the-washing-machine', part: 'back', at: 'the kitchen', with: ['child', 'pet', 'adult', 'elder', 'minder', 'friend'], pays: ['football'] },
    { id: 'the-last-slice', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'], pays: ['last week'] },
    { id: 'one-in-each-ear', part: 'down', at: 'the kitchen', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'us', part: 'last', at: 'bed', with: ['child', 'pet', 'owl'], pays: ['feet', 'who'] },
  ],
  pictures: [
    {
      beats: ['an-owl', 'it-just-says-who'],
      framing: 'over-shoulder',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'owl', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'right', act: 'sits-on', to: 'branch', feeling: 'curious', colour: 'brown', faces: 'left' },
      ],
      things: [
        { what: 'window', at: 'right' },
        { what: 'branch', at: 'right' },
      ],
    },
    {
      beats: ['a-small-basket', 'nobody-asking'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'left', act: 'sits-on', to: 'child', feeling: 'happy', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'basket', at: 'left', size: 'big' },
        { what: 'blanket', at: 'left' },
        { what: 'pillow', at: 'left' },
      ],
    },
    {
      beats: ['behind-the-washing-machine', 'the-last-slice'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'pushes', to: 'football', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'football', feeling: 'surprised', faces: 'left', if: 'adult' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'football', feeling: 'surprised', faces: 'left', if: 'elder & !adult' },
        { who: 'woman', called: 'minder', at: 'right', act: 'looks-at', to: 'football', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
      ],
      things: [
        { what: 'washing-machine', at: 'far' },
        { what: 'football', at: 'centre' },
      ],
    },
  ],
});
