import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-cant-have-walked',
  premise:
    'A child has lost the glass ring that makes the rainbow at breakfast and says nothing, until the one whose ring it is begins to fear for her own head; the truth is told with a hand on the telephone, and in the hen house a small rainbow comes walking along the wall.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['rainbow'] },
  nights: {
    place: 'a kitchen with hens at the bottom of the garden',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'owning up before a call is made, and shining a light for a ring',
    feeling: 'a fib that frightens somebody dear',
    sleep: false,
  },
  putBefore: { en: [5, 7], sv: [7, 7] },
  alike: ['in-no-hurry'],
  contains: ['rainbow', 'hen'],
  registry: {
    idea: 'a ring that makes a rainbow wherever light falls on it is found by the rainbow walking',
    device: 'whoever lost a thing in secret hears the other begin to doubt a sound head, and stops the call',
    objects: ['glass ring on a hook', 'top of a head where lost things are', 'ring on a hen’s toe', 'rainbow no bigger than a stamp'],
    joke: 'it can’t have walked',
    ending: 'the rainbow is sent to somebody’s cheek, and when asked for, it walked',
  },
  beats: [
    { id: 'the-ceiling', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'pet'], plants: ['ring', 'rainbow'] },
    { id: 'the-best-place', part: 'stir', at: 'the kitchen', with: ['child', 'elder'], plants: ['walked', 'head'] },
    { id: 'seeing-to-the-hens', part: 'try', at: 'the kitchen and the hens', with: ['child', 'elder', 'hen'], plants: ['hen'] },
    { id: 'a-stone', part: 'lull', at: 'the kitchen', with: ['child', 'elder', 'friend'], plants: ['stone'] },
    { id: 'dotty', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'adult', 'elder2'], pays: ['head'] },
    { id: 'the-telephone', part: 'turn', at: 'the hall', with: ['child', 'elder'] },
    { id: 'sharp-as-a-pin', part: 'turn', at: 'the hall', with: ['child', 'elder'], pays: ['stone'] },
    { id: 'in-the-corner', part: 'back', at: 'the hen house', with: ['child', 'elder', 'hen'], pays: ['hen'] },
    { id: 'no-bigger-than-a-stamp', part: 'back', at: 'the hen house', with: ['child', 'elder', 'hen'], pays: ['ring'] },
    { id: 'it-walked', part: 'last', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'pet'], pays: ['rainbow', 'walked'] },
  ],
  pictures: [
    {
      beats: ['seeing-to-the-hens', 'the-best-place', 'a-stone'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'kneels', feeling: 'sad', faces: 'right' },
        { who: 'hen', called: 'hen', at: 'left', act: 'walks', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-telephone', 'dotty', 'sharp-as-a-pin'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'telephone', feeling: 'crying', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'telephone', at: 'centre' }],
    },
    {
      beats: ['no-bigger-than-a-stamp', 'in-the-corner'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'flashlight', feeling: 'surprised', faces: 'right' },
        { who: 'hen', called: 'hen', at: 'centre', act: 'walks', feeling: 'proud', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'right', size: 'tiny' }],
    },
  ],
});
