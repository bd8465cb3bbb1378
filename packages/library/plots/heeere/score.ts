import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'heeere',
  premise:
    'The unicorn Glitter has lost her friend Bo, who is small and round and very slow and answers every call with a tiny here; the child follows a silver line up her own leg, back and horn, and on the very tip sits a snail who has said so all the time.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: { place: 'a garden in the evening', indoors: false, tone: 'funny-tender', mechanism: 'following a line to whoever was there all along', feeling: 'afraid of never finding a friend', sleep: false, endsInBed: true, endsOnRefrain: true, seasons: ['spring', 'summer', 'autumn'] },
  storyVotes: [3, 3],
  contains: ['unicorn', 'snail'],
  registry: {
    idea: 'whoever is looked for sits on the horn of the one who looks, for she goes so fast that he thought he would ride',
    device: 'a silver line that goes up a hoof, a leg, a back, a neck and a horn',
    objects: ['sand cake that is round and is not Bo', 'apple that is round and good and is not Bo', 'silver line in the grass', 'glitter in the hair at bedtime'],
    joke: 'I have said so the whole time',
    ending: 'somebody quite round under the quilt says heeere',
  },
  beats: [
    { id: 'glitter', part: 'open', at: 'the garden', with: ['child', 'friend', 'unicorn'], plants: ['bo'] },
    { id: 'the-swing', part: 'try', at: 'the garden', with: ['child', 'friend', 'unicorn'], plants: ['here'], refrain: true },
    { id: 'the-bucket', part: 'try', at: 'the garden', with: ['child', 'friend', 'unicorn', 'pet'], refrain: true },
    { id: 'the-boots', part: 'try', at: 'the garden', with: ['unicorn', 'elder', 'elder2', 'adult', 'minder'], refrain: true },
    { id: 'a-line', part: 'turn', at: 'the garden', with: ['child', 'unicorn'] },
    { id: 'on-the-tip', part: 'turn', at: 'the garden', with: ['child', 'unicorn', 'snail'], pays: ['bo'] },
    { id: 'slowly', part: 'back', at: 'the garden', with: ['child', 'friend', 'unicorn', 'snail'] },
    { id: 'round', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['here'] },
  ],
  pictures: [
    {
      beats: ['the-swing', 'the-bucket', 'glitter'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'ball', feeling: 'curious', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'child', size: 'big', colour: 'white', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'swing', at: 'centre' }, { what: 'ball', at: 'centre' }],
    },
    {
      beats: ['the-boots', 'a-line', 'the-bucket'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'unicorn', at: 'centre', act: 'eats', to: 'apple', size: 'big', colour: 'white', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'unicorn', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
    {
      beats: ['on-the-tip', 'a-line', 'slowly'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'unicorn', at: 'right', act: 'stands', size: 'big', colour: 'white', feeling: 'surprised', faces: 'left' },
        { who: 'snail', at: 'above', act: 'sits-on', to: 'unicorn', size: 'tiny', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'snail', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
