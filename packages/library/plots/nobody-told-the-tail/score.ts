import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-told-the-tail',
  premise: 'A dinosaur is so long that its tail does not know it is evening, and wakes the head each time; somebody has to go all the way to the tip and say so.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['dinosaur'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the park', indoors: false, tone: 'gentle', mechanism: 'telling the far end of somebody that it is evening', feeling: 'wide awake', sleep: true },
  votes: { sv: [3, 3], en: [0, 3] },
  contains: ['dog', 'dinosaur'],
  registry: {
    idea: 'a dinosaur so long that its tail has not heard that it is evening',
    device: 'it has no eyes, and lives so far away',
    objects: ['green hill with an eye', 'tail that throws a stick', 'yawn that rolls from head to tip'],
    joke: 'the head was asleep, and now it woke',
    ending: 'the child tells its own toes that it is evening',
  },
  beats: [
    { id: 'the-hill', part: 'open', at: 'the park', with: ['child', 'friend', 'pet', 'adult'], plants: ['stick'] },
    { id: 'how-does-one-sleep', part: 'stir', at: 'the park', with: ['child', 'friend', 'pet', 'dinosaur'], plants: ['thump'] },
    { id: 'along-the-tail', part: 'try', at: 'the bushes', with: ['child', 'pet'], pays: ['stick', 'thump'] },
    { id: 'it-woke', part: 'lull', at: 'the bushes', with: ['child', 'pet', 'friend'] },
    { id: 'it-is-evening', part: 'turn', at: 'the bushes', with: ['child', 'pet'], plants: ['evening'] },
    { id: 'the-yawn', part: 'turn', at: 'the park', with: ['child', 'friend', 'pet', 'dinosaur'], plants: ['yawn'] },
    { id: 'whispering', part: 'back', at: 'the park', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'toes', part: 'last', at: 'bed', with: ['child'], pays: ['evening', 'yawn'] },
  ],
  pictures: [
    {
      beats: ['how-does-one-sleep', 'the-hill', 'along-the-tail'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'dinosaur', at: 'centre', act: 'waits', size: 'huge', colour: 'green', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dinosaur', feeling: 'surprised' },
        { who: 'friend', at: 'right', act: 'pats', to: 'dinosaur', feeling: 'curious' },
        { who: 'pet', at: 'near', act: 'stands', holding: 'stick', feeling: 'happy' },
      ],
    },
    {
      beats: ['along-the-tail', 'it-woke', 'it-is-evening'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'runs', holding: 'stick', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-yawn', 'it-is-evening', 'whispering'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'dinosaur', at: 'centre', act: 'sleeps', size: 'huge', colour: 'green' },
        { who: 'friend', at: 'right', act: 'whispers-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'sneaks', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
