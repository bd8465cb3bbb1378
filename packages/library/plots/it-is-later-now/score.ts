import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-is-later-now',
  premise: 'An elephant never forgets, and the child once said “Later you can ride on me”; now it is later, and her nose alone flattens the whole family, until she floats in the lake and weighs no more than a backpack.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [26, 31], en: [27, 30] },
  ages: [3, 9],
  leads: [],
  wish: { concepts: ['elephant'] },
  nights: { place: 'a garden and a lake', indoors: false, tone: 'funny-tender', mechanism: 'keeping a promise where it can be kept', feeling: 'ashamed', sleep: false, seasons: ['summer'] },
  votes: { en: [0, 3] },
  contains: ['elephant'],
  registry: {
    idea: 'later comes, and somebody heavy is to ride on the child',
    device: 'carrying an elephant in the water',
    objects: ['trunk that flattens', 'very flat wheelbarrow', 'tear down the whole trunk'],
    joke: 'was that all of me? that was your nose',
    ending: 'later, said the elephant, and remembered it',
  },
  beats: [
    { id: 'at-the-door', part: 'open', at: 'the door', with: ['child', 'elephant'], plants: ['later', 'faster'] },
    { id: 'the-nose', part: 'try', at: 'the garden', with: ['child', 'friend', 'pet', 'elder', 'adult', 'elephant'] },
    { id: 'she-cannot-forget', part: 'lull', at: 'the garden', with: ['child', 'elephant'] },
    { id: 'the-lake', part: 'turn', at: 'the lake', with: ['child', 'adult', 'elephant'] },
    { id: 'ride', part: 'back', at: 'the lake', with: ['child', 'friend', 'pet', 'elder', 'elephant'], pays: ['faster'] },
    { id: 'carried', part: 'last', at: 'the way home', with: ['child', 'elephant'], pays: ['later'] },
  ],
  pictures: [
    {
      beats: ['the-nose', 'at-the-door'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      season: 'summer',
      light: 'window',
      figures: [
        { who: 'elephant', at: 'right', act: 'looks-at', to: 'child', size: 'huge', faces: 'left' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'surprised' },
      ],
    },
    {
      beats: ['she-cannot-forget', 'the-nose'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'day',
      season: 'summer',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elephant', feeling: 'sad', faces: 'right' },
        { who: 'elephant', at: 'right', act: 'cries', size: 'huge', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['ride', 'the-lake'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      season: 'summer',
      light: 'window',
      figures: [
        { who: 'elephant', at: 'centre', act: 'rides', to: 'child', size: 'big', feeling: 'laughing' },
        { who: 'child', at: 'centre', act: 'swims', feeling: 'laughing' },
      ],
    },
  ],
});
