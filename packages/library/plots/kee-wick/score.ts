import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'kee-wick',
  premise:
    'Two friends knock on the wall between their rooms, one to ask and one to answer; when an owl asks and nobody answers they do it through their hands, so well that she comes and sits down between them, till the one she was calling turns out to have been only late.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['owl'] },
  nights: { place: 'two windows', indoors: true, tone: 'tender', mechanism: 'answering for somebody who is late', feeling: 'sorry-for-somebody', sleep: false, seasons: ['autumn', 'winter', 'spring'] },
  storyVotes: [3, 3],
  alike: ['that-wasnt-me', 'nobody-had-taken-four', 'not-a-swish'],
  contains: ['owl', 'dark'],
  registry: {
    idea: 'knock and knock-knock on a bedroom wall are what kee-wick and hoo-hoooo are in the night: are you there, and yes, I am',
    device: 'a little house of two hands, with no windows and the door left open',
    objects: ['lump on a washing-line post', 'feathers like furry trousers', 'toast crumbs on an owl', 'ledge between two windows'],
    joke: 'I’m sorry, it’s only my friend; these two will do until somebody better comes',
    ending: 'a knock on the wall waits with its head on one side, and is answered',
  },
  beats: [
    { id: 'one-wall', part: 'open', at: 'the bedroom', with: ['child', 'friend'], plants: ['knock'], refrain: true },
    { id: 'kee-wick', part: 'stir', at: 'the bedroom', with: ['child', 'adult', 'pet'], plants: ['kee-wick'], refrain: true },
    { id: 'two-owls', part: 'stir', at: 'the window', with: ['child', 'adult', 'owl'], plants: ['two'], refrain: true },
    { id: 'no-ones-answering', part: 'try', at: 'the window', with: ['child', 'friend'], refrain: true },
    { id: 'a-cow', part: 'try', at: 'the window', with: ['child', 'friend', 'owl'] },
    { id: 'a-little-house', part: 'turn', at: 'the window', with: ['child', 'friend', 'adult'], pays: ['two'] },
    { id: 'on-the-ledge', part: 'turn', at: 'the window', with: ['child', 'friend', 'owl'], plants: ['trousers'] },
    { id: 'only-friend', part: 'turn', at: 'the window', with: ['child', 'friend', 'owl'] },
    { id: 'three-in-a-row', part: 'lull', at: 'the window', with: ['child', 'friend', 'owl', 'adult', 'pet'] },
    { id: 'off', part: 'back', at: 'the window', with: ['owl', 'adult'], pays: ['kee-wick'], refrain: true },
    { id: 'only-late', part: 'down', at: 'the bedroom', with: ['child', 'adult'] },
    { id: 'knock', part: 'last', at: 'bed', with: ['child', 'friend'], pays: ['knock', 'trousers'], refrain: true },
  ],
  pictures: [
    {
      beats: ['two-owls', 'no-ones-answering'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'owl', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'right', act: 'stands-on', to: 'clothes-line', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['a-little-house', 'a-cow', 'on-the-ledge'],
      framing: 'middle',
      world: 'garden',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'owl', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'owl', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'owl', at: 'far', act: 'stands-on', to: 'clothes-line', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['three-in-a-row', 'only-friend', 'off'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'owl', feeling: 'happy', faces: 'right' },
        { who: 'owl', at: 'centre', act: 'sits-on', to: 'window', feeling: 'sleepy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'owl', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
