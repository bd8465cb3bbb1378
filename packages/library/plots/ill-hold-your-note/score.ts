import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ill-hold-your-note',
  premise:
    'A child with a loose tooth has the solo on the cornet, and the very small old lady with the tuba holds the note whenever it wobbles; at the concert the tooth flies into the Mayor’s tea, she laughs her own teeth out, and the child sings the note for her.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [11, 12], en: [10, 12] },
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: {
    place: 'a bandstand in a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'holding somebody’s note until they are back',
    feeling: 'afraid',
    sleep: false,
  },
  alike: ['and-on-the-big-drum'],
  contains: ['tooth'],
  registry: {
    idea: 'whoever plays lowest holds the note of whoever plays highest, till the loose tooth is over',
    device: 'the note is sung by the one whose tooth is gone, while the other fetches hers',
    objects: ['tuba with shoes', 'tooth in a cup of tea', 'teeth that smile out of a top pocket', 'strap from one shoulder to another'],
    joke: 'is this anyone’s?',
    ending: 'you breathe, I’ve got the note',
  },
  beats: [
    { id: 'phwaaark', part: 'open', at: 'the band room', with: ['child', 'conductor', 'pet'], plants: ['note'] },
    { id: 'front-door', part: 'stir', at: 'the band room', with: ['child', 'tuba', 'conductor'], plants: ['hold'] },
    { id: 'all-that-week', part: 'lull', at: 'the band room', with: ['child', 'tuba'], plants: ['two-sets'] },
    { id: 'dry-as-a-biscuit', part: 'try', at: 'the park', with: ['child', 'mayor', 'friend', 'elder', 'elder2'] },
    { id: 'plip', part: 'turn', at: 'the park', with: ['child', 'mayor'] },
    { id: 'top-pocket', part: 'turn', at: 'the park', with: ['child', 'tuba', 'conductor'], pays: ['two-sets'] },
    { id: 'nobody-holding', part: 'turn', at: 'the park', with: ['child', 'tuba'] },
    { id: 'aah', part: 'turn', at: 'the park', with: ['child', 'tuba', 'conductor'], pays: ['note'] },
    { id: 'in-the-grass', part: 'back', at: 'the park', with: ['mayor', 'friend'] },
    { id: 'you-breathe', part: 'last', at: 'the park', with: ['child', 'tuba', 'adult', 'elder'], pays: ['hold'] },
  ],
  pictures: [
    {
      beats: ['front-door', 'phwaaark', 'all-that-week'],
      framing: 'middle',
      world: 'stage',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'old-lady', called: 'tuba', at: 'right', act: 'plays', to: 'tuba', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'plays', to: 'trumpet', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['plip', 'dry-as-a-biscuit', 'top-pocket'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'trumpet', feeling: 'surprised', faces: 'right' },
        { who: 'woman', at: 'right', act: 'holds', to: 'cup', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'tooth', at: 'above', size: 'tiny' }],
    },
    {
      beats: ['aah', 'nobody-holding', 'top-pocket'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'proud', faces: 'right' },
        { who: 'old-lady', called: 'tuba', at: 'right', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
