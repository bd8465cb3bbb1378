import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'sore-throat',
  premise: 'Dinosaurs have walked all the way from long ago with sore throats, and the longest scarf there is goes round one chin; the yarn runs out, and the child sees what a den is built of.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [3, 31], en: [2, 30] },
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['dinosaur', 'grandparents-house'] },
  nights: { place: 'a balcony', indoors: false, tone: 'funny-tender', mechanism: 'joining what one has', feeling: 'cold', sleep: false },
  contains: ['dinosaur'],
  registry: {
    idea: 'whoever has such a neck has such a sore throat',
    device: 'knitting for somebody far too long',
    objects: ['eye as big as a plate', 'den built of scarves', 'fringe for the smallest', 'footprint full of rain'],
    joke: 'not on the peonies, I hope',
    ending: 'feet in a footprint, knitting',
  },
  beats: [
    { id: 'an-eye', part: 'open', at: 'the window', with: ['child', 'knitter', 'pet'], plants: ['den'] },
    { id: 'from-long-ago', part: 'stir', at: 'the balcony', with: ['child', 'knitter', 'friend'] },
    { id: 'round-the-chin', part: 'try', at: 'the balcony', with: ['child', 'knitter'] },
    { id: 'no-more-yarn', part: 'lull', at: 'the balcony', with: ['child', 'knitter'] },
    { id: 'the-den', part: 'turn', at: 'the sofa', with: ['child', 'knitter', 'pet'], pays: ['den'] },
    { id: 'round-and-round', part: 'back', at: 'the garden', with: ['child', 'knitter'] },
    { id: 'breathing', part: 'down', at: 'bed', with: ['child', 'knitter'] },
    { id: 'footprint', part: 'last', at: 'the garden', with: ['knitter'] },
  ],
  pictures: [
    {
      beats: ['from-long-ago', 'an-eye'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'dinosaur', at: 'right', act: 'stands', size: 'huge', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'dinosaur', feeling: 'surprised' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'dinosaur' },
        { who: 'woman', called: 'knitter', at: 'left', act: 'looks-at', to: 'dinosaur', if: '!elder' },
      ],
    },
    {
      beats: ['the-den', 'no-more-yarn', 'round-the-chin'],
      framing: 'middle',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'scarf', feeling: 'happy' },
        { who: 'elder', at: 'right', act: 'pulls', to: 'scarf', feeling: 'laughing' },
        { who: 'woman', called: 'knitter', at: 'right', act: 'pulls', to: 'scarf', feeling: 'laughing', if: '!elder' },
      ],
    },
    {
      beats: ['round-and-round', 'breathing', 'footprint'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'dinosaur', at: 'right', act: 'wears', to: 'scarf', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'dinosaur', feeling: 'happy' },
      ],
    },
  ],
});
