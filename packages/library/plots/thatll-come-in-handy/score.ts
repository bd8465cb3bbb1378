import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thatll-come-in-handy',
  premise:
    'A robot who tidies calls everything in the shed rubbish, and the old one carries it all in again; when her own hand breaks off she takes herself to the heap, and the child mends her with what she threw out.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: {
    place: 'a crammed shed before a go-kart race',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'looking for a pin among what was kept',
    feeling: 'ashamed',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['robot', 'spider'],
  registry: {
    idea: 'a robot who calls everything rubbish is broken and calls herself so, and is mended with rubbish',
    device: 'what was thrown out would not have been found if it had not been thrown out',
    objects: ['cracked bucket of bent spoons', 'teapot with no lid and lid with no teapot', 'robot’s blue hand', 'go-kart with a pram wheel'],
    joke: 'no offence, said to spiders and to the people who won',
    ending: 'the robot says the old one’s word about the old one, and the lid follows the teapot in',
  },
  beats: [
    { id: 'a-sandwich', part: 'open', at: 'the shed', with: ['child', 'friend', 'elder', 'robot'] },
    { id: 'rubbish', part: 'stir', at: 'the shed', with: ['robot', 'elder', 'pet'], plants: ['handy', 'spoons', 'teapot'] },
    { id: 'jam', part: 'try', at: 'the shed', with: ['child', 'friend', 'robot', 'elder'] },
    { id: 'crash', part: 'try', at: 'the shed', with: ['robot', 'elder'] },
    { id: 'the-heap', part: 'lull', at: 'the garden', with: ['child', 'friend', 'elder'] },
    { id: 'the-spoon', part: 'turn', at: 'the shed', with: ['child', 'friend', 'elder'], pays: ['spoons'] },
    { id: 'tap-tap-tap', part: 'back', at: 'the garden', with: ['child', 'friend', 'elder', 'robot'] },
    { id: 'bell-hill', part: 'down', at: 'the hill', with: ['child', 'friend'] },
    { id: 'in-handy', part: 'last', at: 'the garden', with: ['child', 'friend', 'elder', 'robot', 'adult', 'elder2', 'pet'], pays: ['handy', 'teapot'] },
  ],
  pictures: [
    {
      beats: ['rubbish', 'jam'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'left', act: 'throws', to: 'bucket', size: 'big', colour: 'blue', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'right', act: 'catches', to: 'bucket', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'teapot', at: 'near' }],
    },
    {
      beats: ['the-heap', 'crash'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'stands', feeling: 'sad', faces: 'right', anyway: true },
        { who: 'robot', at: 'right', act: 'sits', size: 'big', colour: 'blue', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
    {
      beats: ['tap-tap-tap', 'the-spoon'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'holds', to: 'robot', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'robot', at: 'centre', act: 'sits', size: 'big', colour: 'blue', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'right', act: 'gives', to: 'robot', holding: 'spoon', feeling: 'proud', faces: 'left' },
      ],
    },
  ],
});
