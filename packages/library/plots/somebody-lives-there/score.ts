import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-lives-there',
  premise:
    'A child who lives somewhere else until spring will not unpack, until a fairy whose wings seemed broken turns out to have bitten them off herself, as queen ants do where they mean to stay, and has furnished the bag; so the clothes go into the drawers.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['fairy'] },
  nights: {
    place: 'a hall with a packed bag in it',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'unpacking because somebody else has moved in',
    feeling: 'not wanting it to have happened',
    sleep: false,
    seasons: ['summer'],
  },
  contains: ['fairy', 'dark'],
  registry: {
    idea: 'a fairy has bitten off her own wings, since she has come to where she means to stay',
    device: 'tiny toothmarks along the edge of a wing, and a page about queen ants',
    objects: ['rake that fishes out wellingtons', 'sheet with a lamp behind it', 'harness of sewing thread on a curtain hook', 'drawers lined with checked paper'],
    joke: 'nine hours with tweezers for somebody who had just taken her coat off',
    ending: 'the bag cannot be put in the bedroom, somebody lives there',
  },
  beats: [
    { id: 'seventeen-days', part: 'open', at: 'the hall', with: ['child', 'elder'], plants: ['bag', 'rake'] },
    { id: 'no-home-to-go-to', part: 'stir', at: 'the house', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'pet'], plants: ['named'] },
    { id: 'on-the-sheet', part: 'stir', at: 'the garden', with: ['child', 'friend', 'elder', 'fairy'] },
    { id: 'four-wings', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'fairy'], plants: ['wings'] },
    { id: 'the-harness', part: 'try', at: 'the kitchen', with: ['child', 'elder', 'adult', 'fairy'], plants: ['tweezers'] },
    { id: 'backwards', part: 'turn', at: 'the hall', with: ['child', 'fairy'] },
    { id: 'toothmarks', part: 'turn', at: 'the hall', with: ['child'] },
    { id: 'queens', part: 'turn', at: 'the friend’s kitchen', with: ['child', 'friend', 'elder'], pays: ['wings', 'tweezers'] },
    { id: 'in-order', part: 'back', at: 'the hall', with: ['child', 'friend', 'elder', 'fairy', 'pet'] },
    { id: 'somebody-lives-there', part: 'last', at: 'the hall', with: ['child', 'friend', 'elder'], pays: ['bag', 'rake', 'named'] },
  ],
  pictures: [
    {
      beats: ['on-the-sheet', 'four-wings'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'night',
      light: 'lamp',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'fairy', holding: 'flashlight', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'fairy', at: 'right', act: 'sits', size: 'tiny', colour: 'grey', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'clothes-line', at: 'centre' }],
    },
    {
      beats: ['backwards', 'toothmarks'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'fairy', feeling: 'surprised', faces: 'right' },
        { who: 'fairy', at: 'centre', act: 'pulls', to: 'fairy-wings', size: 'tiny', colour: 'grey', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'bag', at: 'right' }],
    },
    {
      beats: ['queens', 'in-order', 'toothmarks'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'points-at', to: 'book', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'book', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
