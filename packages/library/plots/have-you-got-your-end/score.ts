import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'have-you-got-your-end',
  premise:
    'Two who have not spoken for six months, over a laugh and a secret, are made to carry a mattress up the stairs, which is easier to talk to than each other; it sticks between them, one of them laughs again, and through the springs feels the other shaking.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['quarrel', 'friendship'] },
  nights: {
    place: 'the stairs of a block of flats',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a laugh that is only felt, and what is said to a mattress',
    feeling: 'ashamed',
    sleep: false, endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'what two cannot say to each other they can both say to the mattress they are carrying',
    device: 'a laugh without a sound is felt between the shoulders',
    objects: ['mattress that faints', 'old jacket that is a tent', 'bag of chips kept warm'],
    joke: 'if we die here, the teacher gets my chips',
    ending: 'the last chip is held out by one end',
  },
  beats: [
    { id: 'just-the-man', part: 'open', at: 'the street', with: ['child', 'pell', 'friend'], plants: ['chips'] },
    { id: 'the-tent', part: 'stir', at: 'the street', with: ['child', 'friend', 'marcus', 'elder', 'elder2', 'pet'], plants: ['laugh', 'swimming'] },
    { id: 'on-ahead', part: 'stir', at: 'the street', with: ['child', 'friend', 'pell', 'pet'], plants: ['end'], refrain: true },
    { id: 'like-you-mean-it', part: 'try', at: 'the stairs', with: ['child', 'friend'], refrain: true },
    { id: 'a-cork', part: 'try', at: 'the stairs', with: ['child', 'friend'], refrain: true },
    { id: 'from-september', part: 'lull', at: 'the stairs', with: ['child', 'friend'], pays: ['laugh'] },
    { id: 'bump-bump-bump', part: 'turn', at: 'the stairs', with: ['child', 'friend'] },
    { id: 'that-was-yours', part: 'turn', at: 'the stairs', with: ['child', 'friend'], pays: ['swimming'] },
    { id: 'as-tall-as-a-door', part: 'back', at: 'the stairs', with: ['child', 'friend', 'pell'], refrain: true },
    { id: 'the-last-one', part: 'last', at: 'the bedroom of the teacher', with: ['child', 'friend', 'pet'], pays: ['end', 'chips'], refrain: true },
  ],
  pictures: [
    {
      beats: ['on-ahead', 'the-tent', 'like-you-mean-it'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'air-mattress', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'carries', to: 'air-mattress', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'air-mattress', at: 'centre', colour: 'white', size: 'big' }],
    },
    {
      beats: ['a-cork', 'from-september', 'like-you-mean-it'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'leans-on', to: 'air-mattress', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'right', act: 'leans-on', to: 'air-mattress', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'air-mattress', at: 'centre', colour: 'white', size: 'big' }],
    },
    {
      beats: ['that-was-yours', 'as-tall-as-a-door', 'bump-bump-bump'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'air-mattress', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'lifts', to: 'air-mattress', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'air-mattress', at: 'centre', colour: 'white', size: 'big' }],
    },
  ],
});
