import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-right-shelf',
  premise:
    'A sorting robot without a button puts a whole home and everybody in it in alphabetical order, all but the cat, who runs out of its arms; what makes it stop is the one rule about cats: with a cat on you, you may not move.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: { place: 'the whole flat', indoors: true, tone: 'funny', mechanism: 'a rule that must be kept', feeling: 'cheerful despair', sleep: true },
  storyVotes: [3, 3],
  alike: ['i-am-waiting', 'the-rest-stayed-put', 'the-robot-that-put-everything-back'],
  contains: ['robot', 'cat'],
  registry: {
    idea: 'a robot puts everything and everybody in alphabetical order',
    device: 'with a cat on you, you may not move until it goes',
    objects: ['trousers in the bread bin', 'lamp that goes brown as tea', 'second purr from inside the tin'],
    joke: 'the object is leaking',
    ending: 'asleep is the right shelf for everybody',
  },
  beats: [
    { id: 'twenty-kronor', part: 'open', at: 'the flat', with: ['child', 'friend', 'robot'], plants: ['button', 'order'] },
    { id: 'under-k', part: 'stir', at: 'the flat', with: ['robot', 'friend', 'adult', 'elder', 'sitter'], plants: ['shelf'] },
    { id: 'what-moves', part: 'try', at: 'the flat', with: ['robot', 'child', 'friend', 'adult', 'elder', 'elder2', 'sitter', 'pet'] },
    { id: 'leaking', part: 'try', at: 'the sofa', with: ['robot', 'cat', 'pet'] },
    { id: 'no-such-function', part: 'lull', at: 'the flat', with: ['robot', 'cat', 'pet', 'friend', 'adult', 'elder', 'sitter'] },
    { id: 'are-there-rules', part: 'turn', at: 'the flat', with: ['child', 'robot', 'cat', 'pet'], pays: ['button', 'order'] },
    { id: 'until-it-goes', part: 'turn', at: 'the flat', with: ['child', 'robot', 'adult', 'elder', 'sitter'] },
    { id: 'like-tea', part: 'down', at: 'the flat', with: ['robot', 'cat', 'pet', 'adult', 'elder', 'sitter', 'friend', 'child'] },
    { id: 'the-right-one', part: 'last', at: 'the flat', with: ['robot', 'adult', 'elder', 'sitter'], pays: ['shelf'] },
  ],
  pictures: [
    {
      beats: ['what-moves', 'under-k'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'robot', at: 'left', act: 'lifts', to: 'child', size: 'child', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'centre', act: 'laughs', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['no-such-function', 'leaking'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'robot', at: 'left', act: 'chases', to: 'pet', size: 'child', feeling: 'angry', faces: 'right', if: 'pet.cat' },
        { who: 'pet', at: 'right', act: 'walks', feeling: 'calm', faces: 'right', if: 'pet.cat' },
        { who: 'robot', at: 'left', act: 'chases', to: 'cat', size: 'child', feeling: 'angry', faces: 'right', if: '!pet.cat' },
        { who: 'cat', coat: 'grey-points', at: 'right', act: 'walks', size: 'small', feeling: 'calm', faces: 'right', called: 'cat', if: '!pet.cat' },
      ],
    },
    {
      beats: ['until-it-goes', 'like-tea', 'are-there-rules'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'happy', faces: 'right' },
        { who: 'robot', at: 'right', act: 'sits', size: 'child', feeling: 'sleepy', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits-on', to: 'robot', feeling: 'sleepy', faces: 'left', if: 'pet.cat' },
        { who: 'cat', coat: 'grey-points', at: 'right', act: 'sits-on', to: 'robot', size: 'small', feeling: 'sleepy', faces: 'left', called: 'cat', if: '!pet.cat' },
      ],
    },
  ],
});
