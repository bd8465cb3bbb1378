import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'boo-at-every-station',
  premise: 'Everything goes straight through a ghost, so every train leaves without it; but a frightened ghost goes as thick as porridge, and the child says boo at every station until the ghost is too happy to be afraid.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [29, 38], en: [21, 41] },
  ages: [3, 7],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: { place: 'on a train to the sea', indoors: false, tone: 'funny', mechanism: 'frightening somebody kindly', feeling: 'sad to part', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { sv: [0, 3] },
  contains: ['ghost', 'train', 'sea'],
  registry: {
    idea: 'a ghost goes thick when it gets a fright, and only then does it come along',
    device: 'the smallest boo, from underneath, is the biggest; the sea can say it all day',
    objects: ['ghost sitting over the rails with its hands in its lap', 'flowers on the seat seen through a tummy', 'dent in a seat', 'first footprints'],
    joke: 'are we there yet, asked in mid-air',
    ending: 'a boo to an empty seat is answered from the sea',
  },
  beats: [
    { id: 'the-wrong-train', part: 'open', at: 'the platform', with: ['child', 'adult', 'friend', 'ghost'], plants: ['through'] },
    { id: 'like-porridge', part: 'stir', at: 'the platform', with: ['child', 'pet', 'ghost'], plants: ['thick'] },
    { id: 'the-right-train', part: 'try', at: 'the train', with: ['child', 'friend', 'ghost'] },
    { id: 'every-station', part: 'try', at: 'the train', with: ['child', 'friend', 'elder', 'ghost'] },
    { id: 'the-bridge', part: 'lull', at: 'the train', with: ['child', 'friend', 'ghost'] },
    { id: 'under-the-seat', part: 'turn', at: 'the train', with: ['child', 'ghost'], pays: ['thick'] },
    { id: 'the-sea', part: 'back', at: 'the sea', with: ['child', 'pet', 'ghost'], pays: ['through'] },
    { id: 'the-dent', part: 'last', at: 'the train home', with: ['child', 'adult', 'friend'] },
  ],
  pictures: [
    {
      beats: ['the-right-train', 'like-porridge', 'every-station'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'ghost', feeling: 'laughing', faces: 'right' },
        { who: 'ghost', at: 'right', act: 'sits', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-bridge', 'every-station'],
      framing: 'wide',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'ghost', at: 'centre', act: 'laughs', size: 'child', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'ghost', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'calls-to', to: 'ghost', feeling: 'happy', faces: 'left', if: '!short' },
      ],
    },
    {
      beats: ['the-sea', 'under-the-seat'],
      framing: 'close',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'curious', faces: 'right' },
        { who: 'ghost', at: 'right', act: 'is-afraid', size: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
