import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'expected-item',
  premise:
    'A robot made of a supermarket checkout says unexpected item at everything, even a hug, till his voice is taken out; then a hamster is in a bag in a van, and the child says it for him.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [10, 12], en: [11, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: {
    place: 'a village hall',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying it for somebody who has lost his voice',
    feeling: 'helpless',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['robot', 'hamster'],
  registry: {
    idea: 'a robot with one thing to say is silenced, and is the only one who knows what is in the bag',
    device: 'unexpected item',
    objects: ['checkout on wheels', 'speaker on a shelf', 'sock with a hamster in it'],
    joke: 'what did you expect?',
    ending: 'expected item',
  },
  beats: [
    { id: 'unexpected', part: 'open', at: 'the village hall', with: ['child', 'till', 'tamm', 'adult', 'friend', 'pet'], plants: ['unexpected'] },
    { id: 'a-hug', part: 'stir', at: 'the village hall', with: ['child', 'till'], plants: ['hug'] },
    { id: 'switched-off', part: 'try', at: 'the village hall', with: ['till', 'tamm', 'grice'], plants: ['speaker'] },
    { id: 'i-heard-you', part: 'lull', at: 'the village hall', with: ['child', 'till'] },
    { id: 'mabs', part: 'stir', at: 'the village hall', with: ['child', 'sunil', 'friend'] },
    { id: 'six-bags', part: 'try', at: 'the door of the hall', with: ['child', 'till'] },
    { id: 'flashing', part: 'turn', at: 'the door of the hall', with: ['child', 'till', 'pet'] },
    { id: 'in-the-bag', part: 'turn', at: 'the door of the hall', with: ['child', 'till'], pays: ['unexpected'] },
    { id: 'warm-sock', part: 'turn', at: 'the door of the hall', with: ['child', 'sunil', 'grice', 'elder', 'elder2'] },
    { id: 'louder', part: 'back', at: 'the village hall', with: ['tamm', 'grice'], pays: ['speaker'] },
    { id: 'expected', part: 'last', at: 'the village hall', with: ['child', 'till'], pays: ['hug'] },
  ],
  pictures: [
    {
      beats: ['a-hug', 'unexpected', 'switched-off'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'robot', feeling: 'happy', faces: 'right' },
        { who: 'robot', at: 'centre', act: 'stands', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['flashing', 'six-bags', 'mabs'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'left', act: 'waves', size: 'child', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'robot', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'lorry', at: 'right' }],
    },
    {
      beats: ['warm-sock', 'in-the-bag', 'louder'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sock', feeling: 'happy', faces: 'right' },
        { who: 'boy', at: 'right', act: 'reaches-for', to: 'sock', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'left' }],
    },
  ],
});
