import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'say-when-its-enough',
  premise:
    'A digger that never stops before somebody says so is asked to dig a ditch across the best friend’s drive on the evening before the removal van; the van goes into it, the bed hangs out, and the child has to be the one who says that is enough.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [11, 12],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'cat' },
  wish: { concepts: ['excavator'] },
  nights: {
    place: 'a gravel drive between two houses',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'showing with both hands how a van is lifted out of the hole one wanted',
    feeling: 'ashamed',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['excavator', 'cat'],
  registry: {
    idea: 'a digger with a conscience is told to dig so that somebody cannot get away',
    device: 'the same four words ask how deep, then whether it is right, then how long one may stay',
    objects: ['ditch two thirds done', 'clay cow that may be a friend', 'ski trousers with braces', 'warm digger bucket'],
    joke: 'at fourteen tons one may have opinions',
    ending: 'nobody says when, and the arm holds two friends up a little longer',
  },
  beats: [
    { id: 'a-streak-in-the-gravel', part: 'open', at: 'the drive', with: ['child', 'friend', 'elder'], plants: ['when'] },
    { id: 'fourteen-tons', part: 'stir', at: 'the drive', with: ['child'], plants: ['road'] },
    { id: 'braces', part: 'try', at: 'the drive', with: ['child', 'friend', 'pet'], plants: ['braces'] },
    { id: 'on-strike', part: 'try', at: 'the drive', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'a-crash', part: 'turn', at: 'the drive', with: ['child'] },
    { id: 'a-cow-in-two', part: 'lull', at: 'the drive', with: ['child', 'friend'], plants: ['cow'] },
    { id: 'you-must-show-me', part: 'turn', at: 'the drive', with: ['child', 'friend', 'adult'] },
    { id: 'a-road-again', part: 'back', at: 'the drive', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'road-all-the-way', part: 'last', at: 'above the hedge', with: ['child', 'friend'], pays: ['when', 'road', 'braces', 'cow'] },
  ],
  pictures: [
    {
      beats: ['braces', 'fourteen-tons'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'excavator', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'excavator', at: 'right', act: 'stands', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sits', anyway: true },
      ],
    },
    {
      beats: ['a-cow-in-two', 'a-crash'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'cries', feeling: 'crying', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['you-must-show-me', 'a-road-again'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'excavator', feeling: 'afraid', faces: 'right' },
        { who: 'excavator', at: 'centre', act: 'lifts', to: 'lorry', size: 'big', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'lorry', at: 'right', size: 'big' }],
    },
  ],
});
