import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-the-way',
  premise:
    'An alien and a child each know how it is done: a sock goes on the ear, a hat is for sitting on, and tears come out of the big toe; a toe that is blown on and patted is the first thing they agree about, and an ear that shuts for the night is the last.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [3, 12], en: [0, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['alien'] },
  nights: { place: 'a living room', indoors: true, tone: 'tender', mechanism: 'blowing and patting', feeling: 'caring', sleep: true, endsOnRefrain: true },
  contains: ['alien'],
  registry: {
    idea: 'an alien does everything with another part of the body, and each of two is sure how it is done',
    device: 'whoever cries out of a toe is comforted all the same, by blowing and patting',
    objects: ['sock on an ear', 'hat that is sat on', 'comb on a back', 'big toe that weeps'],
    joke: 'on your foot! no, on your ear!',
    ending: 'an ear shuts like a little lid, and that is the way',
  },
  beats: [
    { id: 'the-rug', part: 'open', at: 'the rug', with: ['child', 'alien', 'pet'], plants: ['ear'] },
    { id: 'the-sock', part: 'stir', at: 'the rug', with: ['child', 'alien', 'adult', 'elder', 'elder2', 'sitter', 'friend', 'pet'], plants: ['sock', 'hat'], refrain: true },
    { id: 'the-comb', part: 'try', at: 'the rug', with: ['child', 'alien'], refrain: true },
    { id: 'bump', part: 'turn', at: 'the rug', with: ['child', 'alien'] },
    { id: 'the-toe', part: 'turn', at: 'the rug', with: ['child', 'alien'], plants: ['pat'], refrain: true },
    { id: 'noses', part: 'back', at: 'the rug', with: ['child', 'alien'], refrain: true },
    { id: 'the-lap', part: 'last', at: 'the rug', with: ['child', 'alien', 'adult', 'elder', 'sitter', 'friend', 'pet'], pays: ['ear', 'sock', 'hat', 'pat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-sock', 'the-rug', 'the-comb'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'alien', at: 'right', act: 'holds-up', to: 'sock', feeling: 'happy', faces: 'left', colour: 'green', size: 'child' },
        { who: 'child', at: 'left', act: 'points-at', to: 'alien', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-toe', 'bump', 'noses'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'alien', at: 'right', act: 'sits', feeling: 'crying', faces: 'left', colour: 'green', size: 'child' },
        { who: 'child', at: 'left', act: 'pats', to: 'alien', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['noses', 'the-lap', 'the-toe'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'alien', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', colour: 'green', size: 'child' },
        { who: 'child', at: 'left', act: 'hugs', to: 'alien', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
