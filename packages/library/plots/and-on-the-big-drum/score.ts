import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-on-the-big-drum',
  premise:
    'A brass band has lost its big drum an hour before a piece about a storm, and a child who has counted under a table knows when the real thunder will come; from a chair by the window it is conducted, until it goes the other way and the last note has to be held for it.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [5, 12], en: [9, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['thunder', 'lightning'] },
  nights: {
    place: 'a village hall',
    indoors: true,
    tone: 'funny',
    mechanism: 'conducting the thunder by counting from the flash',
    feeling: 'afraid',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['thunder', 'storm', 'rain'],
  alike: ['missed-its-cue', 'puts-its-hand-up', 'a-dog-called-stop'],
  registry: {
    idea: 'real thunder plays the big drum in a concert, and a child brings it in',
    device: 'the flash has been seen, so the bang must come, and a whole band holds its note until it has walked all the way',
    objects: ['drum in a car in a puddle', 'chair beside a conductor', 'tuba player who turns purple', 'window that is clapped for'],
    joke: 'and on the big drum, the thunder',
    ending: 'the arm is put up once more on the way home, and the thunder says goodnight on twenty-three',
  },
  beats: [
    { id: 'wheres-the-drum', part: 'open', at: 'the village hall', with: ['child', 'adult', 'elder', 'minder', 'conductor', 'tuba', 'pet'], plants: ['drum'] },
    { id: 'light-runs', part: 'stir', at: 'the village hall', with: ['child', 'tuba'], plants: ['count'] },
    { id: 'on-nine', part: 'stir', at: 'the village hall', with: ['child', 'conductor'] },
    { id: 'little-waves', part: 'try', at: 'the village hall', with: ['child', 'conductor', 'friend', 'elder', 'elder2'] },
    { id: 'closer', part: 'try', at: 'the village hall', with: ['child', 'conductor'] },
    { id: 'no-boom', part: 'try', at: 'the village hall', with: ['child', 'conductor', 'tuba'] },
    { id: 'on-its-way', part: 'turn', at: 'the village hall', with: ['child', 'conductor', 'tuba'], pays: ['count'] },
    { id: 'a-bow', part: 'back', at: 'the village hall', with: ['child', 'conductor'], pays: ['drum'] },
    { id: 'goodnight', part: 'last', at: 'the way home', with: ['child', 'adult', 'elder', 'minder'] },
  ],
  pictures: [
    {
      beats: ['on-nine', 'light-runs'],
      framing: 'middle',
      world: 'stage',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'tuba', at: 'right', act: 'plays', to: 'tuba', feeling: 'calm', faces: 'left' },
      ],
      things: [
        { what: 'table', at: 'left' },
        { what: 'lightning', at: 'above' },
      ],
    },
    {
      beats: ['closer', 'little-waves', 'no-boom'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'chair', feeling: 'proud', faces: 'right' },
        { who: 'conductor', called: 'conductor', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'man', called: 'tuba', at: 'right', act: 'plays', to: 'tuba', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'lightning', at: 'above' }],
    },
    {
      beats: ['on-its-way', 'no-boom', 'a-bow'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'man', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'tuba', at: 'right', act: 'plays', to: 'tuba', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
