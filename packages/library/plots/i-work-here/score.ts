import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-work-here',
  premise:
    'A ghost goes straight through everything that is real, the bench, the swing and the bun, and sinks into the sandpit for sorrow; a child pulls it up with a pretend rope, and on a pretend chair a ghost can sit.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [9, 12], en: [11, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: { place: 'a playground', indoors: false, tone: 'funny-tender', mechanism: 'holding out a rope that is not there', feeling: 'sorry for somebody', sleep: false, endsInBed: true },
  contains: ['ghost'],
  registry: {
    idea: 'a ghost goes straight through all that is real, so only what is pretended can hold it',
    device: 'a pretend rope pulls a ghost up out of the sand, and it sits on a pretend chair',
    objects: ['café in a sandpit', 'bun that comes out again', 'head like a snowball in the sand', 'small lamp of air'],
    joke: 'that was a very quick bun',
    ending: 'the lamp of air and then the real one are put out with one finger: click',
  },
  beats: [
    { id: 'the-cafe', part: 'open', at: 'the sandpit', with: ['child', 'friend', 'adult', 'ghost'], plants: ['real'], refrain: true },
    { id: 'a-quick-bun', part: 'stir', at: 'the sandpit', with: ['child', 'ghost'], plants: ['stay'], refrain: true },
    { id: 'sinking', part: 'try', at: 'the sandpit', with: ['child', 'ghost', 'pet'] },
    { id: 'the-hand', part: 'lull', at: 'the sandpit', with: ['child', 'ghost'], refrain: true },
    { id: 'the-rope', part: 'turn', at: 'the sandpit', with: ['child', 'ghost', 'friend'], pays: ['real'] },
    { id: 'the-chair', part: 'back', at: 'the sandpit', with: ['child', 'ghost'] },
    { id: 'the-bed', part: 'down', at: 'the fir', with: ['child', 'ghost'], plants: ['click'], pays: ['stay'] },
    { id: 'click', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['click'] },
  ],
  pictures: [
    {
      beats: ['a-quick-bun', 'the-cafe'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'ghost', holding: 'cinnamon-bun', feeling: 'happy', faces: 'right' },
        { who: 'ghost', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'swing', at: 'right' }, { what: 'bucket', at: 'near' }],
    },
    {
      beats: ['the-hand', 'the-rope', 'sinking'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'bucket', feeling: 'afraid', faces: 'right' },
        { who: 'ghost', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', size: 'tiny', faces: 'left' },
      ],
      things: [{ what: 'spade', at: 'near' }],
    },
    {
      beats: ['the-chair', 'the-bed'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'ghost', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'proud', faces: 'right' },
      ],
      things: [{ what: 'bucket', at: 'left' }],
    },
  ],
});
