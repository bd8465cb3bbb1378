import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'to-be-sure',
  premise:
    'Daddy goes away in such a hurry that his shadow stays on the wall at home and does whatever he does, but cannot see the child who misses him; until the child finds that its own shadow went along by mistake, and so says everything with two hands: the bird, the rabbit, a kiss.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [6, 12], en: [7, 12] },
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent'] },
  nights: { place: 'a wall at home', indoors: true, tone: 'tender', mechanism: 'making a bird with two hands for a shadow', feeling: 'missing-someone', sleep: false },
  contains: ['missing-someone'],
  registry: {
    idea: 'two shadows are swapped in a hug, so the one who is away can be seen on the wall, and sees',
    device: 'what the child does with its hands is done by the shadow far away',
    objects: ['shadow that sits without a chair', 'pavement with nobody on it', 'bird of two hands', 'kiss put in a shadow’s pocket'],
    joke: 'it walked upstairs, though there weren’t any stairs',
    ending: 'each has the right shadow again, and the shadows are holding hands',
  },
  beats: [
    { id: 'left-behind', part: 'open', at: 'the wall', with: ['child', 'shadow', 'away'], plants: ['hug'] },
    { id: 'by-the-bed', part: 'stir', at: 'bed', with: ['child', 'shadow'], plants: ['does'] },
    { id: 'it-cant-see', part: 'try', at: 'the wall', with: ['child', 'shadow'] },
    { id: 'nobody-there', part: 'lull', at: 'the way home', with: ['child'] },
    { id: 'all-the-time', part: 'turn', at: 'the way home', with: ['child'], pays: ['hug'] },
    { id: 'the-bird', part: 'turn', at: 'the wall', with: ['child', 'shadow'], pays: ['does'] },
    { id: 'in-its-pocket', part: 'back', at: 'the wall', with: ['child', 'shadow'] },
    { id: 'on-the-spot', part: 'down', at: 'the wall', with: ['child', 'shadow'] },
    { id: 'holding-hands', part: 'last', at: 'the door', with: ['child', 'away'] },
  ],
  pictures: [
    {
      beats: ['by-the-bed', 'left-behind', 'it-cant-see'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'shadow', at: 'left', act: 'sleeps', size: 'child', feeling: 'sleepy' },
        { who: 'child', at: 'bed', act: 'looks-at', to: 'shadow', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['nobody-there', 'it-cant-see', 'all-the-time'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'cries', feeling: 'crying' },
        { who: 'cat', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-bird', 'in-its-pocket'],
      framing: 'over-shoulder',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'shadow', at: 'right', act: 'waves', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
