import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ill-drive',
  premise:
    'The friend is the head of a horse on stage and the child is the bottom; when the dog comes in under the bedspread to rescue somebody who seems to have been eaten, only the one at the back knows every trick that dog was ever taught.',
  writtenFirstIn: 'en',
  fromStory: true,
  ages: [8, 11],
  leads: ['friend', 'pet.dog'],
  nights: { place: 'the village stage', indoors: true, tone: 'funny', mechanism: 'driving a horse of two people and a dog from the back', feeling: 'being the one nobody sees', sleep: false },
  storyVotes: [3, 3],
  alike: ['the-back-end-of-clementine', 'bottoms-dont-talk'],
  contains: ['dog', 'horse'],
  registry: {
    idea: 'a dog crawls into a stage horse, and so it has eight legs and is driven from the back',
    device: 'dog tricks taught with cheese, given in a whisper',
    objects: ['two old bedspreads', 'dog under a piano', 'head of a horse, tried on and given back'],
    joke: 'why are there more of you?',
    ending: 'you couldn’t handle the back',
  },
  beats: [
    { id: 'the-other-one-isnt', part: 'open', at: 'the hall', with: ['friend', 'child'], plants: ['head'] },
    { id: 'under-the-piano', part: 'open', at: 'home', with: ['adult', 'elder', 'aunt', 'pet'] },
    { id: 'lifted-a-nose', part: 'stir', at: 'the hall', with: ['pet', 'friend', 'adult', 'elder', 'aunt'] },
    { id: 'toenails', part: 'try', at: 'the stage', with: ['child', 'pet', 'friend'] },
    { id: 'eight', part: 'lull', at: 'the stage', with: ['pet', 'friend', 'child', 'elder'] },
    { id: 'as-if-you-meant-it', part: 'turn', at: 'the stage', with: ['child', 'pet', 'friend'], plants: ['collar'] },
    { id: 'be-surprised', part: 'turn', at: 'the stage', with: ['child', 'pet', 'friend', 'elder2'] },
    { id: 'polka', part: 'turn', at: 'the stage', with: ['friend', 'adult', 'elder', 'aunt', 'child', 'pet'] },
    { id: 'in-a-heap', part: 'back', at: 'the stage', with: ['friend', 'child', 'pet'] },
    { id: 'your-turn', part: 'last', at: 'the stage', with: ['friend', 'child', 'pet'], pays: ['head', 'collar'] },
  ],
  pictures: [
    {
      beats: ['lifted-a-nose', 'toenails', 'under-the-piano'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'horse', called: 'mare', at: 'centre', act: 'stands', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'left', act: 'runs', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'piano', at: 'far' }],
    },
    {
      beats: ['as-if-you-meant-it', 'eight', 'be-surprised'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'pet', feeling: 'proud', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'listens-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['polka', 'in-a-heap', 'be-surprised'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'horse', called: 'mare', at: 'left', act: 'dances', size: 'big', feeling: 'laughing', faces: 'right' },
        { who: 'adult', at: 'right', act: 'plays', to: 'piano', feeling: 'laughing', faces: 'left' },
        { who: 'elder', at: 'right', act: 'plays', to: 'piano', feeling: 'laughing', faces: 'left', if: '!adult' },
        { who: 'woman', called: 'aunt', at: 'right', act: 'plays', to: 'piano', feeling: 'laughing', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});
