import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-bed-that-was-new-to-it',
  premise: 'On the first night away from home the folding bed, in which nobody has ever slept, folds up at every sound, and the child stays to tell it what each one is.',
  writtenFirstIn: 'en',
  putBefore: { sv: [38, 38], en: [41, 41] },
  ages: [3, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['sleepover', 'grandparents-house', 'homesick'] },
  nights: { place: 'grandparents', indoors: true, tone: 'tender', mechanism: 'comforting somebody else', feeling: 'homesick', sleep: true, endsInBed: true, endsOnRefrain: true },
  contains: ['dark'],
  registry: {
    idea: 'a bed has its first night away too',
    device: 'say what the sound is, with a hand on the back',
    objects: ['folding bed', 'slippers', 'pipe', 'owl'],
    joke: 'I believe I am a sandwich',
    ending: 'a new sound in the house: that was only the child, asleep',
  },
  beats: [
    { id: 'the-folding-bed', part: 'open', at: 'the back room', with: ['child', 'elder', 'pet'] },
    { id: 'a-sandwich', part: 'try', at: 'the back room', with: ['child', 'elder'] },
    { id: 'the-telephone', part: 'lull', at: 'the back room', with: ['child', 'elder', 'adult'], plants: ['say-what-it-is'] },
    { id: 'only-the-owl', part: 'turn', at: 'the back room', with: ['child'], pays: ['say-what-it-is'] },
    { id: 'the-noise', part: 'turn', at: 'the back room', with: ['child', 'elder'] },
    { id: 'only-asleep', part: 'last', at: 'bed', with: ['child', 'elder', 'elder2', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-folding-bed', 'a-sandwich'],
      framing: 'wide', world: 'bedroom', time: 'night', light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'slippers', feeling: 'laughing' },
        { who: 'elder', at: 'bed', act: 'lies-on-back', feeling: 'surprised' },
      ],
    },
    {
      beats: ['the-telephone'],
      framing: 'close', world: 'bedroom', time: 'night', light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'sits', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'sits-on-lap', to: 'elder', holding: 'telephone', feeling: 'sad' },
      ],
    },
    {
      beats: ['only-the-owl', 'the-noise', 'only-asleep'],
      framing: 'middle', world: 'living-room', time: 'night', light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'bed', feeling: 'calm' },
        { who: 'bed', at: 'right', act: 'is-afraid', feeling: 'afraid', size: 'big' },
      ],
    },
  ],
});
