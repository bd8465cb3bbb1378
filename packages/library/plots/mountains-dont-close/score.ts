import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mountains-dont-close',
  premise:
    'A child hides a wet bed under a pillow, a rug and nine teddies while the best friend sleeps on the floor; the friend wakes and wants to climb the mountain, because he needs a wee and does not know where to go, and knows all about wet beds himself.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['wet-bed'] },
  nights: {
    place: 'a bedroom with a mattress on the floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'telling the friend, who has done the same, and running with him in time',
    feeling: 'ashamed',
    sleep: false, endsOnRefrain: true,
    endsInBed: true,
  },
  storyVotes: [1, 1],
  alike: ['start-with-the-tulips', 'nothing-on-it-yet'],
  contains: ['dark'],
  registry: {
    idea: 'what is heaped on a wet bed to hide it becomes a mountain that the friend wants to climb',
    device: 'whoever must not know is the one who needs help with the very same thing',
    objects: ['snow trousers in the night', 'mountain of a rug and nine teddies', 'jiggle with crossed legs', 'hot-water bottle that was blamed'],
    joke: 'why are you wearing snow trousers – because of the mountain',
    ending: 'a dry mountain is promised, and tomorrow it is open',
  },
  beats: [
    { id: 'something-wrong', part: 'open', at: 'bed', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['know'] },
    { id: 'the-snow-trousers', part: 'stir', at: 'the bedroom', with: ['child', 'elder', 'elder2'], plants: ['trousers'] },
    { id: 'nine-teddies', part: 'try', at: 'the bedroom', with: ['child', 'pet'], plants: ['rug'] },
    { id: 'a-mountain', part: 'stir', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'its-closed', part: 'try', at: 'the bedroom', with: ['child', 'friend'], plants: ['closed'] },
    { id: 'that-jiggle', part: 'turn', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'only-the-bottom', part: 'turn', at: 'the bedroom', with: ['child', 'friend'], pays: ['know'] },
    { id: 'swish-swish', part: 'back', at: 'the hall', with: ['child', 'friend'] },
    { id: 'because-of-the-mountain', part: 'back', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['trousers'] },
    { id: 'nobody-up', part: 'down', at: 'the bedroom', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'open-tomorrow', part: 'last', at: 'bed', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['closed', 'rug'] },
  ],
  pictures: [
    {
      beats: ['nine-teddies', 'the-snow-trousers', 'a-mountain'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'right', act: 'carries', to: 'teddy', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'left', act: 'sleeps', feeling: 'sleepy', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'teddy', at: 'right' },
        { what: 'bed', at: 'far' },
      ],
    },
    {
      beats: ['only-the-bottom', 'that-jiggle', 'its-closed'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['swish-swish', 'only-the-bottom', 'because-of-the-mountain'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'runs', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'far' }],
    },
  ],
});
