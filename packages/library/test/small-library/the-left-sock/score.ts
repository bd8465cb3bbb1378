import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-left-sock',
  premise: 'A left sock goes looking for a right foot.',
  writtenFirstIn: 'sv',
  ages: [3, 12],
  leads: [],
  nights: { place: 'at home', indoors: true, tone: 'funny', mechanism: 'asking', feeling: 'curious', sleep: false },
  contains: [],
  registry: { idea: 'a sock walks', device: 'hopping', objects: ['sock'], joke: 'wrong foot', ending: 'a pair' },
  beats: [
    { id: 'the-sock', part: 'open', at: 'the hall', with: ['child'], plants: ['sock'] },
    { id: 'the-hop', part: 'try', at: 'the stairs', with: ['child'], leaveOut: true },
    { id: 'the-pair', part: 'last', at: 'the bed', with: ['child'], pays: ['sock'] },
  ],
  pictures: [],
});
