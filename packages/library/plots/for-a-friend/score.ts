import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'for-a-friend',
  premise:
    'The child asks at Lost Property for a teddy, for a friend; the express stops for a passenger only, and only if it is said over the loudspeakers who is meeting him, with half the new class listening.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [11, 12], en: [12, 12] },
  ages: [10, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lost-toy', 'teddy'] },
  nights: {
    place: 'a railway station',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'owning up over a loudspeaker',
    feeling: 'embarrassed',
    sleep: false,
  },
  contains: ['train'],
  registry: {
    idea: 'a train that only stops for a passenger stops for a teddy, if somebody says aloud whose he is',
    device: 'asking for a friend',
    objects: ['child single for a bear', 'button eye in a window of an express', 'ticket behind an ear'],
    joke: 'leaning left',
    ending: 'collected for: a friend',
  },
  beats: [
    { id: 'lost-property', part: 'open', at: 'the station', with: ['child', 'adeyemi', 'adult', 'elder', 'elder2'], plants: ['for-a-friend'] },
    { id: 'mr-pudding', part: 'stir', at: 'the station', with: ['child', 'adeyemi'], plants: ['leans'] },
    { id: 'the-window', part: 'stir', at: 'the station', with: ['child', 'adeyemi', 'pet'] },
    { id: 'a-scone', part: 'lull', at: 'the station', with: ['child', 'adeyemi'] },
    { id: 'passenger', part: 'try', at: 'the station', with: ['child', 'adeyemi'] },
    { id: 'half-the-class', part: 'turn', at: 'the station', with: ['child', 'jasmine', 'beth', 'friend'] },
    { id: 'any-name', part: 'turn', at: 'the station', with: ['child', 'adeyemi'] },
    { id: 'loudspeakers', part: 'turn', at: 'the station', with: ['child'] },
    { id: 'the-flyer', part: 'turn', at: 'platform two', with: ['child', 'friend'], pays: ['leans'] },
    { id: 'graham', part: 'back', at: 'platform two', with: ['child', 'jasmine', 'beth', 'friend'] },
    { id: 'collected', part: 'last', at: 'the station', with: ['child', 'adeyemi'], pays: ['for-a-friend'] },
  ],
  pictures: [
    {
      beats: ['mr-pudding', 'the-window', 'a-scone', 'lost-property'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'sad', faces: 'right' },
        { who: 'man', at: 'right', act: 'writes', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['half-the-class', 'any-name', 'loudspeakers'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'microphone', feeling: 'afraid', faces: 'right' },
        { who: 'girl', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'microphone', at: 'left' }],
    },
    {
      beats: ['the-flyer', 'graham', 'loudspeakers'],
      framing: 'wide',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'holds', to: 'teddy', feeling: 'happy', faces: 'right' }],
      things: [
        { what: 'teddy', at: 'left' },
        { what: 'train', at: 'right' },
      ],
    },
  ],
});
