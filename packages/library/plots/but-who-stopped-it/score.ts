import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'but-who-stopped-it',
  premise:
    'A small neighbour has been told by everybody that he is starting nursery, so he thinks that it has stopped and that he must get it going; the child who walks him there is laughed at and pulls a sleeve away, and then asks, with the whole class looking on, for nursery to be stopped.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [7, 12], en: [6, 12] },
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['preschool'] },
  alike: ['going-in-a-minute'],
  nights: {
    place: 'a nursery gate',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking for it all to stop, so that somebody can start it',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['preschool'],
  registry: {
    idea: 'whoever is starting nursery believes that he must start it, since everybody says so',
    device: 'a whole nursery stands still until it is started by two with a loud voice',
    objects: ['coat down to the knees', 'sleeve pulled away', 'bucket that stops in the air', 'pocket with room for two hands'],
    joke: 'has it been stopped for long?',
    ending: 'he can start it on his own now, but he does not want to',
  },
  beats: [
    { id: 'no-how', part: 'open', at: 'the gate of next door', with: ['child', 'otis', 'bellamy'], plants: ['start'] },
    { id: 'stopped-for-long', part: 'stir', at: 'the gate of next door', with: ['child', 'otis', 'elder', 'elder2'] },
    { id: 'a-button', part: 'try', at: 'the way to school', with: ['child', 'otis', 'bellamy', 'pet'], plants: ['alone', 'pocket'], refrain: true },
    { id: 'on-the-wall', part: 'try', at: 'the corner by the school', with: ['child', 'otis', 'priya', 'jodie', 'friend'], refrain: true },
    { id: 'somebody-else', part: 'lull', at: 'the nursery gate', with: ['child', 'otis', 'bellamy', 'abara'] },
    { id: 'please-stop', part: 'turn', at: 'the nursery gate', with: ['child', 'otis', 'abara', 'priya', 'jodie'], pays: ['start'] },
    { id: 'first-time', part: 'turn', at: 'the nursery gate', with: ['child', 'otis', 'priya', 'friend'], refrain: true },
    { id: 'on-my-own', part: 'last', at: 'the bench by the nursery gate', with: ['child', 'otis', 'bellamy'], pays: ['alone', 'pocket'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-button', 'stopped-for-long', 'no-how'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'otis', at: 'centre', act: 'talks-to', to: 'child', size: 'small', feeling: 'sad', faces: 'right' },
        { who: 'old-man', called: 'bellamy', at: 'left', act: 'walks', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['somebody-else', 'on-the-wall', 'please-stop'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'otis', at: 'left', act: 'cries', size: 'small', feeling: 'crying', faces: 'right' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'boy', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'centre' }],
    },
    {
      beats: ['first-time', 'please-stop'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'boy', feeling: 'laughing', faces: 'right' },
        { who: 'boy', called: 'otis', at: 'centre', act: 'holds-hands', to: 'child', size: 'small', feeling: 'laughing', faces: 'right' },
        { who: 'girl', at: 'right', act: 'runs', size: 'small', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'tricycle', at: 'right', size: 'small' }, { what: 'bucket', at: 'near' }],
    },
  ],
});
