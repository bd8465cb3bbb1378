import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'more-of-a-doer',
  premise:
    'A robot is in love with the toaster, and she never says a word; the friend answers for her out of the cupboard, until the robot asks the one thing that the friend cannot say for anybody; then it is shown to him that she burns everybody’s toast but his.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['robot', 'in-love-with', 'toaster'] },
  nights: {
    place: 'a kitchen',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'speaking for somebody who cannot, and then letting her do it herself',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['robot'],
  registry: {
    idea: 'a robot who does the floors is in love with a toaster, and makes toast in order to be near her',
    device: 'a friend in the cupboard speaks for the toaster; what she does herself is golden toast, for him alone',
    objects: ['robot who polishes its own knees', 'tower of toast', 'saddest floor that was ever washed', 'slice of bread put in place of a mop'],
    joke: 'what would you do if you could do anything? play in goal, says the toaster',
    ending: 'at night the toaster pops with no bread in it, and the robot says good night, my dear',
  },
  beats: [
    { id: 'in-love', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'robot', 'pet'], plants: ['light'] },
    { id: 'she-jumps', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'robot', 'elder'], plants: ['burnt', 'everybody'] },
    { id: 'decided', part: 'stir', at: 'the hall', with: ['child', 'friend'] },
    { id: 'bread', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'robot', 'elder'] },
    { id: 'clang', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'robot'] },
    { id: 'the-saddest-floor', part: 'lull', at: 'the kitchen', with: ['child', 'robot', 'elder', 'elder2'] },
    { id: 'make-some-toast', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'robot', 'pet'], pays: ['burnt'] },
    { id: 'golden', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'robot', 'elder'], pays: ['everybody'] },
    { id: 'my-dear', part: 'last', at: 'the kitchen', with: ['child', 'robot', 'pet'], pays: ['light'] },
  ],
  pictures: [
    {
      beats: ['in-love', 'she-jumps'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', called: 'robot', at: 'right', act: 'pats', to: 'toaster', size: 'child', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'robot', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'toaster', at: 'right', size: 'small' }],
    },
    {
      beats: ['clang', 'bread', 'the-saddest-floor'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', called: 'robot', at: 'right', act: 'looks-at', to: 'friend', size: 'child', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'sits', feeling: 'sad', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['golden', 'make-some-toast', 'the-saddest-floor'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'robot', holding: 'bread', feeling: 'proud', faces: 'right' },
        { who: 'robot', called: 'robot', at: 'right', act: 'stands', size: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});
