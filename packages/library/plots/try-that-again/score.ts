import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'try-that-again',
  premise:
    'A bear judges the cake show and needs to try everybody’s cake again until there is none, but takes one bite of the child’s sunken one and walks on; when the tent comes down, that cake is what leads him out.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [7, 12], en: [11, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['bear'] },
  nights: {
    place: 'a cake show in a tent',
    indoors: false,
    tone: 'funny',
    mechanism: 'being smelled and walked to',
    feeling: 'disappointed',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['bear'],
  registry: {
    idea: 'the judge who eats up every cake leaves the sunken one, because it is the one he wants to wake up to',
    device: 'i shall need to try that again',
    objects: ['rosette in the fur of a bear', 'hole deep enough for a tennis ball', 'bear as a tent pole'],
    joke: 'then there was no log',
    ending: 'a hug needs to be tried again',
  },
  beats: [
    { id: 'the-judge', part: 'open', at: 'the tent', with: ['child', 'bear', 'pargeter', 'adult', 'friend'] },
    { id: 'the-hole', part: 'stir', at: 'the tent', with: ['child', 'elder', 'elder2', 'pet'], plants: ['hole'] },
    { id: 'the-log', part: 'try', at: 'the tent', with: ['bear', 'pargeter'], plants: ['again'], refrain: true },
    { id: 'everybodys', part: 'try', at: 'the tent', with: ['bear', 'friend'], refrain: true },
    { id: 'one-bite', part: 'lull', at: 'the tent', with: ['child', 'bear'] },
    { id: 'the-pole', part: 'turn', at: 'the tent', with: ['bear'] },
    { id: 'bumps', part: 'turn', at: 'under the tent', with: ['child', 'bear', 'friend'] },
    { id: 'honey', part: 'turn', at: 'under the tent', with: ['child', 'bear'] },
    { id: 'best-pole', part: 'turn', at: 'the tent', with: ['child', 'bear', 'pargeter', 'pet', 'elder', 'elder2', 'adult'] },
    { id: 'a-place-for-a-paw', part: 'back', at: 'the field', with: ['child', 'bear'], pays: ['hole'] },
    { id: 'try-again', part: 'last', at: 'the field', with: ['child', 'bear'], pays: ['again'], refrain: true },
  ],
  pictures: [
    {
      beats: ['everybodys', 'the-log', 'the-hole'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'bear', at: 'left', act: 'eats', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'looks-at', to: 'bear', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'cake', at: 'centre' },
        { what: 'tent', at: 'right' },
      ],
    },
    {
      beats: ['one-bite', 'the-pole', 'everybodys'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cake', feeling: 'sad', faces: 'right' },
        { who: 'bear', at: 'right', act: 'walks', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'cake', at: 'left' }],
    },
    {
      beats: ['a-place-for-a-paw', 'best-pole', 'try-again', 'honey'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'bear', feeling: 'happy', faces: 'right' },
        { who: 'bear', at: 'centre', act: 'stands', size: 'big', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'tent', at: 'right' }],
    },
  ],
});
