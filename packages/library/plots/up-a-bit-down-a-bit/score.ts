import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'up-a-bit-down-a-bit',
  premise:
    'A bear backs into a bedroom with an itch in the middle of his back that no brush finds, until the child lies down on top of him and scratches with ten fingers, ten toes and a chin, and a fir cone jumps out.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [29, 33], en: [8, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['bear'] },
  nights: { place: 'the bedroom', indoors: true, tone: 'funny-tender', mechanism: 'scratching a bear with all one has', feeling: 'wanting to help', sleep: false, endsInBed: true },
  votes: { en: [2, 3] },
  storyVotes: [3, 3],
  contains: ['bear'],
  registry: {
    idea: 'a bear comes in backwards, since his itch comes first',
    device: 'whoever is small scratches with everything at once',
    objects: ['hairbrush for a bear', 'ten fingers, ten toes and a chin', 'fir cone that was the itch'],
    joke: 'not there, but now he is very shiny',
    ending: 'the bear finds the small itch of the child at once',
  },
  beats: [
    { id: 'every-day', part: 'open', at: 'home', with: ['child', 'adult', 'elder', 'friend', 'pet'], plants: ['look-after'] },
    { id: 'backwards', part: 'stir', at: 'the bedroom', with: ['child', 'bear', 'pet', 'friend', 'elder'], plants: ['itch'] },
    { id: 'not-there', part: 'try', at: 'the bedroom', with: ['child', 'bear', 'friend', 'elder'], refrain: true },
    { id: 'bang-bang', part: 'lull', at: 'the bedroom', with: ['child', 'bear', 'pet', 'elder'] },
    { id: 'and-a-chin', part: 'turn', at: 'the bedroom', with: ['child', 'bear', 'pet'] },
    { id: 'there', part: 'turn', at: 'the bedroom', with: ['child', 'bear', 'pet', 'friend', 'elder'], refrain: true, pays: ['itch'] },
    { id: 'a-fir-cone', part: 'back', at: 'the bedroom', with: ['child', 'bear', 'friend', 'elder'], pays: ['look-after'] },
    { id: 'your-turn', part: 'last', at: 'bed', with: ['child', 'bear', 'pet', 'friend', 'elder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['backwards', 'not-there'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'bear', at: 'right', act: 'sits', size: 'big', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'bear', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'far', act: 'looks-at', to: 'bear', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['bang-bang', 'and-a-chin', 'not-there'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'bear', at: 'right', act: 'cries', size: 'big', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bear', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['there', 'a-fir-cone'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'bear', at: 'right', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'fir-cone', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'fir-cone', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
