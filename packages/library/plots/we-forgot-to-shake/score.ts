import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'we-forgot-to-shake',
  premise:
    'The only key of a digger flies into a heap of sand, and without the key the digger cannot dig for it; so the child is the digger and the friend drives, until they remember the one thing the digger does that they do not.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [2, 30], en: [3, 41] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['digger'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a playground with new sand',
    indoors: false,
    tone: 'funny',
    mechanism: 'being the machine oneself, with all that it does',
    feeling: 'having broken something',
    sleep: false, endsInBed: true,
  },
  alike: ['goodnight-hole', 'put-the-day-out'],
  contains: ['digger'],
  registry: {
    idea: 'without the key the digger cannot dig out the key, so a child is the digger',
    device: 'five teeth, five fingers: what was forgotten is to shake',
    objects: ['small shiny key in a heap of sand', 'mug that digs', 'bottle top', 'half a dinosaur'],
    joke: 'beep, beep, beep, when the child is told to back up, and the digger after',
    ending: 'the quilt is lifted, shaken and tipped, and the key turned: click',
  },
  beats: [
    { id: 'a-real-one', part: 'open', at: 'the playground', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['shake'] },
    { id: 'just-hold-it', part: 'stir', at: 'the sandpit', with: ['child', 'driver'], plants: ['key'] },
    { id: 'i-will-be', part: 'try', at: 'the sandpit', with: ['child', 'friend', 'driver', 'pet'], refrain: true },
    { id: 'worn-out', part: 'lull', at: 'the sandpit', with: ['child', 'friend'] },
    { id: 'shake', part: 'turn', at: 'the sandpit', with: ['child', 'friend', 'driver'], refrain: true, pays: ['shake'] },
    { id: 'turned-the-key', part: 'back', at: 'the digger', with: ['child', 'friend', 'driver', 'adult', 'elder', 'minder'], pays: ['key'] },
    { id: 'click', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['just-hold-it', 'i-will-be', 'a-real-one'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'key', feeling: 'laughing', faces: 'right' },
        { who: 'digger', at: 'right', act: 'waits', size: 'huge', colour: 'yellow', feeling: 'sleepy', faces: 'left' },
        { who: 'woman', called: 'driver', at: 'centre', act: 'sits', holding: 'cup', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'near' }],
    },
    {
      beats: ['i-will-be', 'worn-out', 'shake'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'sandpit', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'left', act: 'leans-on', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'driver', at: 'right', act: 'kneels', holding: 'cup', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'centre', size: 'big' }],
    },
    {
      beats: ['shake', 'worn-out', 'turned-the-key'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'key', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'key', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
