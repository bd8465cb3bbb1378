import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'toot-the-princess',
  premise:
    'A princess at the gym class will go through no door without a fanfare, so the shy child toots her in and slips in after; when a mat shuts them in a cupboard the toot gets them out, and the princess toots for the child.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [3, 12], en: [1, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['princess'] },
  nights: {
    place: 'a gym class',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a fanfare for whoever dares not be seen',
    feeling: 'shy',
    sleep: false,
  },
  contains: ['princess'],
  registry: {
    idea: 'one will not go in without a fanfare, and the other would rather go in without being seen',
    device: 'a hand rolled up for a trumpet',
    objects: ['crown on a peg', 'keyhole over a mat', 'chauffeur called Sid'],
    joke: 'it is a sort of door',
    ending: 'the grown-up comes in with a fanfare too',
  },
  beats: [
    { id: 'at-the-door', part: 'open', at: 'the door of the hall', with: ['child', 'princess', 'sune'], plants: ['toot'] },
    { id: 'first-toot', part: 'stir', at: 'the door of the hall', with: ['child', 'princess'], plants: ['behind'], refrain: true },
    { id: 'hoops', part: 'try', at: 'the hall', with: ['child', 'princess', 'kicki', 'friend'], refrain: true },
    { id: 'the-mat', part: 'turn', at: 'the cupboard', with: ['child', 'princess', 'kicki'] },
    { id: 'dark', part: 'turn', at: 'the cupboard', with: ['child', 'princess'] },
    { id: 'keyhole', part: 'turn', at: 'the cupboard', with: ['child', 'princess'], pays: ['toot'] },
    { id: 'feet', part: 'turn', at: 'the cupboard', with: ['child', 'princess', 'kicki', 'sune', 'friend'] },
    { id: 'who-tooted', part: 'back', at: 'the hall', with: ['child', 'princess', 'kicki'], pays: ['behind'] },
    { id: 'here-comes', part: 'back', at: 'the hall', with: ['child', 'princess'], refrain: true },
    { id: 'orange', part: 'back', at: 'the changing room', with: ['child', 'princess', 'pet'] },
    { id: 'one-more', part: 'last', at: 'the changing room', with: ['child', 'princess', 'adult', 'elder', 'elder2'], refrain: true },
  ],
  pictures: [
    {
      beats: ['first-toot', 'at-the-door', 'hoops'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'princess', feeling: 'happy', faces: 'right' },
        { who: 'princess', at: 'right', act: 'stands', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['dark', 'the-mat', 'keyhole'],
      framing: 'close',
      world: 'attic',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'princess', feeling: 'afraid', faces: 'right' },
        { who: 'princess', at: 'right', act: 'holds-hands', to: 'child', size: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['here-comes', 'who-tooted', 'feet', 'orange'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
        { who: 'princess', at: 'right', act: 'waves', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
