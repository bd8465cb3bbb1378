import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dig-in',
  premise:
    'A digger in the garden does whatever it hears, and a picnic cannot begin without somebody saying dig in; when the pie goes up in the bucket it has to be stroked down again, and given another word.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['excavator'] },
  nights: {
    place: 'a picnic rug in the garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a word with no digging in it',
    feeling: 'sad to have done it wrong',
    sleep: false,
  },
  putBefore: { sv: [0, 12], en: [2, 12] },
  contains: ['digger'],
  registry: {
    idea: 'a digger that does what it hears digs a hole each time somebody means eat',
    device: 'another word for eating is done to the letter as well, and it is the right one for the evening',
    objects: ['pie with a wavy edge', 'earth on a hat', 'rug that is pulled from place to place', 'apple pip in each of three holes'],
    joke: 'lips that wiggle and wiggle, and then say it',
    ending: 'the last corner of the rug is pulled over the bucket',
  },
  beats: [
    { id: 'a-picnic', part: 'open', at: 'the garden', with: ['child', 'friend', 'elder', 'adult', 'digger'], plants: ['pie', 'rug'] },
    { id: 'dig-in', part: 'stir', at: 'the garden', with: ['child', 'friend', 'elder', 'pet', 'digger'], refrain: true, plants: ['hole', 'hat'] },
    { id: 'wiggle', part: 'try', at: 'the apple tree', with: ['child', 'friend', 'digger'], refrain: true },
    { id: 'forgot', part: 'turn', at: 'the wall', with: ['child', 'elder', 'digger'], refrain: true },
    { id: 'our-pie', part: 'turn', at: 'the wall', with: ['child', 'friend', 'digger'] },
    { id: 'stroke', part: 'turn', at: 'the wall', with: ['child', 'friend', 'elder', 'digger'] },
    { id: 'another-word', part: 'back', at: 'the wall', with: ['child', 'friend', 'elder', 'elder2', 'digger'] },
    { id: 'the-whole-pie', part: 'down', at: 'the wall', with: ['child', 'friend', 'elder', 'adult', 'digger'], pays: ['pie', 'hole', 'hat'] },
    { id: 'the-last-corner', part: 'last', at: 'the garden', with: ['child', 'friend', 'elder', 'pet', 'digger'], pays: ['rug'] },
  ],
  pictures: [
    {
      beats: ['dig-in', 'a-picnic', 'wiggle'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'excavator', at: 'right', act: 'digs', size: 'big', colour: 'yellow', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'excavator', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'far', act: 'laughs', feeling: 'laughing', faces: 'right', anyway: true },
      ],
      things: [{ what: 'rug', at: 'near' }],
    },
    {
      beats: ['forgot', 'our-pie', 'stroke'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'excavator', feeling: 'sad', faces: 'right' },
        { who: 'excavator', at: 'right', act: 'holds-up', to: 'pie', size: 'big', colour: 'yellow', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['another-word', 'the-whole-pie', 'stroke'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'excavator', at: 'right', act: 'pats', to: 'child', size: 'big', colour: 'yellow', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'blanket', at: 'near' }],
    },
  ],
});
