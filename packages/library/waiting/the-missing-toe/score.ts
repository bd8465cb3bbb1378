import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-missing-toe',
  premise: 'The dog has dug up the best thing of its life, and it is the left little toe of the dinosaur in the museum.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['dinosaur', 'museum', 'dog'] },
  nights: { place: 'park at night', indoors: false, tone: 'tender-funny', mechanism: 'a fair exchange', feeling: 'wanting', sleep: false },
  contains: ['dinosaur'],
  registry: {
    idea: 'the museum dinosaur is one toe short and the dog has it',
    device: 'what somebody wants as much is found by the one who knows them',
    objects: ['toe bone', 'windowsill', 'branch as long as a bus', 'xylophone bones'],
    joke: 'the inside of one; one misses it on stairs',
    ending: 'far away great slow footsteps that are even',
  },
  beats: [
    { id: 'something-good', part: 'open', at: 'the garden', with: ['child', 'friend', 'pet', 'elder', 'adult'], plants: ['toe', 'limping'] },
    { id: 'tap', part: 'stir', at: 'bedroom', with: ['child', 'friend'] },
    { id: 'give', part: 'try', at: 'bedroom', with: ['child', 'friend', 'pet'], plants: ['want'] },
    { id: 'a-long-one', part: 'turn', at: 'bedroom', with: ['child', 'friend', 'pet'], pays: ['toe', 'want'] },
    { id: 'the-throw', part: 'back', at: 'the park', with: ['child', 'friend', 'pet'] },
    { id: 'even-footsteps', part: 'last', at: 'bed', with: ['child', 'friend', 'pet'], pays: ['limping'] },
  ],
  pictures: [
    {
      beats: ['tap'],
      framing: 'over-shoulder',
      world: 'roofs',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'dinosaur-skeleton' },
        { who: 'dinosaur-skeleton', at: 'right', act: 'talks-to', to: 'child', size: 'huge', feeling: 'calm' },
      ],
    },
    {
      beats: ['give'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'pet', feeling: 'sad' },
        { who: 'pet', at: 'centre', act: 'crouches', feeling: 'sad', holding: 'bone' },
        { who: 'friend', at: 'right', act: 'lies-on-stomach', to: 'pet', feeling: 'sad' },
      ],
    },
    {
      beats: ['a-long-one', 'the-throw'],
      framing: 'wide',
      world: 'park',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'dinosaur-skeleton', at: 'centre', act: 'runs', size: 'huge', feeling: 'laughing' },
        { who: 'child', at: 'centre', act: 'rides', to: 'dinosaur-skeleton', feeling: 'laughing' },
        { who: 'friend', at: 'left', act: 'rides', to: 'dinosaur-skeleton', feeling: 'laughing' },
      ],
    },
  ],
});
