import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'same-hand-tomorrow',
  premise:
    'Two in a sandpit have hold of one handle and neither lets go, so there is no cake; the handle comes off, both hands are empty, and the one is put into the other, where it fits.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [3, 12], en: [4, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['quarrel', 'friendship', 'angry'] },
  alike: ['i-dont-let-go-first', 'it-was-my-boots'],
  nights: {
    place: 'a sandpit',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'putting an empty hand into another empty hand',
    feeling: 'sorry',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'two who will not let go of one handle have nothing to hold when it comes off but each other',
    device: 'what was said in a quarrel about a bucket is said about a hand',
    objects: ['red bucket with one handle', 'ant all the way round a rim', 'bucket carried by two, one on each side'],
    joke: 'did you see: yes, and then they remembered that they had fallen out',
    ending: 'the same hand tomorrow, and the other one says it too, all the way home',
  },
  beats: [
    { id: 'had-it-first', part: 'open', at: 'the sandpit', with: ['child', 'friend', 'elder', 'elder2'], plants: ['hand', 'cake'], refrain: true },
    { id: 'no-cake', part: 'stir', at: 'the sandpit', with: ['child', 'friend'], refrain: true },
    { id: 'snap', part: 'try', at: 'the sandpit', with: ['child', 'friend', 'pet'] },
    { id: 'no-fun', part: 'lull', at: 'the sandpit', with: ['child', 'friend', 'pet'] },
    { id: 'sandy-and-warm', part: 'turn', at: 'the sandpit', with: ['child', 'friend'], refrain: true },
    { id: 'pat-pat', part: 'back', at: 'the sandpit', with: ['child', 'friend', 'sara'], pays: ['cake'] },
    { id: 'same-hand', part: 'down', at: 'the bench', with: ['child', 'friend', 'adult', 'elder', 'neighbour'], pays: ['hand'] },
    { id: 'all-the-way', part: 'last', at: 'the way home', with: ['child', 'adult', 'elder', 'neighbour'], refrain: true },
  ],
  pictures: [
    {
      beats: ['had-it-first', 'no-cake', 'snap'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'bucket', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'bucket', feeling: 'angry', faces: 'left' },
      ],
      things: [
        { what: 'bucket', at: 'centre', colour: 'red' },
        { what: 'sandpit', at: 'near' },
      ],
    },
    {
      beats: ['sandy-and-warm', 'no-fun', 'pat-pat'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds-hands', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'far', colour: 'red' }],
    },
    {
      beats: ['same-hand', 'pat-pat', 'all-the-way'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'sits-on', to: 'bench', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'bench', at: 'left' },
        { what: 'sandpit', at: 'right' },
        { what: 'bucket', at: 'near', colour: 'red' },
      ],
    },
  ],
});
