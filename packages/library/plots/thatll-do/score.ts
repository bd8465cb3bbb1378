import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thatll-do',
  premise: 'A fog has come down to sleep on the farm, and somebody sits waiting in it with the supper; a dog rounds it up like sheep, but it only hears the soft air of a child that cannot whistle.',
  writtenFirstIn: 'en',
  putBefore: { sv: [3, 31], en: [27, 30] },
  ages: [5, 7],
  leads: ['elder', 'pet.dog'],
  wish: { concepts: ['farm', 'dog'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a farm', indoors: false, tone: 'wonder', mechanism: 'rounding up fog', feeling: 'ashamed', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['dog'],
  registry: {
    idea: 'fog can be rounded up like sheep',
    device: 'a whistle that is only air',
    objects: ['fog with woolly lumps', 'gate to the top field', 'lamb of fog'],
    joke: 'nipped the fog on the bottom',
    ending: 'a small fog turns round twice and lies down at the foot of the bed',
  },
  beats: [
    { id: 'only-air', part: 'open', at: 'the farm', with: ['child', 'elder', 'pet'], plants: ['whistle', 'words'] },
    { id: 'on-its-tummy', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'adult'] },
    { id: 'it-shuffled', part: 'lull', at: 'the kitchen', with: ['child', 'pet', 'elder'] },
    { id: 'too-sharp', part: 'try', at: 'the yard', with: ['child', 'elder', 'pet'], pays: ['whistle'] },
    { id: 'come-by', part: 'turn', at: 'the yard', with: ['child', 'pet'], pays: ['words'] },
    { id: 'the-gate', part: 'turn', at: 'the top field', with: ['child', 'elder', 'pet'] },
    { id: 'chips', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'pet', 'adult'] },
    { id: 'a-lamb', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['it-shuffled', 'on-its-tummy', 'too-sharp'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'sits', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'looks-at', to: 'pet', feeling: 'surprised' },
      ],
    },
    {
      beats: ['come-by', 'too-sharp', 'the-gate'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'moon',
      weather: 'fog',
      figures: [
        { who: 'pet', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['the-gate', 'chips'],
      framing: 'close',
      world: 'farm',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'pet', feeling: 'proud', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'proud', faces: 'left' },
      ],
    },
  ],
});
