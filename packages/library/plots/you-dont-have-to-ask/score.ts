import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-dont-have-to-ask',
  premise:
    'A child who has waited a whole break to ask about a goal in a puddle is put in charge of the school and makes everybody ask first; the whole school queues, nobody may press the red button, and the custard comes down the corridor, until the child shouts that they need not ask.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 10],
  leads: [],
  wish: { concepts: ['kids-in-charge', 'school'] },
  nights: {
    place: 'a head teacher’s office and a corridor',
    indoors: true,
    tone: 'funny',
    mechanism: 'shouting that nobody has to ask, and jumping in first',
    feeling: 'cross at having to wait, and at being waited for',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['school'],
  registry: {
    idea: 'a child in charge of the school lets nobody do anything without asking, and the whole school waits in one queue',
    device: 'a red button is not pressed, because nobody has asked',
    objects: ['goal in a puddle', 'custard machine with two buttons', 'office chair that goes up and down', 'guinea pig who is a prefect'],
    joke: 'it is rather more about the custard than it was',
    ending: 'the head teacher asks for a go on her own chair',
  },
  beats: [
    { id: 'the-puddle', part: 'open', at: 'outside the office', with: ['child', 'friend', 'head'], plants: ['goal'] },
    { id: 'monday', part: 'stir', at: 'the office', with: ['child', 'friend', 'head', 'elder', 'elder2', 'pet'], plants: ['chair', 'rule', 'guinea-pig'] },
    { id: 'the-queue', part: 'try', at: 'the office', with: ['child'] },
    { id: 'the-red-one', part: 'try', at: 'the school kitchen', with: ['friend', 'head'], plants: ['red-button'] },
    { id: 'rather-more', part: 'turn', at: 'the corridor', with: ['child', 'head'] },
    { id: 'bread-bun', part: 'turn', at: 'the office', with: ['child', 'friend', 'head'], pays: ['guinea-pig'] },
    { id: 'do-it', part: 'turn', at: 'the office', with: ['child', 'friend'], pays: ['rule', 'red-button'] },
    { id: 'without-asking', part: 'back', at: 'the school', with: ['child', 'friend', 'head', 'elder', 'elder2', 'pet'], pays: ['goal'] },
    { id: 'up-and-down', part: 'last', at: 'the office', with: ['child', 'head'], pays: ['chair'] },
  ],
  pictures: [
    {
      beats: ['monday', 'the-queue'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'chair', feeling: 'proud', faces: 'right' },
        { who: 'woman', called: 'head', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'left' }],
    },
    {
      beats: ['rather-more', 'the-red-one', 'bread-bun'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', at: 'left', act: 'waits', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'girl', at: 'centre', act: 'waits', size: 'child', feeling: 'calm', faces: 'left' },
        { who: 'woman', called: 'head', at: 'right', act: 'waves', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['do-it', 'bread-bun', 'without-asking'],
      framing: 'from-above',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'jumps', feeling: 'happy', faces: 'right' },
        { who: 'boy', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'left' }],
    },
  ],
});
