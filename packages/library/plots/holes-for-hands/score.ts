import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'holes-for-hands',
  premise: 'A ghost has grown out of its pillowcase on the very night it may fly with the big ones, and a duvet cover turns out to have holes for hands.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [23, 31], en: [3, 30] },
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: { place: 'the wardrobe', indoors: true, tone: 'funny', mechanism: 'finding something that flutters', feeling: 'ashamed', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'what the holes in a duvet cover are for',
    device: 'whoever can wave is a ghost like no other',
    objects: ['pillowcase that has got too short', 'tablecloth that smells of meatballs'],
    joke: 'Is this the way out? – No, that is a corner.',
    ending: 'a pillow that floats a finger’s breadth',
  },
  beats: [
    { id: 'a-small-boo', part: 'open', at: 'the bedroom', with: ['child', 'ghost'], plants: ['pillowcase'] },
    { id: 'grown', part: 'stir', at: 'the bedroom', with: ['child', 'ghost', 'friend', 'pet'] },
    { id: 'something-that-flutters', part: 'try', at: 'the hall', with: ['child', 'ghost', 'elder'] },
    { id: 'in-the-wardrobe', part: 'lull', at: 'the bedroom', with: ['child', 'ghost'] },
    { id: 'a-corner', part: 'try', at: 'the bedroom', with: ['child', 'ghost'] },
    { id: 'two-hands', part: 'turn', at: 'the bedroom', with: ['child', 'ghost'], plants: ['hands'] },
    { id: 'in-the-air', part: 'turn', at: 'the window', with: ['child', 'ghost'], pays: ['hands'] },
    { id: 'pillow', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['pillowcase'] },
  ],
  pictures: [
    {
      beats: ['grown', 'a-small-boo', 'something-that-flutters'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'ghost', at: 'right', act: 'sits', size: 'small', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', faces: 'right' },
      ],
    },
    {
      beats: ['two-hands', 'a-corner', 'in-the-wardrobe'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'ghost', at: 'right', act: 'stands', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'ghost', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['in-the-air', 'pillow', 'two-hands'],
      framing: 'wide',
      world: 'roofs',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'ghost', at: 'right', act: 'waves', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
