import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-runs-after-a-stick',
  premise:
    'A child whom nobody chases at tag finds out why somebody steals just that thing: whoever has it is run after. When everybody agrees not to run any more, and the thief goes away with the lot, the child steals from the thief, is shouted after at last, and offers to run after a stick.',
  writtenFirstIn: 'en',
  ages: [5, 9],
  leads: [],
  wish: { relation: 'steals', kinds: ['animal', 'creature'], other: ['thing', 'garment', 'food'] },
  nights: {
    place: 'a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'stealing from the thief, so that the thief has to do the chasing',
    feeling: 'left out',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'somebody steals only what people will run after',
    device: 'whoever has the stolen thing is chased, and so the child takes it from the thief',
    objects: ['bandstand gone round twice', 'stitch from standing still', 'cup of tea that stops a grown-up from running', 'stick that is run after'],
    joke: 'hey, I stole that',
    ending: 'what was shouted after a thief is said softly to a child who walks a little faster',
  },
  beats: [
    { id: 'nobody-came', part: 'open', at: 'the park', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['tea', 'stitch'] },
    { id: 'off-the-blanket', part: 'stir', at: 'the park', with: ['child', 'wish', 'adult', 'elder', 'minder'], plants: ['come-back'] },
    { id: 'a-stick', part: 'try', at: 'behind the trees', with: ['child', 'wish'], plants: ['stick'] },
    { id: 'nobody-moved', part: 'try', at: 'the park', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'the-whole-heap', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'youre-it', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'behind', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend', 'pet', 'adult', 'elder', 'minder'], pays: ['tea', 'stitch'] },
    { id: 'i-do', part: 'back', at: 'the park', with: ['child', 'wish', 'friend', 'pet'], pays: ['stick'] },
    { id: 'a-little-faster', part: 'last', at: 'the way home', with: ['child', 'adult', 'elder', 'minder'], pays: ['come-back'] },
  ],
  pictures: [
    {
      beats: ['a-stick', 'off-the-blanket', 'nobody-moved'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['nobody-moved', 'the-whole-heap', 'a-stick'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', holding: 'other', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['behind', 'youre-it', 'i-do'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'runs', holding: 'other', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'left', act: 'chases', to: 'child', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
