import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-quiet-drum',
  premise: 'A drum that whispers.',
  writtenFirstIn: 'en',
  ages: [3, 12],
  leads: ['friend'],
  nights: { place: 'at home', indoors: true, tone: 'funny', mechanism: 'asking', feeling: 'curious', sleep: false },
  contains: [],
  registry: { idea: 'a drum whispers', device: 'listening', objects: ['drum'], joke: 'hush', ending: 'a hum' },
  beats: [{ id: 'the-drum', part: 'open', at: 'the attic', with: ['child', 'friend'] }],
  pictures: [],
});
