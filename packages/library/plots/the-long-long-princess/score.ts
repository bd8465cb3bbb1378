import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-long-long-princess',
  premise: 'A princess whose train never comes to an end has played herself lost; the train knows the way home, for her father has sat holding the end of it all day.',
  writtenFirstIn: 'en',
  putBefore: { sv: [24, 33], en: [32, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['princess', 'king', 'dress', 'homesick'] },
  nights: { place: 'garden', indoors: false, tone: 'funny-tender', mechanism: 'following what one trails behind one', feeling: 'homesick', sleep: false, endsInBed: true },
  votes: { sv: [3, 3], en: [4, 6] },
  contains: ['princess'],
  registry: {
    idea: 'a princess loses at hide-and-seek since her train leads to her, and finds home since it leads there too',
    device: 'a train as long as the way home',
    objects: ['pink train', 'washing line', 'blue blanket', 'slippers of a king'],
    joke: 'I seem to be a parcel',
    ending: 'somebody sits on the bed and has got the end of the blanket',
  },
  beats: [
    { id: 'at-the-gate', part: 'open', at: 'the garden', with: ['child', 'princess', 'friend', 'pet'], plants: ['end'] },
    { id: 'always-loses', part: 'stir', at: 'the garden', with: ['child', 'princess', 'friend', 'pet'] },
    { id: 'a-parcel', part: 'try', at: 'the garden', with: ['child', 'princess', 'adult', 'elder', 'friend', 'pet'] },
    { id: 'the-dress-knows', part: 'turn', at: 'the garden', with: ['child', 'princess', 'adult', 'friend', 'pet'] },
    { id: 'the-kings-end', part: 'back', at: 'the castle', with: ['child', 'princess', 'king', 'friend', 'pet'] },
    { id: 'i-have-got-it', part: 'last', at: 'bed', with: ['child', 'adult', 'friend', 'pet'], pays: ['end'] },
  ],
  pictures: [
    {
      beats: ['at-the-gate', 'always-loses'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'princess', at: 'right', act: 'hides-behind', to: 'tree', feeling: 'happy', called: 'princess' },
        { who: 'child', at: 'left', act: 'points-at', to: 'princess', feeling: 'laughing' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'princess' },
      ],
      things: [{ what: 'tree', at: 'right' }],
    },
    {
      beats: ['a-parcel', 'the-dress-knows'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'princess', feeling: 'curious' },
        { who: 'princess', at: 'right', act: 'cries', feeling: 'crying', called: 'princess' },
      ],
    },
    {
      beats: ['the-dress-knows', 'the-kings-end', 'i-have-got-it'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'princess', at: 'centre', act: 'walks', feeling: 'happy', called: 'princess' },
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'princess', feeling: 'happy' },
        { who: 'adult', at: 'left', act: 'carries', to: 'basket', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'walks', feeling: 'laughing', faces: 'left' },
        { who: 'elder', at: 'left', act: 'carries', to: 'basket', feeling: 'laughing', if: '!adult' },
      ],
    },
  ],
});
