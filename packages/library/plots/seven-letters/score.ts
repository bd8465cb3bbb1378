import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'seven-letters',
  premise: 'In an old village school somebody corrects the crossword at night, in ink and in the spelling of 1911; she has lacked one word for a hundred years, and it is found by somebody who will not leave her alone with it.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [5, 40], en: [8, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['ghost', 'teacher'] },
  nights: { place: 'an old village school', indoors: true, tone: 'spooky-tender', mechanism: 'staying with somebody', feeling: 'afraid', sleep: false, endsInBed: true },
  votes: { sv: [0, 3] },
  contains: ['ghost'],
  registry: {
    idea: 'the word a ghost lacks is what it has been without',
    device: 'a crossword answered from the other side of the table',
    objects: ['crossword in ink', 'newspaper folded in eight', 'four cups of tea', 'plank by the stove'],
    joke: 'a ghost that has not heard of the spelling reform',
    ending: 'a mobile telephone will have to be explained',
  },
  beats: [
    { id: 'corrected', part: 'open', at: 'the old school', with: ['child', 'friend', 'adult'], plants: ['crossword'] },
    { id: 'the-chair', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'pet'] },
    { id: 'not-afraid', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'pet', 'ghost'] },
    { id: 'four-cups', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'adult', 'ghost'] },
    { id: 'one-word', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'adult', 'ghost'] },
    { id: 'i-will-stay', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'ghost'], pays: ['crossword'] },
    { id: 'must-i', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'ghost'] },
    { id: 'explained', part: 'last', at: 'the kitchen', with: ['child', 'friend', 'adult', 'ghost'] },
  ],
  pictures: [
    {
      beats: ['the-chair', 'corrected'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'chair', feeling: 'afraid' },
        { who: 'friend', at: 'left', act: 'hides-behind', to: 'child', feeling: 'afraid', anyway: true },
      ],
      things: [{ what: 'chair', at: 'right' }],
    },
    {
      beats: ['one-word', 'four-cups'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'writes', feeling: 'curious' },
        { who: 'friend', at: 'right', act: 'thinks', anyway: true },
      ],
      things: [{ what: 'newspaper', at: 'centre', size: 'child' }],
    },
    {
      beats: ['must-i', 'explained'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'ghost', called: 'ghost', at: 'right', act: 'reads', to: 'newspaper', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'happy' },
      ],
    },
  ],
});
