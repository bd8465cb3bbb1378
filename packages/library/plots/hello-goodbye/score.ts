import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hello-goodbye',
  premise: 'A bus that has lost its ding cannot stop, and drives round and round past somebody who waits with a yellow hat; the dog has something better than a ding, and a bicycle bell puts it right.',
  writtenFirstIn: 'en',
  putBefore: { sv: [2, 33], en: [3, 35] },
  ages: [3, 4],
  leads: ['elder', 'pet.dog'],
  wish: { concepts: ['bus'] },
  nights: { place: 'a bus', indoors: false, tone: 'funny', mechanism: 'a bark that stops a bus', feeling: 'sad', sleep: true, endsInBed: true },
  contains: ['dog'],
  registry: {
    idea: 'a bus cannot stop because it has lost its ding',
    device: 'whisper in a soft ear: say it now',
    objects: ['little red bus', 'yellow hat that is waved', 'bicycle bell'],
    joke: 'Hello! Goodbye!',
    ending: 'goodnight to the bus from far away',
  },
  beats: [
    { id: 'nose-first', part: 'open', at: 'the bus', with: ['child', 'pet', 'adult'], refrain: true, plants: ['nose first'] },
    { id: 'nothing', part: 'stir', at: 'the bus', with: ['child', 'elder', 'pet'] },
    { id: 'round-once', part: 'try', at: 'the bus', with: ['child', 'elder', 'adult'], refrain: true },
    { id: 'round-twice', part: 'lull', at: 'the bus', with: ['child', 'elder', 'pet'], refrain: true },
    { id: 'say-it-now', part: 'turn', at: 'the bus', with: ['child', 'pet'] },
    { id: 'better-than-a-ding', part: 'turn', at: 'the bus stop', with: ['child', 'elder', 'pet'], pays: ['nose first'] },
    { id: 'a-ding', part: 'back', at: 'the bus stop', with: ['child', 'elder', 'pet'] },
    { id: 'goodnight-bus', part: 'last', at: 'bed', with: ['child', 'pet', 'elder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['nothing', 'round-once', 'nose-first'],
      framing: 'middle',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'curious' },
      ],
    },
    {
      beats: ['say-it-now', 'round-twice'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'pet', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['better-than-a-ding', 'a-ding'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'hugs', to: 'pet', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'bicycle', feeling: 'happy' },
      ],
      things: [
        { what: 'bicycle', at: 'left' },
        { what: 'bus', at: 'right', colour: 'red' },
      ],
    },
  ],
});
