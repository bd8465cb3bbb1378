import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'is-that-it',
  premise:
    'A child who wanted a monster is shown eighteen sharks in their eggs, stamps, and finds out that the something big they are holding still for is the child itself; sitting still is the hardest there is, and number seven hatches.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [11, 12], en: [7, 12] },
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['shark'] },
  nights: {
    place: 'the back room of an aquarium',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'sitting still',
    feeling: 'sorry',
    sleep: false,
  },
  contains: ['shark'],
  registry: {
    idea: 'it is the sharks who have to be brave when they meet a child',
    device: 'unborn sharks stop breathing while something big stamps, so whoever stamps sits still',
    objects: ['eighteen eggs on strings', 'lamp that turns eggs to gold', 'boots taken off on cold tiles', 'gold eye at the glass'],
    joke: 'sharks don’t have music; they would if they could choose',
    ending: 'the shark thinks, is that it',
  },
  beats: [
    { id: 'eighteen-teabags', part: 'open', at: 'the aquarium', with: ['child', 'delyth', 'elder', 'elder2'], plants: ['is that it'] },
    { id: 'the-lamp', part: 'stir', at: 'the aquarium', with: ['child', 'delyth', 'pet'], plants: ['fan', 'seven'] },
    { id: 'dun-dun', part: 'try', at: 'the aquarium', with: ['child', 'delyth'], plants: ['jiggle'] },
    { id: 'dark-windows', part: 'turn', at: 'the aquarium', with: ['child', 'delyth'] },
    { id: 'number-eighteen', part: 'turn', at: 'the aquarium', with: ['child', 'delyth'] },
    { id: 'keep-still', part: 'turn', at: 'the aquarium', with: ['child', 'delyth', 'friend'], pays: ['jiggle'] },
    { id: 'the-street-lit-up', part: 'back', at: 'the aquarium', with: ['child', 'delyth'], pays: ['fan', 'seven'], refrain: true },
    { id: 'only-me', part: 'last', at: 'the aquarium', with: ['child', 'delyth'], pays: ['is that it'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-lamp', 'eighteen-teabags', 'dun-dun'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'egg', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'delyth', at: 'right', act: 'points-at', to: 'egg', feeling: 'proud', faces: 'left' },
      ],
      things: [
        { what: 'egg', at: 'centre', count: 3 },
        { what: 'lamp', at: 'far' },
      ],
    },
    {
      beats: ['keep-still', 'number-eighteen', 'dark-windows'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'calm', faces: 'right' },
        { who: 'girl', called: 'delyth', at: 'right', act: 'sits', feeling: 'afraid', faces: 'left' },
      ],
      things: [
        { what: 'egg', at: 'centre', count: 3 },
        { what: 'boots', at: 'near' },
      ],
    },
    {
      beats: ['only-me', 'the-street-lit-up'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'shark', feeling: 'laughing', faces: 'right' },
        { who: 'shark', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
