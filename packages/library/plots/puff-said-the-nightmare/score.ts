import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'puff-said-the-nightmare',
  premise:
    'A nightmare as big as a bun grows at every ugh, lamp and boo until it fills the room; a hand comes through the fluff, and a heart is heard that beats as fast as the child’s own, so it is frightened, and is stroked till it fits in a hand.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: {
    place: 'a bed in the middle of the night',
    indoors: true,
    tone: 'tender',
    mechanism: 'hearing that its heart is frightened, and stroking it',
    feeling: 'afraid',
    sleep: false,
    endsInBed: true,
  },
  putBefore: { sv: [8, 12], en: [6, 12] },
  alike: ['over-you-go'],
  contains: ['nightmare', 'monster'],
  registry: {
    idea: 'a nightmare swells with every fright that it is given, for it is the one that is frightened',
    device: 'a heart inside it beats just as fast as one’s own',
    objects: ['nightmare like a fluffy bun', 'sock to shoo with', 'mouth full of fluff', 'hand that comes through a nightmare'],
    joke: 'mmpf',
    ending: 'one more puff inside a closed hand, and it does not grow: it is asleep',
  },
  beats: [
    { id: 'like-a-bun', part: 'open', at: 'the bed', with: ['child', 'friend', 'pet'], plants: ['puff'], refrain: true },
    { id: 'shoo', part: 'try', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder', 'elder2'], refrain: true },
    { id: 'mmpf', part: 'try', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder'], refrain: true },
    { id: 'so-big', part: 'lull', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder'], plants: ['big'] },
    { id: 'thump', part: 'turn', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder'], plants: ['heart'] },
    { id: 'there-there', part: 'turn', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder', 'pet'], plants: ['stroke'], refrain: true },
    { id: 'so-little', part: 'back', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder'], pays: ['big', 'heart'], refrain: true },
    { id: 'asleep', part: 'last', at: 'the bed', with: ['child', 'adult', 'sitter', 'elder'], pays: ['stroke', 'puff'], refrain: true },
  ],
  pictures: [
    {
      beats: ['like-a-bun', 'shoo'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'monster', at: 'bed', act: 'sits', colour: 'grey', size: 'tiny', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['mmpf', 'so-big', 'thump'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'centre', act: 'sits', colour: 'grey', size: 'huge', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['so-little', 'there-there', 'asleep'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'monster', feeling: 'happy', faces: 'right' },
        { who: 'monster', at: 'right', act: 'sits', colour: 'grey', size: 'tiny', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
