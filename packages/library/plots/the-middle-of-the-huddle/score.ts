import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-middle-of-the-huddle',
  premise:
    'A tired penguin knocks at the back door and finds no bed that suits it; what it needs is a huddle, and the dog, who likes everybody to be in one place, herds them all until there are no gaps left.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['penguin'] },
  nights: { place: 'at home', indoors: true, tone: 'warm-funny', mechanism: 'a dog herds everybody into one heap', feeling: 'lonely', sleep: true },
  storyVotes: [2, 3],
  contains: ['penguin', 'dog'],
  registry: {
    idea: 'a penguin that cannot sleep alone is given a huddle of five',
    device: 'the dog fetches everybody until there are no gaps',
    objects: ['six fish fingers eaten standing up', 'bed that is too beepy', 'picture of a hundred penguins'],
    joke: 'just like being a boiled egg',
    ending: 'one, two, three, four, and me: everybody in one place',
  },
  beats: [
    { id: 'tap-tap-tap', part: 'open', at: 'the back door', with: ['child', 'adult', 'elder', 'host', 'penguin'] },
    { id: 'good', part: 'stir', at: 'the kitchen', with: ['child', 'pet', 'dog', 'penguin'], plants: ['one place'] },
    { id: 'all-the-way-down', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'penguin'], plants: ['fish fingers'] },
    { id: 'too-splashy', part: 'try', at: 'home', with: ['child', 'friend', 'penguin', 'elder', 'adult', 'host'], refrain: true },
    { id: 'too-lonely', part: 'try', at: 'the bed', with: ['child', 'penguin'], refrain: true },
    { id: 'a-hundred', part: 'lull', at: 'the bedroom', with: ['child', 'friend', 'pet', 'dog', 'elder', 'adult', 'host', 'penguin'], plants: ['count'] },
    { id: 'not-a-very-good-one', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet', 'dog', 'penguin'], pays: ['fish fingers'] },
    { id: 'round-and-round', part: 'turn', at: 'home', with: ['friend', 'pet', 'dog', 'penguin'], pays: ['one place'] },
    { id: 'taking-turns', part: 'down', at: 'the rug', with: ['friend', 'elder', 'adult', 'host', 'penguin'] },
    { id: 'and-me', part: 'last', at: 'the rug', with: ['child', 'friend', 'pet', 'dog', 'elder', 'adult', 'host', 'penguin'], pays: ['count'] },
  ],
  pictures: [
    {
      beats: ['all-the-way-down', 'good', 'tap-tap-tap'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'penguin', holding: 'fish-finger', feeling: 'happy', faces: 'right' },
        { who: 'penguin', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'sleepy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'penguin', feeling: 'curious', if: 'pet.dog' },
        { who: 'dog', called: 'dog', at: 'near', act: 'looks-at', to: 'penguin', size: 'small', feeling: 'curious', if: '!pet.dog' },
      ],
    },
    {
      beats: ['too-lonely', 'a-hundred', 'too-splashy'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'penguin', at: 'bed', act: 'sits', size: 'child', feeling: 'sad' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'penguin', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'penguin', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['round-and-round', 'taking-turns', 'and-me', 'not-a-very-good-one'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'penguin', feeling: 'happy', faces: 'right' },
        { who: 'penguin', at: 'centre', act: 'sits', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'leans-on', to: 'penguin', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'calm', if: 'pet.dog' },
        { who: 'dog', called: 'dog', at: 'near', act: 'lies-on-stomach', size: 'small', feeling: 'calm', if: '!pet.dog' },
      ],
    },
  ],
});
