import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-hear-ive-been-painting',
  premise:
    'A child has printed a hand on the kitchen wall and blames somebody of the same colour, who there is no such thing as; it knocks, delighted to have done something, and is sent to wash the wall, until the child takes two coloured hands from behind the back and there are two of them.',
  writtenFirstIn: 'en',
  ages: [3, 7],
  leads: [],
  wish: { relation: 'coloured', kinds: ['animal', 'food', 'vehicle'] },
  nights: {
    place: 'a kitchen with a painted wall',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'showing two hands that are the same colour as the one who was blamed',
    feeling: 'having done it and not said so',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'somebody invented to take the blame knocks at the door, delighted to have done something',
    device: 'two hands kept behind the back have the very colour of the only one of its kind',
    objects: ['wet hand on a kitchen wall', 'pancake eaten without hands', 'cloth that makes a hand bigger', 'big sheet of paper for splats'],
    joke: 'was that you? yes, what did I do?',
    ending: 'who did that is asked once more, and it was me',
  },
  beats: [
    { id: 'who-did-that', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['hands', 'no such thing'] },
    { id: 'good-morning', part: 'stir', at: 'the kitchen door', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'the-only-one', part: 'stir', at: 'the kitchen door', with: ['child', 'wish', 'pet'], plants: ['shake'] },
    { id: 'resting', part: 'try', at: 'the kitchen', with: ['child', 'wish', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'was-i-happy', part: 'lull', at: 'the kitchen', with: ['child', 'wish'], plants: ['splat'] },
    { id: 'worse', part: 'turn', at: 'the kitchen', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'it-was-me', part: 'turn', at: 'the path', with: ['child', 'wish', 'friend'], pays: ['hands', 'no such thing', 'shake'] },
    { id: 'that-hand', part: 'back', at: 'the path', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'splat', part: 'down', at: 'the kitchen', with: ['child', 'wish', 'friend', 'pet'], pays: ['splat'] },
    { id: 'me-and', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'] },
  ],
  pictures: [
    {
      beats: ['the-only-one', 'good-morning', 'resting'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['was-i-happy', 'resting', 'worse'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'pancakes', feeling: 'calm', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['it-was-me', 'that-hand'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'crying', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
