import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-ever-asked',
  premise: 'A small ad put up as a joke, and next day somebody sits on the stairs with papers in order: nobody has ever advertised for one before; before the class the child says so out loud.',
  writtenFirstIn: 'sv',
  ages: [8, 12],
  leads: [],
  wish: {
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'food', 'garment', 'furniture', 'toy', 'thing', 'building', 'plant', 'sky', 'water', 'place'],
  },
  nights: { place: 'school', indoors: true, tone: 'funny-tender', mechanism: 'asking for what one really wants', feeling: 'ashamed', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { sv: [0, 6], en: [0, 6] },
  contains: [],
  registry: {
    idea: 'somebody answers a small ad that was a joke, and has never been asked for before',
    device: 'what one is afraid of is said out loud',
    objects: ['papers in order', 'notice by the door', 'sheet that trembles'],
    joke: 'reason for applying: nobody has asked before',
    ending: 'one word of the notice is crossed out',
  },
  beats: [
    { id: 'the-note', part: 'open', at: 'home', with: ['child', 'wish', 'friend'], plants: ['note'] },
    { id: 'papers', part: 'stir', at: 'home', with: ['child', 'wish'], plants: ['afraid'] },
    { id: 'rehearsal', part: 'try', at: 'home', with: ['child', 'wish', 'pet', 'elder', 'friend'] },
    { id: 'a-joke', part: 'lull', at: 'home', with: ['child', 'wish', 'neighbour'] },
    { id: 'thursday', part: 'turn', at: 'school', with: ['child'], pays: ['afraid'] },
    { id: 'questions', part: 'turn', at: 'school', with: ['child', 'wish'] },
    { id: 'a-place', part: 'back', at: 'school', with: ['child', 'wish', 'friend'] },
    { id: 'one-word', part: 'last', at: 'home', with: ['child', 'adult', 'pet'], pays: ['note'] },
  ],
  pictures: [
    {
      beats: ['papers', 'the-note'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised' },
        { who: 'wish', at: 'right', act: 'waits', feeling: 'proud', faces: 'left' },
      ],
    },
    {
      beats: ['a-joke', 'rehearsal', 'thursday'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'walks', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'chases', to: 'wish', feeling: 'sad' },
      ],
    },
    {
      beats: ['questions', 'a-place', 'thursday'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'wish', feeling: 'proud' },
        { who: 'wish', at: 'right', act: 'is-proud', feeling: 'proud', faces: 'left' },
      ],
    },
  ],
});
