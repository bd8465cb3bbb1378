import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mostly-dragon',
  premise: 'The dog that never comes when it is called goes to dog school, where a dragon copies all it does, and carries the friend up on a roof; the dog only comes when the child lies flat in the grass and nobody calls, and so the whole dog school must lie down.',
  writtenFirstIn: 'en',
  putBefore: { sv: [35, 50], en: [33, 51] },
  ages: [7, 8],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['dragon'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a dog school on the green', indoors: false, tone: 'funny', mechanism: 'lying flat on the ground and not calling', feeling: 'afraid for a friend', sleep: false, endsInBed: true },
  votes: { sv: [0, 3], en: [2, 3] },
  contains: ['dog', 'dragon'],
  registry: {
    idea: 'a dog that thinks a call is a race only comes when nobody calls',
    device: 'a dragon that has never been a dog copies the worst dog in the class',
    objects: ['red collar on a dragon', 'row of people flat on their tummies', 'eaten bag'],
    joke: 'a mixture of what? mostly dragon',
    ending: 'nobody calls the dog to bed, so it comes, and that counts',
  },
  beats: [
    { id: 'never-came', part: 'open', at: 'the green', with: ['child', 'friend', 'pet', 'teacher'], plants: ['flat', 'counts'] },
    { id: 'a-mixture', part: 'stir', at: 'the green', with: ['child', 'teacher', 'owner', 'dragon'], plants: ['north'] },
    { id: 'an-example', part: 'try', at: 'the green', with: ['child', 'friend', 'pet', 'teacher', 'dragon'], plants: ['copies'] },
    { id: 'the-pigeon', part: 'try', at: 'the green', with: ['child', 'friend', 'pet', 'dragon'] },
    { id: 'north-pole', part: 'lull', at: 'the green', with: ['child', 'friend', 'teacher', 'owner', 'dragon'], pays: ['north'] },
    { id: 'lie-down', part: 'turn', at: 'the green', with: ['child', 'pet', 'teacher', 'owner'], pays: ['flat'] },
    { id: 'that-counts', part: 'turn', at: 'the green', with: ['child', 'friend', 'pet', 'teacher', 'dragon'], pays: ['copies'] },
    { id: 'nobody-called', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['counts'] },
  ],
  pictures: [
    {
      beats: ['a-mixture', 'an-example'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'dragon', at: 'right', act: 'sits', size: 'huge', colour: 'green', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'dragon', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'near', act: 'lies-on-back', feeling: 'happy' },
      ],
    },
    {
      beats: ['north-pole', 'the-pigeon', 'lie-down'],
      framing: 'wide',
      world: 'roofs',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'centre', act: 'rides', to: 'dragon', feeling: 'afraid' },
        { who: 'dragon', at: 'centre', act: 'stands', size: 'huge', colour: 'green', feeling: 'happy' },
      ],
    },
    {
      beats: ['lie-down', 'that-counts'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
