import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'down-down-bottom',
  premise: 'A child swaps knees with a grandparent so that they can all go up the lookout tower at last, and is left on the bench holding the jackets while the young knees hop at the top; the friend’s stair game brings the one down and a kind word to the old knees brings the other up.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [5, 50], en: [8, 51] },
  ages: [7, 8],
  leads: ['elder', 'friend'],
  wish: { concepts: ['wizard'] },
  nights: { place: 'a lookout tower', indoors: false, tone: 'funny-tender', mechanism: 'bumping down a stair', feeling: 'left out', sleep: false, endsOnRefrain: true },
  votes: { sv: [1, 3] },
  contains: ['magic'],
  registry: {
    idea: 'knees that are swapped go on doing what they are used to',
    device: 'a stair game brings down whoever is at the top and a kind word gets the old knees up, and they meet half-way',
    objects: ['jackets on a bench', 'a hat over two hands', 'a giggle in a wizard'],
    joke: 'a wizard does not hold jackets',
    ending: 'bottom, of one’s own accord, with one’s own knees',
  },
  beats: [
    { id: 'the-jackets', part: 'open', at: 'the foot of the tower', with: ['child', 'elder', 'friend'], plants: ['jackets', 'bottom'] },
    { id: 'a-laugh', part: 'stir', at: 'the foot of the tower', with: ['child', 'friend', 'wizard'], plants: ['habit'] },
    { id: 'the-knees', part: 'try', at: 'the foot of the tower', with: ['child', 'elder', 'friend', 'wizard'] },
    { id: 'on-the-bench', part: 'lull', at: 'the bench', with: ['child', 'wizard', 'pet'] },
    { id: 'at-the-top', part: 'turn', at: 'the tower', with: ['child', 'elder', 'friend', 'wizard'] },
    { id: 'up-and-down', part: 'turn', at: 'the stairs', with: ['child', 'elder', 'friend', 'wizard'], pays: ['habit', 'jackets'] },
    { id: 'half-way', part: 'back', at: 'the landing', with: ['child', 'elder', 'friend'] },
    { id: 'bottom', part: 'last', at: 'the way home', with: ['child', 'elder', 'friend', 'wizard'], pays: ['bottom'] },
  ],
  pictures: [
    {
      beats: ['a-laugh', 'the-knees', 'the-jackets'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wizard', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'left', act: 'points-at', to: 'wizard', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['at-the-top', 'on-the-bench', 'the-knees'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'above', act: 'is-afraid', feeling: 'afraid' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'elder', feeling: 'afraid' },
      ],
      things: [{ what: 'tower', at: 'right' }],
    },
    {
      beats: ['half-way', 'up-and-down', 'bottom'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'holds-up', to: 'hat', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
