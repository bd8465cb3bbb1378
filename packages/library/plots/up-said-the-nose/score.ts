import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'up-said-the-nose',
  premise: 'A fairy who has only been taught up makes things fly by a touch on the nose; kisses are what makes them heavy again, and are thrown up into the apple tree.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [13, 33], en: [15, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['fairy', 'magic'] },
  nights: { place: 'garden', indoors: false, tone: 'funny-tender', mechanism: 'kisses weigh', feeling: 'afraid', sleep: false, endsInBed: true },
  votes: { en: [0, 3] },
  contains: ['fairy'],
  registry: {
    idea: 'a fairy can do up and has not been taught down',
    device: 'kisses make heavy, and can be thrown',
    objects: ['boot hung in an apple tree', 'teddy that flew', 'rhubarb leaf', 'two glasses of squash'],
    joke: 'the squash came down, the grown-up did not',
    ending: 'both too heavy to get up, and a fairy snoring in a boot',
  },
  beats: [
    { id: 'under-the-leaf', part: 'open', at: 'the garden', with: ['child', 'fairy'] },
    { id: 'the-teddy', part: 'stir', at: 'the garden', with: ['child', 'fairy'], plants: ['kiss'] },
    { id: 'up-up-up', part: 'try', at: 'the garden', with: ['child', 'fairy', 'adult'] },
    { id: 'only-up', part: 'lull', at: 'the garden', with: ['child', 'fairy', 'adult', 'pet', 'friend'] },
    { id: 'thrown', part: 'turn', at: 'the garden', with: ['child', 'adult', 'fairy'], pays: ['kiss'], plants: ['heavy', 'boot'] },
    { id: 'legs-that-fly', part: 'last', at: 'bed', with: ['child', 'adult', 'fairy', 'pet'], pays: ['heavy', 'boot'] },
  ],
  pictures: [
    {
      beats: ['under-the-leaf', 'the-teddy'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'teddy', feeling: 'surprised' },
        { who: 'teddy', at: 'above', act: 'flies', feeling: 'afraid' },
        { who: 'fairy', at: 'right', act: 'points-at', to: 'teddy', size: 'tiny', feeling: 'happy' },
      ],
    },
    {
      beats: ['up-up-up', 'only-up', 'thrown'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'above', act: 'flies', feeling: 'surprised', if: 'adult' },
        { who: 'elder', at: 'above', act: 'flies', feeling: 'surprised', if: '!adult & elder' },
        { who: 'woman', at: 'above', act: 'flies', feeling: 'surprised', if: '!adult & !elder', called: 'neighbour' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'adult', feeling: 'afraid', if: 'adult' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'elder', feeling: 'afraid', if: '!adult & elder' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'woman', feeling: 'afraid', if: '!adult & !elder' },
        { who: 'fairy', at: 'right', act: 'stands', size: 'tiny', feeling: 'sad' },
      ],
      things: [{ what: 'apple-tree', at: 'far' }],
    },
    {
      beats: ['legs-that-fly', 'thrown'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'fairy', at: 'centre', act: 'sits-on', to: 'boots', size: 'small', feeling: 'sleepy' },
      ],
      things: [{ what: 'boots', at: 'centre' }], 
      
    },
  ],
});
