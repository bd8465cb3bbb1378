import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'three-dots',
  premise: 'After a quarrel the phones go to bed at eight with the last word unsaid; the child blinks three dots with the bedside lamp, and across the yard somebody else has not finished either.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [6, 40], en: [1, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['quarrel', 'friendship'] },
  nights: { place: 'a window', indoors: true, tone: 'warm', mechanism: 'saying that one has not finished', feeling: 'sorry', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'three dots that say only that somebody is there and has not finished',
    device: 'a bedside lamp writes across the yard',
    objects: ['bread basket for phones', 'lamp carried to the window', 'green blind', 'tennis ball on a roof'],
    joke: 'half the house blinks and nobody knows why',
    ending: 'three times in the dark, and the phones have nothing to do with it',
  },
  beats: [
    { id: 'dont-bother', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'adult'], plants: ['dots'] },
    { id: 'basket', part: 'try', at: 'the kitchen', with: ['child', 'adult'], plants: ['message'] },
    { id: 'lamp', part: 'turn', at: 'the window', with: ['child', 'adult', 'pet'], pays: ['dots'] },
    { id: 'blind', part: 'lull', at: 'the window', with: ['child', 'friend'] },
    { id: 'half-the-house', part: 'turn', if: '!short', at: 'the yard', with: ['child', 'neighbour', 'adult', 'elder'] },
    { id: 'one-minute-to-eight', part: 'back', at: 'the kitchen', with: ['child', 'friend'], pays: ['message'] },
    { id: 'to-be-continued', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['dont-bother', 'basket'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'adult', feeling: 'sad' },
        { who: 'adult', at: 'right', act: 'holds', to: 'basket', feeling: 'calm', anyway: true },
      ],
    },
    {
      beats: ['lamp', 'blind'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'lamp', feeling: 'sad' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['half-the-house', 'one-minute-to-eight', 'to-be-continued'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'holds', to: 'ball', feeling: 'happy' },
      ],
    },
  ],
});
