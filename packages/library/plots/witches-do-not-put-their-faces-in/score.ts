import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'witches-do-not-put-their-faces-in',
  premise:
    'A witch of three hundred and twelve goes to the beginners’ swimming class with a child who does not put her face in either; she warms the water by the only warm spell she knows, drops her wand in the soup, and it lies just one face further down.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [5, 12], en: [7, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['witch'] },
  nights: {
    place: 'the swimming pool',
    indoors: true,
    tone: 'funny',
    mechanism: 'putting one’s face in',
    feeling: 'afraid',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['take-the-porridge-along', 'thursday-swim'],
  contains: ['witch', 'magic', 'water'],
  registry: {
    idea: 'a witch who has never learned to swim does not put her face in, and makes a rule of it',
    device: 'the wand is in the soup, as deep as an arm and a face',
    objects: ['toad with a very small towel', 'pool full of leek and potato soup', 'leek on a head', 'pointed hat that sails by itself'],
    joke: 'it’s only wet, and it needs salt',
    ending: 'witches do not take their faces out',
  },
  beats: [
    { id: 'a-very-small-towel', part: 'open', at: 'the pool', with: ['child', 'witch', 'toad', 'teacher', 'pet'], plants: ['hat'] },
    { id: 'dry-noses', part: 'stir', at: 'the pool', with: ['child', 'witch', 'toad', 'teacher', 'friend'], plants: ['faces'], refrain: true },
    { id: 'is-this-soup', part: 'try', at: 'the pool', with: ['child', 'witch', 'teacher'], plants: ['wand'] },
    { id: 'fetch', part: 'try', at: 'the pool', with: ['child', 'witch', 'toad'] },
    { id: 'so-am-i', part: 'lull', at: 'the pool', with: ['child', 'witch'] },
    { id: 'in', part: 'turn', at: 'the pool', with: ['child', 'teacher'], pays: ['wand'] },
    { id: 'only-wet', part: 'back', at: 'the pool', with: ['child', 'witch', 'toad', 'elder', 'elder2'] },
    { id: 'not-out', part: 'last', at: 'the pool', with: ['child', 'witch'], pays: ['hat', 'faces'], refrain: true },
  ],
  pictures: [
    {
      beats: ['dry-noses', 'a-very-small-towel', 'is-this-soup'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'witch', feeling: 'happy', faces: 'right' },
        { who: 'witch', called: 'witch', at: 'right', act: 'is-proud', feeling: 'proud', faces: 'left' },
        { who: 'frog', called: 'toad', at: 'centre', act: 'sits', size: 'small', feeling: 'calm', colour: 'brown' },
      ],
    },
    {
      beats: ['so-am-i', 'fetch', 'is-this-soup', 'in'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'witch', called: 'witch', at: 'right', act: 'whispers-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'witch', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['in', 'only-wet', 'so-am-i'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'wand', feeling: 'laughing', faces: 'right' },
        { who: 'witch', called: 'witch', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'carrot', at: 'near' }],
    },
  ],
});
