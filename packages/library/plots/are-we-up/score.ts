import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'are-we-up',
  premise: 'Three dinosaurs who like to sit together never come up on the see-saw; one here and one there will do it, if one waves.',
  writtenFirstIn: 'en',
  putBefore: { sv: [25, 33], en: [22, 35] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['dinosaur', 'playground'] },
  nights: { place: 'park', indoors: false, tone: 'funny', mechanism: 'sitting apart and waving', feeling: 'sad', sleep: true, endsInBed: true },
  contains: ['dinosaur'],
  registry: {
    idea: 'those who want to sit together cannot see-saw',
    device: 'three dinosaurs run from end to end of a see-saw, all of them',
    objects: ['see-saw', 'hat that jumps off', 'claw held in a hand', 'warm tummy'],
    joke: 'are we up? no!',
    ending: 'a head goes up and down on a breathing tummy',
  },
  beats: [
    { id: 'all-on-one-end', part: 'open', at: 'the park', with: ['child', 'adult', 'elder', 'friend', 'dinosaurs'], plants: ['up'] },
    { id: 'stomp', part: 'try', at: 'the park', with: ['child', 'dinosaurs', 'friend', 'pet', 'elder'] },
    { id: 'plip-plop', part: 'lull', at: 'the park', with: ['child', 'dinosaurs'] },
    { id: 'you-can-wave', part: 'turn', at: 'the park', with: ['child', 'dinosaurs', 'friend', 'adult'] },
    { id: 'yes', part: 'turn', at: 'the park', with: ['child', 'dinosaurs', 'pet'] },
    { id: 'shoulders', part: 'back', at: 'the park', with: ['child', 'adult', 'dinosaurs'], pays: ['up'] },
    { id: 'the-tummy', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['all-on-one-end', 'stomp'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dinosaur', at: 'right', act: 'sits-on', to: 'see-saw', size: 'big', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'dinosaur', feeling: 'surprised' },
        { who: 'friend', at: 'left', act: 'laughs' },
      ],
      things: [{ what: 'see-saw', at: 'right', size: 'big' }],
    },
    {
      beats: ['plip-plop', 'you-can-wave'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'dinosaur', feeling: 'calm' },
        { who: 'dinosaur', at: 'right', act: 'cries', size: 'small', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['the-tummy', 'shoulders'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'happy' },
        { who: 'pet', at: 'near', act: 'sleeps' },
      ],
    },
  ],
});
