import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-hides-rubbish',
  premise:
    'A monkey wants whatever people hide, and has taken the old toy walrus that a child is ashamed of; saying that it is not one’s own is the hardest hiding of all, and only when a whole class shows what it hid has she never seen so much rubbish.',
  writtenFirstIn: 'en',
  putBefore: { sv: [19, 34], en: [28, 35] },
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['monkey'] },
  nights: { place: 'a hill of monkeys', indoors: false, tone: 'funny-tender', mechanism: 'saying aloud that it is mine', feeling: 'ashamed', sleep: false, endsInBed: true, seasons: ['spring', 'summer', 'autumn'] },
  votes: { en: [1, 1] },
  contains: ['monkey', 'school'],
  registry: {
    idea: 'a monkey that cannot tell what a thing is worth and takes whatever is hidden hardest',
    device: 'a denial is the best hiding place, and what everybody shows is worth nothing to a thief',
    objects: ['flat walrus with one tusk', 'stone in a shoe that is a blanket', 'note from a teacher’s mother'],
    joke: 'somebody who has just been given the menu',
    ending: 'an arm round a walrus that need not hold on',
  },
  beats: [
    { id: 'menu', part: 'open', at: 'the sign', with: ['child', 'teacher', 'monkey'], plants: ['arms', 'note'] },
    { id: 'flat', part: 'open', at: 'the path', with: ['child', 'friend'], plants: ['stone'] },
    { id: 'apple', part: 'stir', at: 'the hill', with: ['child', 'friend', 'teacher', 'monkey'], plants: ['rubbish'] },
    { id: 'not-mine', part: 'try', at: 'the rock', with: ['child', 'teacher', 'monkey'] },
    { id: 'nobodys', part: 'lull', at: 'the path', with: ['child', 'friend', 'teacher'] },
    { id: 'mine', part: 'turn', at: 'the rock', with: ['child', 'friend'], pays: ['stone'], plants: ['till morning'] },
    { id: 'such-a-lot', part: 'turn', at: 'the rock', with: ['child', 'teacher', 'monkey'], pays: ['rubbish'] },
    { id: 'counted', part: 'back', at: 'the coach', with: ['child', 'teacher'], pays: ['note'] },
    { id: 'either-side', part: 'last', at: 'home', with: ['child', 'friend', 'pet', 'adult'], pays: ['arms', 'till morning'] },
  ],
  pictures: [
    {
      beats: ['apple', 'menu', 'flat'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monkey', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'centre', act: 'hugs', to: 'backpack', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'eats', to: 'apple', feeling: 'calm', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['not-mine', 'apple', 'nobodys'],
      framing: 'wide',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monkey', at: 'right', act: 'hugs', to: 'toy-walrus', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monkey', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['such-a-lot', 'mine', 'counted'],
      framing: 'close',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monkey', at: 'right', act: 'pats', to: 'child', size: 'small', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'hugs', to: 'toy-walrus', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
