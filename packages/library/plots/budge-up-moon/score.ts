import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'budge-up-moon',
  premise:
    'The moon lies down on the child’s rug and budges up for whoever wants to sit on it, until a cloud sits on it; the child blows the cloud off, and finds the moon on the pillow.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [10, 12], en: [9, 12] },
  storyVotes: [3, 3],
  ages: [3, 4],
  leads: [],
  wish: { concepts: ['moon'] },
  nights: {
    place: 'the child’s room',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'blowing',
    feeling: 'wide awake',
    sleep: false,
    endsInBed: true, endsOnRefrain: true,
  },
  contains: ['moon'],
  registry: {
    idea: 'a square of moonlight on the rug is the moon, to be sat on',
    device: 'the moon moves along the floor when it is asked to',
    objects: ['a square of moon', 'a rabbit’s long ears on the moon', 'a fat cloud'],
    joke: 'budge up, moon',
    ending: 'the moon is on the pillow, where the head goes, and is asked once more',
  },
  beats: [
    { id: 'the-rug', part: 'open', at: 'the child’s room', with: ['child', 'friend', 'sitter', 'adult', 'elder'], plants: ['moon'] },
    { id: 'not-fast', part: 'try', at: 'the child’s room', with: ['child', 'friend', 'pet'], plants: ['budge'], refrain: true },
    { id: 'socks', part: 'try', at: 'the child’s room', with: ['child', 'sitter', 'adult', 'elder', 'elder2'], refrain: true },
    { id: 'no-moon', part: 'turn', at: 'the child’s room', with: ['child', 'friend', 'sitter', 'adult', 'elder'] },
    { id: 'the-cloud', part: 'turn', at: 'the window', with: ['child', 'friend', 'sitter', 'adult', 'elder'], pays: ['budge'], refrain: true },
    { id: 'the-bed', part: 'back', at: 'the child’s room', with: ['child', 'friend', 'sitter', 'adult', 'elder'], pays: ['moon'] },
    { id: 'the-pillow', part: 'last', at: 'bed', with: ['child', 'friend'], pays: ['budge'], refrain: true },
  ],
  pictures: [
    {
      beats: ['not-fast', 'the-rug'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'teddy', at: 'centre', act: 'sits', size: 'tiny', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-cloud', 'no-moon'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'cloud', feeling: 'angry', faces: 'right' },
        { who: 'cloud', at: 'above', act: 'flies', feeling: 'surprised' },
      ],
    },
    {
      beats: ['the-bed', 'the-pillow', 'the-cloud'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [{ who: 'child', at: 'bed', act: 'sleeps', feeling: 'sleepy' }],
    },
  ],
});
