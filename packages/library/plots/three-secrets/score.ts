import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'three-secrets',
  premise: 'On the first day at a new school the child is sent by the best friend to find three secrets, and the third is one to keep.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [14, 40], en: [8, 40] },
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['first-day-at-school', 'school', 'new-friend', 'lonely', 'shy', 'moving', 'worried'] },
  nights: { place: 'school', indoors: true, tone: 'wry-warm', mechanism: 'keeping a secret that is not one’s own', feeling: 'lonely', sleep: false, endsInBed: true },
  votes: { sv: [3, 6] },
  contains: ['school'],
  registry: {
    idea: 'standing alone in a corner and keeping watch from a corner look the same',
    device: 'a mission from a distant friend, given up for a new one',
    objects: ['notebook with a pencil in the spine', 'tower clock seven minutes fast', 'pink clogs', 'gap between elbows'],
    joke: 'are you a spy? good, we have none',
    ending: 'the bedside clock is put seven minutes forward',
  },
  beats: [
    { id: 'the-mission', part: 'open', at: 'home', with: ['child', 'friend', 'adult', 'pet', 'elder'], plants: ['notebook', 'three'] },
    { id: 'twenty-four-faces', part: 'stir', at: 'school', with: ['child'], plants: ['clock'] },
    { id: 'the-corner', part: 'try', at: 'the yard', with: ['child', 'pet', 'elder'] },
    { id: 'the-ladle', part: 'try', at: 'the dining hall', with: ['child'], plants: ['elbows'] },
    { id: 'elbows', part: 'lull', at: 'the dining hall', with: ['child', 'noor', 'elder'], pays: ['elbows'] },
    { id: 'the-third', part: 'turn', at: 'the dining hall', with: ['child', 'noor'], pays: ['notebook', 'three'] },
    { id: 'report', part: 'back', at: 'bed', with: ['child', 'friend', 'pet'] },
    { id: 'seven-minutes', part: 'last', at: 'bed', with: ['child', 'adult', 'pet', 'elder'], pays: ['clock'] },
  ],
  pictures: [
    {
      beats: ['the-corner'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'curious', holding: 'book' },
        { who: 'man', at: 'right', act: 'carries', to: 'ladder', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bicycle', at: 'left', count: 2 }],
    },
    {
      beats: ['the-ladle', 'elbows'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'book', feeling: 'surprised' },
        { who: 'child-guest', at: 'right', act: 'points-at', to: 'child', feeling: 'curious', called: 'noor' },
      ],
    },
    {
      beats: ['report', 'the-third'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'talks-to', to: 'computer', feeling: 'laughing' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'computer' },
      ],
      things: [{ what: 'computer', at: 'centre' }],
    },
  ],
});
