import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-started-small',
  premise:
    'A robot that brings the shopping wants to be human and asks a grandparent how it was done; it learns to say ooh, but never to go upstairs and forget what for, until it listens so well to a story of a brother left at a petrol station that it forgets its own plug.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [6, 10],
  votes: { en: [0, 6] },
  leads: [],
  wish: { concepts: ['robot', 'wants-to'], deed: { en: 'human|person|feel|heart|child|boy|girl', sv: 'människa|känna|hjärta|barn' } },
  nights: {
    place: 'a grandparent’s kitchen',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'practising to be human, and forgetting by accident',
    feeling: 'worried for somebody who has stopped',
    sleep: false,
  },
  contains: ['robot'],
  registry: {
    idea: 'to be human is to go upstairs and not know why, and a robot remembers every potato',
    device: 'it forgets its plug while it listens, is pushed across the kitchen to a socket, and is told that it forgot',
    objects: ['scissors that were remembered', 'snap that is cut in half by a flat battery', 'plug kept next to the potatoes'],
    joke: 'how did you do it? I started small',
    ending: 'it has come back for something and has not the faintest idea what',
  },
  beats: [
    { id: 'started-small', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'robot', 'friend', 'pet'], plants: ['six', 'potatoes'] },
    { id: 'ooh', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'robot'], plants: ['ooh'] },
    { id: 'scissors', part: 'try', at: 'the stairs', with: ['child', 'elder', 'robot', 'pet'], plants: ['what-for'] },
    { id: 'a-whole-one', part: 'lull', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'robot', 'friend'] },
    { id: 'sn', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'robot', 'friend'], plants: ['snap'] },
    { id: 'push', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'robot', 'friend', 'pet'] },
    { id: 'ap', part: 'turn', at: 'the kitchen', with: ['child', 'robot'], pays: ['snap'] },
    { id: 'forgot', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'robot', 'friend', 'pet'], pays: ['six', 'potatoes', 'ooh'] },
    { id: 'faintest', part: 'last', at: 'the door', with: ['child', 'robot'], pays: ['what-for'] },
  ],
  pictures: [
    {
      beats: ['scissors', 'ooh'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', called: 'robot', at: 'right', act: 'holds-up', to: 'scissors', size: 'child', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'robot', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['sn', 'a-whole-one', 'push'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'robot', called: 'robot', at: 'centre', act: 'sits', size: 'child', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'robot', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'robot', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'playing-card', at: 'near', count: 2, size: 'tiny' }],
    },
    {
      beats: ['ap', 'push', 'forgot'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'robot', feeling: 'sad', faces: 'right' },
        { who: 'robot', called: 'robot', at: 'right', act: 'holds-hands', to: 'child', size: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
