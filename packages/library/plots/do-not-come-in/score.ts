import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-not-come-in',
  premise: 'A lion who is to make a speech has dried his mane in the tumble dryer and looks like a dandelion; the mane is laid flat one hair at a time, by those who know about tangles.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [1, 31], en: [3, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['lion', 'washing-machine'] },
  nights: { place: 'the laundry room', indoors: true, tone: 'funny', mechanism: 'patience with tangles', feeling: 'embarrassed', sleep: false, endsInBed: true },
  votes: { sv: [0, 3] },
  contains: ['lion'],
  registry: {
    idea: 'somebody fierce is ashamed of his hair',
    device: 'a mane put in a tumble dryer',
    objects: ['note on a laundry door', 'mane like a dandelion', 'rake for a comb', 'sparrow in a mane'],
    joke: 'is that you with a tummy ache',
    ending: 'a very short speech and a very long cheer',
  },
  beats: [
    { id: 'the-note', part: 'open', at: 'the laundry', with: ['child', 'friend', 'pet'], plants: ['speech'] },
    { id: 'dandelion', part: 'stir', at: 'the laundry', with: ['child', 'friend', 'lion'] },
    { id: 'poof', part: 'try', at: 'the laundry', with: ['child', 'friend', 'lion'] },
    { id: 'blow-on-me', part: 'lull', at: 'the laundry', with: ['child', 'friend', 'lion'] },
    { id: 'one-hair', part: 'turn', at: 'the laundry', with: ['child', 'friend', 'lion', 'pet', 'adult'] },
    { id: 'try-a-roar', part: 'back', at: 'the laundry', with: ['child', 'friend', 'lion', 'adult', 'elder'] },
    { id: 'a-cheer', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['speech'] },
  ],
  pictures: [
    {
      beats: ['dandelion', 'the-note', 'poof'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'lion', at: 'right', act: 'cries', size: 'child', faces: 'left' },
        { who: 'child', at: 'centre', act: 'pats', to: 'lion', feeling: 'surprised' },
      ],
      things: [{ what: 'washing-machine', at: 'left' }],
    },
    {
      beats: ['one-hair', 'blow-on-me'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'comb', feeling: 'curious' },
        { who: 'lion', at: 'right', act: 'sits', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['try-a-roar', 'a-cheer'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'lion', at: 'right', act: 'leans-on', to: 'child', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'hugs', to: 'lion', feeling: 'happy' },
        { who: 'friend', at: 'left', act: 'laughs', anyway: true },
      ],
    },
  ],
});
