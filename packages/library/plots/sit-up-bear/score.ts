import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'sit-up-bear',
  premise:
    'A teddy who is too soft to sit up falls over into the tower of paper cups; sent away he is not to blame when it falls again, for a wind comes in under the door, and whoever is good at nothing but lying down is the very one to lie there.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [0, 12], en: [6, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['teddy'] },
  nights: { place: 'the floor by a door', indoors: true, tone: 'funny', mechanism: 'lying down along a gap', feeling: 'cross with somebody who cannot help it', sleep: false, endsInBed: true },
  contains: ['teddy'],
  registry: {
    idea: 'a teddy is too soft to sit up, and falls into whatever is being built',
    device: 'whoever cannot sit is good at lying, along the gap where the wind comes in',
    objects: ['tower of paper cups', 'cup on a nose', 'gap under a door'],
    joke: 'lying there oneself stops the wind, but then one cannot reach a single cup',
    ending: 'the teddy is asked to sit up once more, in bed, and both of them go flump',
  },
  beats: [
    { id: 'too-soft', part: 'open', at: 'the floor', with: ['child'], plants: ['soft'], refrain: true },
    { id: 'one-on-the-top', part: 'stir', at: 'the floor', with: ['child', 'friend', 'elder'], plants: ['cups'], refrain: true },
    { id: 'not-bear', part: 'try', at: 'the floor', with: ['child'], refrain: true },
    { id: 'under-the-door', part: 'lull', at: 'the door', with: ['child', 'pet'] },
    { id: 'the-gap', part: 'turn', at: 'the door', with: ['child'], pays: ['soft'], refrain: true },
    { id: 'flump', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['cups'], refrain: true },
  ],
  pictures: [
    {
      beats: ['one-on-the-top', 'too-soft'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'teddy', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'teddy', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'teddy', at: 'centre' }, { what: 'cup', at: 'centre', count: 3 }],
    },
    {
      beats: ['under-the-door', 'not-bear'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left' }],
      things: [{ what: 'door', at: 'right' }, { what: 'teddy', at: 'left' }],
    },
    {
      beats: ['the-gap', 'flump'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'holds', to: 'teddy', feeling: 'happy', faces: 'right' }],
      things: [{ what: 'door', at: 'right' }],
    },
  ],
});
