import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-meant-to-do-that',
  premise:
    'A pirate captain is never wrong: the island, the soup, the hat she sat on, she meant to do that, till she pulls the cork in the bottom of the boat; the smallest pirate sits down on the hole, and he means it, and the flat hat is the only one that holds water.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [5, 12], en: [12, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['pirate'] },
  nights: {
    place: 'a pirate ship',
    indoors: false,
    tone: 'funny',
    mechanism: 'sitting on a hole, on purpose',
    feeling: 'sorry',
    sleep: false, endsOnRefrain: true,
  },
  votes: { en: [0, 3] },
  contains: ['pirate', 'sea', 'parrot'],
  registry: {
    idea: 'a captain who is never wrong has meant every blunder',
    device: 'the hat she sat on is the only one without a hole, and as flat as a shovel',
    objects: ['brown cork in the bottom of a boat', 'treasure map eaten with a spoon', 'coconuts through all the hats', 'captain’s coat up to the ears'],
    joke: 'now nobody can steal it, not even us',
    ending: 'a kiss on the top of the head, and I meant to do that',
  },
  beats: [
    { id: 'never-wrong', part: 'open', at: 'the pirate ship', with: ['child', 'captain', 'parrot', 'friend'], plants: ['meant', 'coconuts'], refrain: true },
    { id: 'in-the-soup', part: 'stir', at: 'the pirate ship', with: ['captain', 'parrot', 'elder', 'elder2'], refrain: true },
    { id: 'best-hat', part: 'stir', at: 'the pirate ship', with: ['child', 'captain', 'pet'], plants: ['hat'], refrain: true },
    { id: 'the-cork', part: 'try', at: 'the pirate ship', with: ['child', 'captain', 'parrot'], plants: ['cork'] },
    { id: 'i-didnt', part: 'lull', at: 'the pirate ship', with: ['child', 'captain'] },
    { id: 'squelch', part: 'turn', at: 'the pirate ship', with: ['child', 'captain'], refrain: true },
    { id: 'a-perfect-shovel', part: 'turn', at: 'the pirate ship', with: ['child', 'captain'], pays: ['hat', 'coconuts'] },
    { id: 'cold-sitting-here', part: 'back', at: 'the pirate ship', with: ['child', 'captain', 'parrot'], pays: ['cork'] },
    { id: 'was-that-by-mistake', part: 'last', at: 'the pirate ship', with: ['child', 'captain'], pays: ['meant'], refrain: true },
  ],
  pictures: [
    {
      beats: ['best-hat', 'in-the-soup'],
      framing: 'middle',
      world: 'deck',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'hat', feeling: 'sad', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'is-proud', feeling: 'proud', faces: 'left' },
        { who: 'parrot', called: 'parrot', at: 'above', act: 'flies', colour: 'green', feeling: 'curious' },
      ],
    },
    {
      beats: ['squelch', 'i-didnt'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'rides', to: 'pirate-ship', feeling: 'proud', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'pirate-ship', at: 'centre', size: 'huge' }],
    },
    {
      beats: ['was-that-by-mistake', 'cold-sitting-here'],
      framing: 'close',
      world: 'deck',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'wears', to: 'coat', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
