import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-well-find-it',
  premise:
    'A superhero lets a giant robot wait while she looks for a lump in a small child’s sock; the sock pops on to her head, and it is the child who sees that the cross robot stands on one leg and has a lump too.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [5, 12], en: [9, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['superhero'] },
  nights: {
    place: 'a bench by the swings',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'believing somebody who says there is a lump, and finding it',
    feeling: 'not believed',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['superhero', 'robot'],
  registry: {
    idea: 'a superhero thinks a lump in a sock more urgent than a giant robot',
    device: 'the robot is cross because it has a lump as well, and nobody believes it',
    objects: ['sock with its toe in the air over a superhero’s eyes', 'library steps, eaten', 'round pebble between iron toes', 'one small pea'],
    joke: 'is it night? no, it’s my sock',
    ending: 'a lump in a coat is found, and carried home',
  },
  beats: [
    { id: 'a-lump', part: 'open', at: 'the bench', with: ['child', 'superhero', 'friend', 'elder', 'elder2'], plants: ['lump'] },
    { id: 'it-will-have-to-wait', part: 'stir', at: 'the bench', with: ['child', 'superhero', 'friend', 'pet'], plants: ['steps'], refrain: true },
    { id: 'is-it-night', part: 'try', at: 'the bench', with: ['child', 'superhero'] },
    { id: 'boom', part: 'lull', at: 'the park', with: ['child', 'superhero', 'robot'] },
    { id: 'that-face', part: 'turn', at: 'the park', with: ['child', 'robot'], pays: ['steps'], refrain: true },
    { id: 'a-pea', part: 'back', at: 'the bench', with: ['child', 'superhero'], pays: ['lump'] },
    { id: 'in-my-coat', part: 'last', at: 'the bench', with: ['child', 'adult', 'elder', 'superhero'], refrain: true },
  ],
  pictures: [
    {
      beats: ['it-will-have-to-wait', 'a-lump', 'is-it-night'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'superhero', called: 'bev', at: 'right', act: 'kneels', holding: 'sock', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'sock', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['boom', 'is-it-night', 'that-face'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'right', act: 'walks', size: 'huge', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-pea', 'that-face', 'in-my-coat'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'superhero', called: 'bev', at: 'right', act: 'holds-up', to: 'sock', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'sock', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
