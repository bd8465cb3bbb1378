import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-cant-reach',
  premise:
    'A new child at nursery has a green cap, green boots, a long green tail and arms so short that he reaches nothing: not his cap, not his mouth, not his own head in the clapping song; but what is on the roof nobody else can reach, and two noses reach each other exactly.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { relation: 'at-school', nouns: ['t-rex', 'dinosaur'] },
  nights: { place: 'a nursery', indoors: true, tone: 'funny-tender', mechanism: 'reaching for each other', feeling: 'sad not to reach', sleep: false },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'somebody with short, short arms is new at nursery, and two friends are his arms',
    device: 'a tall neck for a ball on the roof, when nobody else can reach',
    objects: ['banana thrown into a mouth', 'tear as large as an apple', 'ball between teeth, quite carefully', 'sandpit swept empty by a tail'],
    joke: 'you are big; I am only four',
    ending: 'how are they to hug with short, short arms? two noses reach exactly',
  },
  beats: [
    { id: 'a-green-cap', part: 'open', at: 'nursery', with: ['child', 'friend', 'wish', 'teacher'] },
    { id: 'the-hook', part: 'stir', at: 'nursery', with: ['child', 'friend', 'wish', 'pet'], plants: ['reach'], refrain: true },
    { id: 'banana', part: 'try', at: 'nursery', with: ['child', 'friend', 'wish'], refrain: true },
    { id: 'clap-your-head', part: 'try', at: 'nursery', with: ['child', 'friend', 'wish'], refrain: true },
    { id: 'we-clap', part: 'turn', at: 'nursery', with: ['child', 'friend', 'wish'] },
    { id: 'on-the-roof', part: 'turn', at: 'the yard', with: ['child', 'friend', 'teacher'] },
    { id: 'you-reached', part: 'turn', at: 'the yard', with: ['child', 'friend', 'wish'] },
    { id: 'the-ring', part: 'back', at: 'nursery', with: ['child', 'friend', 'wish'] },
    { id: 'noses', part: 'last', at: 'nursery', with: ['child', 'friend', 'wish', 'adult', 'elder', 'elder2', 'minder'], pays: ['reach'] },
  ],
  pictures: [
    {
      beats: ['banana', 'the-hook', 'clap-your-head'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'throws', to: 'banana', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'waits', size: 'big', colour: 'green', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['we-clap', 'clap-your-head', 'on-the-roof'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'wish', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'sits', size: 'big', colour: 'green', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'pats', to: 'wish', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['you-reached', 'on-the-roof', 'the-ring'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'gives', to: 'child', holding: 'ball', size: 'huge', colour: 'green', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
  ],
});
