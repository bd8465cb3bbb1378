import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'we-oiled-him-away',
  premise:
    'The wheelbarrow squeaks and the cat answers, all morning, until the wheel is oiled and the cat has lost a friend; no other squeak will do, so the child gets in and is the squeak, until a night of rain has grown a new one.',
  writtenFirstIn: 'en',
  ages: [3, 5],
  leads: ['pet.cat', 'elder'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the garden',
    indoors: false,
    tone: 'funny',
    mechanism: 'being the squeak oneself until a new one has grown',
    feeling: 'sorry for somebody who has lost a friend',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['cat', 'rain'],
  registry: {
    idea: 'a squeaking wheel that a cat talks to is oiled, and so the cat has lost a friend',
    device: 'a squeak is grown again in the rain',
    objects: ['wheel that says you are quite right', 'knees that click', 'oil can that is pressed three times'],
    joke: 'the cat did not want a fweep',
    ending: 'a new squeak, very small, and a very small answer',
  },
  beats: [
    { id: 'eee-ow', part: 'open', at: 'the garden', with: ['elder', 'pet', 'child'], refrain: true, plants: ['squeak', 'quite right'] },
    { id: 'oiled', part: 'stir', at: 'the path', with: ['elder', 'child', 'pet', 'elder2'] },
    { id: 'lost-friend', part: 'stir', at: 'the path', with: ['pet', 'child', 'elder'] },
    { id: 'not-a-crrrk', part: 'try', at: 'the garden', with: ['child', 'elder', 'pet', 'friend'], refrain: true },
    { id: 'rhubarb', part: 'lull', at: 'the rhubarb', with: ['elder', 'pet', 'child', 'elder2'], plants: ['rhubarb'] },
    { id: 'now-push', part: 'turn', at: 'the path', with: ['child', 'elder', 'pet'], refrain: true, pays: ['quite right', 'rhubarb'] },
    { id: 'all-night', part: 'back', at: 'the path', with: ['child', 'elder', 'adult', 'neighbour', 'friend'], plants: ['rain'] },
    { id: 'pit-pat', part: 'down', at: 'bed', with: ['child', 'pet'], pays: ['rain'] },
    { id: 'very-small', part: 'last', at: 'the garden', with: ['elder', 'pet'], pays: ['squeak'] },
  ],
  pictures: [
    {
      beats: ['lost-friend', 'oiled', 'not-a-crrrk'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'left', act: 'looks-at', to: 'wheelbarrow', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'thinks', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'far', act: 'looks-at', to: 'pet', feeling: 'sad' },
      ],
      things: [{ what: 'wheelbarrow', at: 'centre', colour: 'green' }],
    },
    {
      beats: ['rhubarb', 'not-a-crrrk', 'now-push'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'hides-behind', to: 'rhubarb', feeling: 'sad' },
        { who: 'child', at: 'left', act: 'thinks', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'rhubarb', at: 'right', size: 'big' }],
    },
    {
      beats: ['now-push', 'all-night', 'rhubarb'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'left', act: 'pushes', to: 'wheelbarrow', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'wheelbarrow', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'runs', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'wheelbarrow', at: 'centre', colour: 'green' }],
    },
  ],
});
