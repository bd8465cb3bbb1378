import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-such-thing-as-children',
  premise:
    'A fairy sits on a child’s knee and does not believe in children: the knee is a hill and the toes are potatoes, till a sneeze sends her down into a slipper, where nobody but a child can help her.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [10, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['fairy'] },
  nights: { place: 'the bed', indoors: true, tone: 'funny-tender', mechanism: 'a hand laid flat in a slipper', feeling: 'sorry for somebody', sleep: false, endsInBed: true },
  votes: { en: [2, 3] },
  contains: ['fairy'],
  registry: {
    idea: 'a fairy does not believe in children, since there were only lumps under blankets wherever she looked',
    device: 'whoever is nobody asks whether there is anybody, and has to say the word',
    objects: ['slipper with fluff in the toe', 'sock that is asked', 'ten potatoes that can be wiggled', 'cupboard that goes for a walk'],
    joke: 'that was a cupboard, going for a walk',
    ending: 'there is no such thing as children, there is only this one',
  },
  beats: [
    { id: 'not-there', part: 'open', at: 'the bed', with: ['child', 'fairy', 'elder', 'elder2', 'friend'], plants: ['nobody'], refrain: true },
    { id: 'a-hill', part: 'stir', at: 'the bed', with: ['child', 'fairy'], plants: ['windy', 'potatoes'], refrain: true },
    { id: 'a-cupboard', part: 'stir', at: 'the bed', with: ['child', 'fairy', 'adult', 'sitter'] },
    { id: 'lumps', part: 'lull', at: 'the bed', with: ['child', 'fairy'], refrain: true },
    { id: 'atchoo', part: 'try', at: 'the bed', with: ['child', 'fairy'] },
    { id: 'the-sock', part: 'try', at: 'the slipper', with: ['child', 'fairy', 'pet'] },
    { id: 'a-hand', part: 'turn', at: 'the slipper', with: ['child', 'fairy'], pays: ['potatoes', 'windy'] },
    { id: 'only', part: 'last', at: 'the bed', with: ['child', 'fairy'], pays: ['nobody'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-hill', 'not-there', 'a-cupboard'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'surprised' },
        { who: 'fairy', called: 'fairy', at: 'bed', act: 'sits-on-lap', to: 'child', size: 'tiny', colour: 'green', feeling: 'proud' },
      ],
    },
    {
      beats: ['lumps', 'a-cupboard', 'atchoo'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'looks-at', to: 'fairy', feeling: 'sad' },
        { who: 'fairy', called: 'fairy', at: 'bed', act: 'sits', size: 'tiny', colour: 'green', feeling: 'sad' },
      ],
    },
    {
      beats: ['a-hand', 'the-sock', 'atchoo'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'fairy', feeling: 'calm', faces: 'right' },
        { who: 'fairy', called: 'fairy', at: 'right', act: 'stands-on', to: 'slippers', size: 'tiny', colour: 'green', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'slippers', at: 'right' },
        { what: 'sock', at: 'near' },
      ],
    },
  ],
});
