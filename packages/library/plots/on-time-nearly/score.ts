import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'on-time-nearly',
  premise:
    'A friend who sleeps over cannot sleep without the train that goes by her own garden; a washing machine, a tin of beans and a tray of marbles are not it, and then the child asks what it is like instead of how it sounds, and fetches the cat.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [10, 12], en: [12, 12] },
  votes: { en: [3, 3] },
  storyVotes: [5, 6],
  ages: [5, 7],
  leads: ['friend', 'pet.cat'],
  nights: { place: 'a bed for two', indoors: true, tone: 'tender', mechanism: 'asking what it is like, not how it sounds', feeling: 'homesick', sleep: true },
  alike: ['last-stop-your-feet'],
  contains: ['cat', 'train'],
  registry: {
    idea: 'somebody away from home misses the train that goes by at night, and a purr is felt through two pillows instead',
    device: 'do not do the noise, just tell me',
    objects: ['second-best slippers', 'washing machine with one trainer in it', 'marbles in a baking tray', 'cat laid along the place where two pillows meet'],
    joke: 'that is a tin of beans',
    ending: 'tickets, please, and a paw is laid in the hand',
  },
  beats: [
    { id: 'a-torch', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'pet', 'adult', 'sitter'] },
    { id: 'a-small-sniff', part: 'stir', at: 'the bedroom', with: ['child', 'friend'], plants: ['train'] },
    { id: 'not-that-kind', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'pet', 'adult', 'sitter'], plants: ['tray'] },
    { id: 'tell-me', part: 'lull', at: 'the bedroom', with: ['child', 'friend'], plants: ['hum'] },
    { id: 'wait-there', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet'] },
    { id: 'the-hum', part: 'turn', at: 'bed', with: ['child', 'friend', 'pet'], pays: ['train', 'hum'] },
    { id: 'tickets-please', part: 'last', at: 'bed', with: ['adult', 'sitter', 'pet'], pays: ['tray'] },
  ],
  pictures: [
    {
      beats: ['a-small-sniff', 'a-torch', 'not-that-kind'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'slippers', at: 'right' }],
    },
    {
      beats: ['tell-me', 'not-that-kind', 'wait-there'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['wait-there', 'the-hum', 'tickets-please'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'left', act: 'lies-on-stomach', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'waits', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
